// What few slides do: they repeat themselves, or lie over or under all others.
export { createGlobalPlayer } from './createGlobalPlayer.ts';
export { createSlideLoop } from './createSlideLoop.ts';

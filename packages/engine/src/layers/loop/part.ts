export { createLoopPlayer } from './createLoopPlayer.ts';

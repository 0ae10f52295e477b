// What plays modules that a server has drawn: nothing here reads documents, and nothing draws from them.
export { fits, playDrawn } from './playDrawn.ts';
export type { Score } from './Score.ts';

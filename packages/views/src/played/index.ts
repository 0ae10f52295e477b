// What plays modules that were compiled: nothing here reads documents, and nothing draws from them.
export { fits, playScore } from './playScore.ts';
export type { Score } from './Score.ts';

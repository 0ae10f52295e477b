import type { createMorph as morph } from './createMorph.ts';

/** Few paths turn into others: how that is done is fetched with the first. */
export const createMorph: typeof morph = async (...given) =>
  (await import('./createMorph.ts')).createMorph(...given);

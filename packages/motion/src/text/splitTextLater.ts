import type { splitText as split } from './splitText.ts';

/** Few texts are taken apart: how that is done is fetched with the first. */
export const splitText: typeof split = async (...given) =>
  (await import('./splitText.ts')).splitText(...given);

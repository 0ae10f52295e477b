import { optional } from '../reading/composites.ts';
import { progressBar } from '../settings/progressBar.ts';

/** How far the show has come. */
export const progressReaders = { progressBar: optional(progressBar) };

/** One file for all that lists need: every list needs all of it. */
export { liveList } from './liveList.ts';
export { priceRange } from './priceRange.ts';

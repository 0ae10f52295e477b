/** In characters. */
export const SOURCE_CHARACTERS = 60;
/** Different sources of a day: what is made up has no end, and would fill the table. */
export const SOURCES_A_DAY = 200;
/** Of one address, and of all together, in a process: more than anyone opens, fewer than a machine would. */
export const VISITS_BY_ADDRESS = { limit: 20, windowMs: 600_000 };
export const VISITS_A_MINUTE = 3000;
/** Addresses that are counted at once; they are forgotten with their window. */
export const ADDRESSES_KNOWN = 20_000;

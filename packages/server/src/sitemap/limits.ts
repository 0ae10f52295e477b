/**
 * Ids in one part: a search engine takes 50,000 addresses and 50 MB of a file. Far fewer, since a part is written in memory, and an
 * address may have a long name and many pictures.
 */
export const SITEMAP_PART_IDS = 2_000;
/** Of one product. */
export const SITEMAP_PICTURES = 10;

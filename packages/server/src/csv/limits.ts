/** Products that are read, and rows that are written, at once. */
export const EXPORT_BATCH = 500;
export const IMPORT_BATCH = 25;
/** Characters of one row: what is longer is no product. */
export const ROW_CHARACTERS = 2_000_000;
/** Errors that are kept; further ones are only counted. */
export const ERRORS_KEPT = 1_000;
/** Pictures that are fetched at the same time. */
export const IMAGES_AT_ONCE = 4;
/** One after the other, before a host is not asked any more: a file of thousands must not wait for each. */
export const HOST_FAILURES = 10;

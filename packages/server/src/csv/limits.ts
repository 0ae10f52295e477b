/** Products that are read, and rows that are written, at once. */
export const EXPORT_BATCH = 500;
export const IMPORT_BATCH = 25;
/** Characters of one row: what is longer is no product. */
export const ROW_CHARACTERS = 2_000_000;
/** Errors that are kept; further ones are only counted. */
export const ERRORS_KEPT = 1_000;

/** Items on a page of a list, unless asked, and at most. */
export const API_PER_PAGE = 20;
export const API_MOST_PER_PAGE = 100;
/** What a 32-bit column holds: larger numbers are nobody's ids. */
export const API_HIGHEST_ID = 2_147_483_647;
/** Of a JSON body, in bytes; documents have half a megabyte, and may have eight. */
export const API_BODY_BYTES = 1_048_576;
export const API_DOCUMENT_BYTES = 12_000_000;
/** Of an uploaded file, in bytes. */
export const API_PICTURE_BYTES = 20 * 1024 * 1024;
export const API_ARCHIVE_BYTES = 60_000_000;
export const API_CSV_BYTES = 200_000_000;
/** Of a file of products that waits in the shop until somebody has looked at it; a larger one is taken in at once, or by the command line. */
export const API_IMPORT_BYTES = 50_000_000;
/** Rows of an import that are shown at once. */
export const API_IMPORT_ROWS = 200;
/** Products that are changed by one call. */
export const API_MOST_CHANGED = 500;
/** Of one piece of a backup that comes in: over a slow line it is there before a request is given up. */
export const API_PART_BYTES = 4 * 1024 * 1024;

/** Rows of one file: more are taken in by the command line. */
export const IMPORT_ROWS = 100_000;
export const IMPORT_COLUMNS = 500;
/** Rows that are stored at once while a file is read. */
export const ROWS_STORED = 200;
/** Characters that are kept of a value that was changed: people look at it, nothing is made of it. */
export const SHOWN_CHARACTERS = 300;
/** Earlier rows about the same product that a preview looks at: more are a mistake, or an attack. */
export const EARLIER_ROWS = 20;
/** Of one run of the job; what is left comes with the next. */
export const IMPORT_BUDGET_MS = 4_000;
export const IMPORTS_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

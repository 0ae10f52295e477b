/** How long a write waits for another process's. */
export const SQLITE_BUSY_MS = 10_000;
export const SQLITE_KEPT_STATEMENTS = 512;
export const POSTGRES_CONNECTIONS = 16;
export const TRANSACTION_TRIES = 5;
/** Transactions that one wait for the disk is shared by, at most: the first of them is only told when the last is done. */
export const SHARED_COMMIT_WORKS = 64;

/** Tries for a name that somebody else takes at the same moment. */
export const NAME_TRIES = 5;

/** In characters. */
export const SLUG_CHARACTERS = 180;
export const EMAIL_MAX_LENGTH = 254;
/** Of each field that says how a buyer came. */
export const LONGEST_ATTRIBUTION = 500;
/** Numbered slugs that are looked up at once. */
export const SLUGS_TRIED = 40;

/** When to ask again, while the database does not answer. */
export const RETRY_AFTER_S = 5;

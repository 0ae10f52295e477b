/** How long a write waits for another process's. */
export const SQLITE_BUSY_MS = 10_000;
export const SQLITE_KEPT_STATEMENTS = 512;
export const POSTGRES_CONNECTIONS = 16;
export const TRANSACTION_TRIES = 5;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Waits after each failure; after the last one the delivery is given up. */
export const WEBHOOK_RETRY_MS: readonly number[] = [1, 5, 30, 120, 720].map((minutes) => minutes * MINUTE_MS);
/** Deliveries in a row that were given up, after which an address is left in peace; as many as in shops of today. */
export const WEBHOOK_MOST_FAILURES = 5;
/** Who has claimed a delivery has so long to send it; then another tries. */
export const WEBHOOK_CLAIM_MS = 2 * MINUTE_MS;
/** Nobody is waited for longer. */
export const WEBHOOK_TIMEOUT_MS = 10_000;
export const WEBHOOKS_AT_ONCE = 100;
/** Sent at the same time: one slow address does not hold up all others. */
export const WEBHOOK_LANES = 4;
export const WEBHOOK_EVENTS_AT_ONCE = 500;
/** Characters of a body that is sent, and of an answer that is kept. */
export const WEBHOOK_LONGEST_BODY = 1_000_000;
export const WEBHOOK_LONGEST_ANSWER = 4000;
export const WEBHOOK_LONGEST_ERROR = 500;
/** Deliveries hold what is private: so long, and so many of each webhook, are kept. */
export const WEBHOOK_KEPT_MS = 30 * DAY_MS;
export const WEBHOOK_KEPT = 500;
export const WEBHOOK_SECRET_BYTES = 32;
/** Of an address of the public internet: the ports of the web, and those that are nobody's in particular. */
export const WEBHOOK_PORTS: ReadonlySet<number> = new Set([80, 443]);
export const WEBHOOK_FREE_PORTS_FROM = 1024;

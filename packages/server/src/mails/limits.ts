const MINUTE_MS = 60_000;

/** Who has claimed a mail has so long to send it; then another tries. */
export const CLAIM_MS = 10 * MINUTE_MS;
/** Waits after each failure; after the last one the mail is given up. */
export const RETRY_MS: readonly number[] = [1, 5, 30, 120, 720].map((minutes) => minutes * MINUTE_MS);
export const MAILS_AT_ONCE = 20;
export const LONGEST_ERROR = 500;
/** How long the contents of mails that were sent are kept. */
export const SENT_KEPT_MS = 30 * 24 * 60 * MINUTE_MS;
/** Mails with a link that opens an account: their contents are not kept once they are sent. */
export const SECRET_KINDS: readonly string[] = ['customer_reset_password', 'invitation'];

/** A nonce holds for the half-day it was made in and the one after: 12 to 24 hours. */
export const NONCE_TICK_MS = 12 * 60 * 60 * 1000;
/** Hex characters of a nonce on the wire. */
export const NONCE_LENGTH = 10;

/** A secret that is shorter could be guessed. */
export const SECRET_MIN_LENGTH = 32;
/** Of a secret that the shop makes itself. */
export const SECRET_BYTES = 48;

/** The longest window in which anything is counted. */
export const LONGEST_WINDOW_MS = 24 * 60 * 60 * 1000;

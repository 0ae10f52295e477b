const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const ARGON2_MEMORY_KIB = 19_456;
export const ARGON2_PASSES = 2;

/** In characters. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MIN_DIFFERENT = 5;
/** Longer ones only cost time. */
export const PASSWORD_MAX_LENGTH = 4096;

export const LOGIN_MAX_LENGTH = 60;
export const NAME_MAX_LENGTH = 250;
export const ADDRESS_FIELD_MAX_LENGTH = 250;
/** Of a visitor: the longest IPv6 address with its zone. */
export const ADDRESS_MAX_LENGTH = 64;
export const USER_AGENT_MAX_LENGTH = 400;

export const LOGIN_MS = 2 * DAY_MS;
export const REMEMBERED_LOGIN_MS = 14 * DAY_MS;
/** How exactly "last seen" is kept. */
export const SEEN_EVERY_MS = HOUR_MS;
export const TOKEN_BYTES = 32;

export const RESET_MS = HOUR_MS;
/** How long somebody who is invited has to come. */
export const INVITATION_MS = 7 * DAY_MS;

/** How often a password can be guessed: by one address for one account, for one account, by one address. */
export const GUESSES = {
  accountAndAddress: { limit: 10, windowMs: 15 * MINUTE_MS },
  account: { limit: 50, windowMs: 15 * MINUTE_MS },
  address: { limit: 100, windowMs: 15 * MINUTE_MS },
} as const;
/** Mails with a link for one account, whoever asks: few, and so often that its owner never has to wait for long. */
export const RESET_MAILS = { limit: 1, windowMs: 5 * MINUTE_MS } as const;
export const RESETS_OF_ACCOUNT_BY_ADDRESS = { limit: 3, windowMs: HOUR_MS } as const;
export const RESETS_BY_ADDRESS = { limit: 20, windowMs: HOUR_MS } as const;
export const REGISTRATIONS_BY_ADDRESS = { limit: 20, windowMs: HOUR_MS } as const;

/** Keys of one user. */
export const MOST_API_KEYS = 50;

/** Tries to find a name that nobody has. */
export const LOGIN_NAME_TRIES = 20;

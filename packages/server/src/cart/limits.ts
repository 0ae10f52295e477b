const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a guest's cart is kept after it was last seen; a customer's stays. */
export const GUEST_CART_MS = 2 * DAY_MS;
/** The last moment that a date can name. */
export const NEVER_MS = 8_640_000_000_000_000;
/** How exactly "last seen" is kept: a cart that is looked at all day is written once an hour. */
export const SEEN_EVERY_MS = 3_600_000;
/** Notices of visitors who never came back. */
export const NOTICE_MS = 7 * DAY_MS;

/** Pieces of one line: with far more, what the dearest things cost would no longer fit the database. */
export const MOST_PIECES = 99_999;
/** Lines of one cart, lines that were taken out and can be put back, and coupons. */
export const MOST_LINES = 500;
export const MOST_REMOVED = 20;
export const MOST_COUPONS = 20;
export const MOST_PACKAGES = 10;
/** What a visitor may type into a choice or send beside an item. */
export const LONGEST_CHOICE = 200;
export const LONGEST_CODE = 100;

/** Codes that do not exist: of one visitor, and of one address, which may be a whole office's. */
export const WRONG_COUPONS = { limit: 20, windowMs: 900_000 } as const;
export const WRONG_COUPONS_BY_ADDRESS = { limit: 100, windowMs: 900_000 } as const;
/** Carts that guests of one address begin: each is kept for days, and links alone can begin one. */
export const NEW_CARTS_BY_ADDRESS = { limit: 300, windowMs: 3_600_000 } as const;

export const SESSIONS_DROPPED_AT_ONCE = 500;

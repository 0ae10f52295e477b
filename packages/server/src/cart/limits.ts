const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a cart is kept after its last change; a guest's and a user's. */
export const GUEST_CART_MS = 2 * DAY_MS;
export const USER_CART_MS = 7 * DAY_MS;
/** Notices of visitors who never came back. */
export const NOTICE_MS = 7 * DAY_MS;

/** Pieces of one line: with far more, what the dearest things cost would no longer fit the database. */
export const MOST_PIECES = 99_999;
/** Lines of one cart, and coupons. */
export const MOST_LINES = 500;
export const MOST_COUPONS = 20;
export const MOST_PACKAGES = 10;
/** What a visitor may type into a choice or send beside an item. */
export const LONGEST_CHOICE = 200;
export const LONGEST_CODE = 100;

export const SESSIONS_DROPPED_AT_ONCE = 500;

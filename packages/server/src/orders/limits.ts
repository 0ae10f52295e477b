export const MOST_ORDERS_PER_PAGE = 100;
export const MOST_PAGES = 1_000_000;

/** Of what buyers write. */
export const LONGEST_FIELD = 200;
export const LONGEST_NOTE = 2000;
export const LONGEST_USER_AGENT = 500;
export const LONGEST_ONCE = 200;

/** Unpaid orders that are cancelled at a time. */
export const CANCELLED_AT_ONCE = 100;

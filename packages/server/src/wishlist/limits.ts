/** Of one user, in all groups. */
export const WISHLIST_ENTRIES = 500;
export const WISHLIST_GROUPS = 50;
/** Of one list, on one page. */
export const WISHLIST_PAGE = 24;
/** In characters. */
export const GROUP_NAME_LENGTH = 100;
export const DEFAULT_GROUP_NAME = 'My wishlist';

/** What browsers keep of a cookie is 4,096 bytes with its name and attributes. */
export const WISHLIST_COOKIE_BYTES = 3700;
/** Longer ones are not ours. */
export const WISHLIST_COOKIE_READ_LENGTH = 16_384;

const DAY_S = 24 * 60 * 60;

export const GUEST_COOKIE_S = 2 * DAY_S;
export const USER_COOKIE_S = 7 * DAY_S;
/** How long before its end a cookie is written anew. */
export const COOKIE_EXPIRING_S = DAY_S;
/** Of a value that can be one. */
export const CUSTOMER_COOKIE_MAX_LENGTH = 256;
/** Hex characters after `t_`. */
export const GUEST_ID_LENGTH = 30;
/** A cookie that is looked at is written anew at most this often. */
export const RENEWED_AFTER_S = 3600;

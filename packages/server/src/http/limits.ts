/** Where the REST paths of the contract begin (spec/1 §7). */
export const REST_BASE = '/wp-json/';
/** Compiled modules that are kept: those of a large site, some of them with hundreds of slides. */
export const COMPILED_KEPT_CHARACTERS = 16_777_216;
/** Forms and JSON; uploads have a limit of their own. */
export const BODY_BYTES = 1_048_576;
/** A cart form of a thousand lines still fits. */
export const FORM_FIELDS = 2000;
export const FORM_DEPTH = 6;
/** Slugs in other scripts are three times as long when they are written in an address. */
export const PATH_PART_LENGTH = 600;
/** Different things that one form puts into a cart. */
export const FORM_ITEMS = 100;
/** Until all of a request has come, uploads of the largest size over ordinary lines included; and until its headers have. */
export const REQUEST_MS = 60_000;
export const HEADERS_MS = 15_000;
/** How often it is looked who is late. */
export const LATE_CHECK_MS = 5_000;
/** Until a connection on which nothing is asked any more is closed. */
export const IDLE_MS = 72_000;

/** From one address: more than anyone orders, fewer than a machine would. */
export const ORDER_ATTEMPTS = { limit: 120, windowMs: 600_000 };

/** spec/3 §9: compare and wishlist cookies expire in 7 days. */
export const LIST_COOKIE_S = 7 * 24 * 60 * 60;

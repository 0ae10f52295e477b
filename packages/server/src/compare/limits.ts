/** More columns than anyone compares. */
export const COMPARE_PRODUCTS = 50;
/** Longer ones are not ours. */
export const COMPARE_COOKIE_READ_LENGTH = 16_384;

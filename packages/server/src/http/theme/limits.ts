/** spec/3 §9: compare and wishlist cookies expire in 7 days. */
export const LIST_COOKIE_S = 7 * 24 * 60 * 60;

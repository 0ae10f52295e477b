/** From one address: more than anyone orders, fewer than a machine would. */
export const ORDER_ATTEMPTS = { limit: 120, windowMs: 600_000 };

/** What of one item went back. Amounts are without tax, which stands beside them. */
export interface RefundItem {
  readonly itemId: number;
  readonly quantity: number;
  readonly total: number;
  readonly totalTax: number;
  /** totalTax by rate. */
  readonly taxes: Readonly<Record<string, number>>;
  /** Pieces that are for sale again. */
  readonly restocked: number;
}

/** Money of an order that went back to its buyer. */
export interface Refund {
  readonly id: number;
  /** With its tax. */
  readonly amount: number;
  readonly tax: number;
  /** The buyer reads it too. */
  readonly reason: string;
  /** Who did it; '': nobody knows any more. */
  readonly by: string;
  readonly createdAt: number;
  readonly items: readonly RefundItem[];
}

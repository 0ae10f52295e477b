/** What the shop has said is done. */
export interface Acknowledged {
  /** Customer and product -> pieces. */
  readonly carts: Map<string, number>;
  readonly orders: Set<number>;
  /** Versions of the module. */
  readonly versions: Set<number>;
}

export const nothingYet = (): Acknowledged => ({ carts: new Map(), orders: new Set(), versions: new Set() });

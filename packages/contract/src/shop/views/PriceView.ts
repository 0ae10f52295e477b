/** A price as the page shows it (with or without tax, as the shop has set), in minor units. */
export interface PriceView {
  /** What it costs now, the lowest of a range; null when it has no price. */
  readonly current: number | null;
  readonly regular: number | null;
  readonly isOnSale: boolean;
  /** The highest of a range, when that is more than `current`. */
  readonly max?: number;
}

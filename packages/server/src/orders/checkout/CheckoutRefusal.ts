import type { CartNotice } from '../../notices/CartNotice.ts';
import type { CheckoutNotice } from '../../notices/CheckoutNotice.ts';

/** Why an order is not made. field: the name on the wire of what is wrong; null when it is no single one. */
export interface CheckoutRefusal {
  readonly field: string | null;
  readonly said: CheckoutNotice | CartNotice;
}

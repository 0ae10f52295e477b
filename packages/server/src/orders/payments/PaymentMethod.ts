import type { ShopSettings } from '@vitrine/contract/shop';
import type { Cart } from '../../cart/Cart.ts';
import type { Order } from '../Order.ts';
import type { OrderStatus } from '../states.ts';

export interface PaymentResult {
  /** What the order becomes. */
  readonly status: OrderStatus;
  /** Where the buyer goes on; the page of the finished order when there is none. */
  readonly redirect?: string;
  readonly transactionId?: string;
  /** For the order's notes. */
  readonly note?: string;
}

/** A way to pay. A real one is a file like these and a line in the table. */
export interface PaymentMethod {
  readonly id: string;
  readonly title: (settings: ShopSettings) => string;
  readonly description: (settings: ShopSettings) => string;
  /** How to pay, on the page of the finished order and in its mail; '' for none. */
  readonly instructions: (settings: ShopSettings) => string;
  readonly isAvailable: (settings: ShopSettings, cart: Cart) => boolean;
  /**
   * Whether paying asks nobody outside. Then it is done in the transaction that makes the order; else after it,
   * so that no row is locked while a bank thinks.
   */
  readonly isOffline: boolean;
  readonly pay: (order: Order, settings: ShopSettings) => Promise<PaymentResult>;
}

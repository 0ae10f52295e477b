import type { Address } from '../../pricing/Address.ts';
import type { CheckoutRefusal } from '../checkout/CheckoutRefusal.ts';

/** A line as somebody of the shop writes it. */
export interface DraftLine {
  /** A line that the order has; null: a new one, of the product. */
  readonly itemId: number | null;
  readonly productId: number | null;
  readonly variationId: number | null;
  readonly choices: Readonly<Record<string, string>>;
  readonly quantity: number;
  /** Of one piece, with tax where the prices of the order have it. null: as it is, or what the shop asks now. */
  readonly price: number | null;
}

/** How it is shipped. cost: without tax. */
export interface DraftRate {
  /** Of a way that the shop offers; '': written by hand. */
  readonly id: string;
  readonly label: string;
  readonly cost: number;
}

export interface DraftFee {
  readonly name: string;
  readonly amount: number;
  readonly isTaxable: boolean;
}

/** What is to be in an order before it is paid. */
export interface OrderDraft {
  readonly lines: readonly DraftLine[];
  readonly rate: DraftRate | null;
  readonly fees: readonly DraftFee[];
}

/** To whom it goes, which decides about taxes and ways of shipping. */
export interface DraftAddresses {
  readonly billing: Address;
  readonly shipping: Address;
}

/** Said of what somebody of the shop has written; for people. */
export interface DraftFault {
  readonly field: string | null;
  readonly said: CheckoutRefusal['said'] | string;
}

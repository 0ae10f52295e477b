import type { CartView } from './CartView.ts';
import type { FieldView } from './FieldView.ts';

export interface PaymentView {
  readonly id: string;
  readonly title: string;
  readonly descriptionHtml: string;
  readonly isChosen: boolean;
}

/** What can be paid with, and what is asked beside it: the part of the form that scripts replace on its own. */
export interface PaymentFormView {
  readonly payments: readonly PaymentView[];
  /** Nothing is to be paid when the total is 0. */
  readonly needsPayment: boolean;
  /** Where the terms are; empty: nobody has to agree to any. */
  readonly termsUrl: string;
  readonly nonce: string;
  /** Names this purchase: sent twice, it is one order. */
  readonly once: string;
}

export interface CheckoutView extends PaymentFormView {
  readonly cart: CartView;
  readonly fields: readonly FieldView[];
  /** The second address is used. */
  readonly shipsElsewhere: boolean;
  readonly isLoggedIn: boolean;
  readonly guestsAllowed: boolean;
  /** An account can be made on the way. */
  readonly signup: boolean;
  readonly couponsOn: boolean;
  /** A code that was sent and did not count, to be mended; else empty. */
  readonly refusedCoupon: string;
  /** Names of the hidden fields of attribution start with it; empty: no attribution. */
  readonly attributionPrefix: string;
}

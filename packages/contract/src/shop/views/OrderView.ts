import type { LabelledAmount, LabelledText } from './CartView.ts';

export interface OrderLineView {
  readonly name: string;
  /** Empty when the product is gone. */
  readonly url: string;
  readonly quantity: number;
  readonly total: number;
  readonly choices: readonly LabelledText[];
  readonly noteHtml: string;
}

export interface BankAccountView {
  readonly name: string;
  readonly details: readonly LabelledText[];
}

export interface OrderView {
  readonly id: number;
  /** `processing`; its label is for people. */
  readonly status: string;
  readonly statusLabel: string;
  readonly createdAt: number;
  readonly lines: readonly OrderLineView[];
  /** Subtotal, discount, shipping and taxes, in the order that they are shown. */
  readonly totals: readonly LabelledAmount[];
  readonly total: number;
  /** What went back, and then what is left of the total; none: nothing did. */
  readonly refunds: readonly LabelledAmount[];
  readonly paymentTitle: string;
  /** Lines of an address; none: there is no such address. */
  readonly billing: readonly string[];
  readonly shipping: readonly string[];
  readonly email: string;
  readonly phone: string;
  readonly customerNote: string;
  /** How to pay, for orders that wait for it. */
  readonly instructionsHtml: string;
  readonly bankAccounts: readonly BankAccountView[];
  /** What the shop has told the customer. */
  readonly notes: readonly { readonly createdAt: number; readonly html: string }[];
}

/** A line of the list of orders. */
export interface OrderRowView {
  readonly id: number;
  readonly url: string;
  readonly createdAt: number;
  readonly statusLabel: string;
  readonly total: number;
  readonly count: number;
}

import { formatMoney, type ShopLinks, type ShopSettings } from '@vitrine/contract/shop';
import { escapeHtml } from '../../html/escapeHtml.ts';
import type { AddressKind, CheckoutNotice } from '../../notices/CheckoutNotice.ts';
import { ADDRESS_FIELDS } from '../../orders/checkout/addressFields.ts';
import type { CheckoutRefusal } from '../../orders/checkout/CheckoutRefusal.ts';
import type { Address } from '../../pricing/Address.ts';
import { accountText } from './accountWords.ts';
import { cartHtml, isKnown as isOfCart } from './cartWords.ts';

/** What is wrong with what was sent, in words. field: its name on the wire; null when it is no single one. */
export interface CheckoutError {
  readonly field: string | null;
  readonly html: string;
  /** What the page shows of the order is no longer so. */
  readonly isOutOfDate?: true;
}

export interface CheckoutWordsContext {
  readonly settings: Pick<ShopSettings, 'money'>;
  readonly links: Pick<ShopLinks, 'cart' | 'product' | 'shop' | 'order'>;
}

type Words = {
  readonly [C in CheckoutNotice['code']]: (
    said: Extract<CheckoutNotice, { code: C }>,
    context: CheckoutWordsContext,
  ) => string;
};

const TITLES: Readonly<Record<AddressKind, string>> = { billing: 'Billing', shipping: 'Shipping' };

const fieldOf = (of: AddressKind, name: keyof Address): string => {
  const label = ADDRESS_FIELDS.find((field) => field.name === name)?.label ?? '';
  return `<strong>${escapeHtml(`${TITLES[of]} ${label}`)}</strong>`;
};

/** What buyers read, as HTML with every value escaped; the wording is that of the shops whose pages ours replace. */
const WORDS: Words = {
  field_needed: ({ of, name }) => `${fieldOf(of, name)} is a required field.`,
  postcode_wrong: ({ of }) => `${fieldOf(of, 'postcode')} is not a valid postcode / ZIP.`,
  phone_wrong: ({ of }) => `${fieldOf(of, 'phone')} is not a valid phone number.`,
  email_wrong: ({ of }) => `${fieldOf(of, 'email')} is not a valid email address.`,
  country_wrong: ({ of }) => `${fieldOf(of, 'country')} is not a valid country.`,
  state_wrong: ({ of, choices }) =>
    `${fieldOf(of, 'state')} is not valid. Please enter one of the following: ${choices.map(escapeHtml).join(', ')}`,
  country_not_sold_to: ({ country }) =>
    `Sorry, we do not allow orders from the provided country (${escapeHtml(country)})`,
  country_not_shipped_to: ({ country }) =>
    `Unfortunately <strong>we do not ship to ${escapeHtml(country)}</strong>. Please enter an alternative shipping address.`,
  login_needed: () => 'You must be logged in to checkout.',
  terms_needed: () => 'Please read and accept the terms and conditions to proceed with your order.',
  account_refused: ({ why }) => escapeHtml(accountText(why)),
  cart_empty: (_, { links }) =>
    `Sorry, your session has expired. <a href="${escapeHtml(links.shop)}" class="wc-backward">Return to shop</a>`,
  shipping_needed: () =>
    'No shipping method has been selected. Please double check your address, or contact us if you need any help.',
  payment_needed: () => 'No payment method provided.',
  payment_wrong: () => 'Invalid payment method.',
  payment_failed: () => 'The payment did not go through. Please try again or choose another way to pay.',
  order_changed: ({ total }, { settings }) =>
    `Your order has changed since you last saw it. It now comes to <strong>${escapeHtml(formatMoney(total, settings.money))}</strong>: please look at it once more, and place it then.`,
  placed_before: ({ id, key }, { links }) =>
    `This page has placed <a href="${escapeHtml(links.order(id, key))}">order #${id}</a> already. What is in your cart now is not in it: please look at it once more, and place it then.`,
};

const OUT_OF_DATE: ReadonlySet<string> = new Set<CheckoutNotice['code']>(['order_changed', 'placed_before']);

/** A refusal as pages and scripts show it. */
export function checkoutError(
  { field, said }: CheckoutRefusal,
  context: CheckoutWordsContext,
): CheckoutError {
  const isOutOfDate = OUT_OF_DATE.has(said.code);
  return { field, html: htmlOf(said, context), ...(isOutOfDate && { isOutOfDate }) };
}

function htmlOf(said: CheckoutRefusal['said'], context: CheckoutWordsContext): string {
  if (isOfCart(said)) return cartHtml(said, context);
  // The code and its data belong together, which TypeScript cannot see of a table's row.
  const write = WORDS[said.code] as (said: CheckoutNotice, context: CheckoutWordsContext) => string;
  return write(said, context);
}

import { formatMoney, type ShopLinks, type ShopSettings } from '@vitrine/contract/shop';
import { noticeTexts, translate } from '@vitrine/texts';
import { escapeHtml } from '../../html/escapeHtml.ts';
import type { CartNotice } from '../../notices/CartNotice.ts';

/** What sentences need beside what is told: how amounts are written, and where links lead. */
export interface WordsContext {
  readonly settings: Pick<ShopSettings, 'money'>;
  readonly links: Pick<ShopLinks, 'cart' | 'product'>;
}

type Code = CartNotice['code'];
type Words = {
  readonly [C in Code]: (said: Extract<CartNotice, { code: C }>, context: WordsContext) => string;
};

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const viewCart = ({ links }: WordsContext): string =>
  ` <a href="${escapeHtml(links.cart)}" class="button wc-forward">View cart</a>`;

const amountOf = (minor: number, { settings }: WordsContext): string =>
  escapeHtml(formatMoney(minor, settings.money));

const LIMIT_REACHED = 'Coupon usage limit has been reached.';

/** What visitors read, as HTML with every value escaped; the wording is that of the shops whose pages ours replace. */
const WORDS: Words = {
  product_unknown: () => 'This product does not exist.',
  quantity_needed: () => 'Please choose the quantity of items you wish to add to your cart.',
  options_needed: ({ product, slug }, { links }) => {
    const name = escapeHtml(product);
    return `Please choose product options by visiting <a href="${escapeHtml(links.product(slug))}" title="${name}">${name}</a>.`;
  },
  choices_missing: ({ names }) =>
    `${escapeHtml(list(names))} ${names.length === 1 ? 'is a required field' : 'are required fields'}`,
  choices_wrong: ({ names }) => `Invalid value posted for ${escapeHtml(list(names))}`,
  already_in_cart: ({ product }, context) =>
    `You cannot add another "${escapeHtml(product)}" to your cart.${viewCart(context)}`,
  not_for_sale: () => 'Sorry, this product cannot be purchased.',
  out_of_stock: ({ product }) =>
    `You cannot add "${escapeHtml(product)}" to the cart because the product is out of stock.`,
  not_enough_stock: ({ product, left }) =>
    `You cannot add that amount of "${escapeHtml(product)}" to the cart because there is not enough stock (${left} remaining).`,
  not_enough_beside_cart: ({ left, inCart }, context) =>
    `You cannot add that amount to the cart — we have ${left} in stock and you already have ${inCart} in your cart.${viewCart(context)}`,
  cart_full: () => 'Your cart is full. Please remove something before you add more.',
  only_one: ({ product }) => `You can only have 1 ${escapeHtml(product)} in your cart.`,
  not_enough_for_order: ({ product, left }) =>
    `Sorry, we do not have enough "${escapeHtml(product)}" in stock to fulfill your order (${left} available). We apologize for any inconvenience caused.`,
  out_of_stock_for_order: ({ product }) =>
    `Sorry, "${escapeHtml(product)}" is not in stock. Please edit your cart and try again. We apologize for any inconvenience caused.`,
  line_unknown: () => 'This item is not in your cart.',
  rate_unknown: ({ rate }) => `The shipping method "${escapeHtml(rate)}" is not offered for your cart.`,
  line_not_restored: () =>
    'This item cannot be put back: it is not there any more, or there is no stock of it.',
  item_gone: () => 'An item which is no longer available was removed from your cart.',
  no_longer_sold: ({ product }) =>
    `${escapeHtml(product)} has been removed from your cart because it can no longer be purchased. Please contact us if you need assistance.`,
  coupon_applied: () => 'Coupon code applied successfully.',
  coupon_removed: () => 'Coupon has been removed.',
  coupon_not_removed: () => 'Sorry there was a problem removing this coupon.',
  coupon_needed: () => 'Please enter a coupon code.',
  coupon_unknown: ({ coupon }) => `Coupon "${escapeHtml(coupon)}" does not exist!`,
  coupon_already_applied: () => 'Coupon code already applied!',
  coupon_stands_alone: ({ coupon }) =>
    `Sorry, coupon "${escapeHtml(coupon)}" has already been applied and cannot be used in conjunction with other coupons.`,
  coupons_off: () => 'Coupons are disabled.',
  coupon_tries_exceeded: () => 'Too many coupon codes were tried. Please try again later.',
  coupons_full: () => 'Sorry, no more coupons can be added to this cart.',
  coupon_gone: ({ coupon }) =>
    `Sorry, it seems the coupon "${escapeHtml(coupon)}" is invalid - it has now been removed from your order.`,
  coupon_limit_reached: () => LIMIT_REACHED,
  coupon_user_limit_reached: () => LIMIT_REACHED,
  coupon_expired: () => 'This coupon has expired.',
  coupon_below_minimum: ({ amount }, context) =>
    `The minimum spend for this coupon is ${amountOf(amount, context)}.`,
  coupon_above_maximum: ({ amount }, context) =>
    `The maximum spend for this coupon is ${amountOf(amount, context)}.`,
  coupon_not_applicable: () => 'Sorry, this coupon is not applicable to selected products.',
  coupon_excluded: () => 'Sorry, this coupon is not applicable to some of the products in your cart.',
  coupon_sale_items: () => 'Sorry, this coupon is not valid for sale items.',
  coupon_other_email: ({ coupon }) =>
    `Sorry, it seems the coupon "${escapeHtml(coupon)}" is not yours - it has now been removed from your order.`,
};

/** Whether there are words for it: another version of the shop may have queued what this one does not know. */
export const isKnown = (said: { readonly code: string }): said is CartNotice =>
  Object.hasOwn(WORDS, said.code);

/** For pages: HTML of ours. */
export function cartHtml(said: CartNotice, context: WordsContext): string {
  // The code and its data belong together, which TypeScript cannot see of a table's row.
  const write = WORDS[said.code] as (said: CartNotice, context: WordsContext) => string;
  return write(said, context);
}

const BUTTON = /\s*<a [^<>]*class="button[^<>]*>[^<>]*<\/a>/g;
const SIGNS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#039;': "'",
  '&amp;': '&',
};

/** HTML of ours as plain text, without the button that a page has. */
export const plainText = (html: string): string =>
  html
    .replace(BUTTON, '')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#039|amp);/g, (entity) => SIGNS[entity] ?? entity);

/** The same for programs, in the shop's language. */
export const cartText = (
  said: CartNotice,
  context: WordsContext & { readonly settings: Pick<ShopSettings, 'site'> },
): string => plainText(translate(noticeTexts, cartHtml(said, context), context.settings.site.language));

import { escapeHtml } from '../html/escapeHtml.ts';

/** What visitors read when something cannot be done; the wording is that of the shops whose pages ours replace. */
const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const viewCart = (cartUrl: string): string =>
  ` <a href="${escapeHtml(cartUrl)}" class="button wc-forward">View cart</a>`;

export const cartTexts = {
  chooseOptions: (url: string, name: string) =>
    `Please choose product options by visiting <a href="${escapeHtml(url)}" title="${escapeHtml(name)}">${escapeHtml(name)}</a>.`,
  missingChoices: (names: readonly string[]) =>
    `${escapeHtml(list(names))} ${names.length === 1 ? 'is a required field' : 'are required fields'}`,
  wrongChoices: (names: readonly string[]) => `Invalid value posted for ${escapeHtml(list(names))}`,
  noAnother: (name: string, cartUrl: string) =>
    `You cannot add another "${escapeHtml(name)}" to your cart.${viewCart(cartUrl)}`,
  notForSale: 'Sorry, this product cannot be purchased.',
  outOfStock: (name: string) =>
    `You cannot add "${escapeHtml(name)}" to the cart because the product is out of stock.`,
  notEnough: (name: string, left: number) =>
    `You cannot add that amount of "${escapeHtml(name)}" to the cart because there is not enough stock (${left} remaining).`,
  notEnoughWithCart: (left: number, inCart: number, cartUrl: string) =>
    `You cannot add that amount to the cart — we have ${left} in stock and you already have ${inCart} in your cart.${viewCart(cartUrl)}`,
  full: 'Your cart is full. Please remove something before you add more.',
  onlyOne: (name: string) => `You can only have 1 ${escapeHtml(name)} in your cart.`,
  notEnoughForOrder: (name: string, left: number) =>
    `Sorry, we do not have enough "${escapeHtml(name)}" in stock to fulfill your order (${left} available). We apologize for any inconvenience caused.`,
  outOfStockForOrder: (name: string) =>
    `Sorry, "${escapeHtml(name)}" is not in stock. Please edit your cart and try again. We apologize for any inconvenience caused.`,
  gone: 'An item which is no longer available was removed from your cart.',
  noLongerSold: (name: string) =>
    `${escapeHtml(name)} has been removed from your cart because it can no longer be purchased. Please contact us if you need assistance.`,
} as const;

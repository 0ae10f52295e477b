import { formatMoney, type ShopLinks, type ShopSettings } from '@vitrine/contract/shop';
import type { Cart } from '../../cart/Cart.ts';
import type { Order } from '../Order.ts';
import type { CheckoutError } from './checkAddress.ts';
import type { OrderRequest } from './OrderRequest.ts';

/** Nobody pays what they have not seen: a price, the tax of another place or another tab may have changed the cart meanwhile. */
export function checkReviewed(
  { reviewed }: OrderRequest,
  { once, total }: Cart,
  { money }: ShopSettings,
): readonly CheckoutError[] {
  if (!reviewed || reviewed === once) return [];
  const html = `Your order has changed since you last saw it. It now comes to <strong>${formatMoney(total, money)}</strong>: please look at it once more, and place it then.`;
  return [{ field: null, html, isOutOfDate: true }];
}

/** The order was placed from another page, and what is in the cart by now is something else. */
export const placedBefore = ({ id, key }: Order, links: ShopLinks): CheckoutError => ({
  field: null,
  html: `This page has placed <a href="${links.order(id, key)}">order #${id}</a> already. What is in your cart now is not in it: please look at it once more, and place it then.`,
  isOutOfDate: true,
});

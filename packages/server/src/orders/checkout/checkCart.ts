import type { ShopLinks, ShopSettings } from '@vitrine/contract/shop';
import type { Cart } from '../../cart/Cart.ts';
import { escapeHtml } from '../../html/escapeHtml.ts';
import { availablePayments } from '../payments/index.ts';
import type { CheckoutError } from './checkAddress.ts';
import type { OrderRequest } from './OrderRequest.ts';

/** What keeps a cart from being an order; stock and coupons are asked when their rows are locked. */
export function checkCart(
  cart: Cart,
  request: OrderRequest,
  settings: ShopSettings,
  links: ShopLinks,
): readonly CheckoutError[] {
  if (cart.lines.length === 0)
    return [
      {
        field: null,
        html: `Sorry, your session has expired. <a href="${escapeHtml(links.shop)}" class="wc-backward">Return to shop</a>`,
      },
    ];
  return [...checkShipping(cart), ...checkPayment(cart, request, settings)];
}

function checkShipping({ needsShipping, packages }: Cart): readonly CheckoutError[] {
  if (!needsShipping || packages.every(({ chosen }) => chosen !== null)) return [];
  return [
    {
      field: 'shipping_method',
      html: 'No shipping method has been selected. Please double check your address, or contact us if you need any help.',
    },
  ];
}

function checkPayment(
  cart: Cart,
  { paymentMethod }: OrderRequest,
  settings: ShopSettings,
): readonly CheckoutError[] {
  if (!cart.needsPayment) return [];
  if (paymentMethod === '') return [{ field: 'payment_method', html: 'No payment method provided.' }];
  if (availablePayments(settings, cart).some(({ id }) => id === paymentMethod)) return [];
  return [{ field: 'payment_method', html: 'Invalid payment method.' }];
}

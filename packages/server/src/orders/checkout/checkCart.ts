import type { ShopSettings } from '@vitrine/contract/shop';
import type { Cart } from '../../cart/Cart.ts';
import { availablePayments } from '../payments/index.ts';
import type { CheckoutRefusal } from './CheckoutRefusal.ts';
import type { OrderRequest } from './OrderRequest.ts';

/** What keeps a cart from being an order; stock and coupons are asked when their rows are locked. */
export function checkCart(
  cart: Cart,
  request: OrderRequest,
  settings: ShopSettings,
): readonly CheckoutRefusal[] {
  if (cart.lines.length === 0) return [{ field: null, said: { code: 'cart_empty' } }];
  return [...checkShipping(cart), ...checkPayment(cart, request, settings)];
}

const checkShipping = ({ needsShipping, packages }: Cart): readonly CheckoutRefusal[] =>
  !needsShipping || packages.every(({ chosen }) => chosen !== null)
    ? []
    : [{ field: 'shipping_method', said: { code: 'shipping_needed' } }];

function checkPayment(
  cart: Cart,
  { paymentMethod }: OrderRequest,
  settings: ShopSettings,
): readonly CheckoutRefusal[] {
  if (!cart.needsPayment) return [];
  if (paymentMethod === '') return [{ field: 'payment_method', said: { code: 'payment_needed' } }];
  if (availablePayments(settings, cart).some(({ id }) => id === paymentMethod)) return [];
  return [{ field: 'payment_method', said: { code: 'payment_wrong' } }];
}

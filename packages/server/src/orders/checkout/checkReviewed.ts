import type { Cart } from '../../cart/Cart.ts';
import type { CheckoutRefusal } from './CheckoutRefusal.ts';
import type { OrderRequest } from './OrderRequest.ts';

/** Nobody pays what they have not seen: a price, the tax of another place or another tab may have changed the cart meanwhile. */
export const checkReviewed = (
  { reviewed }: OrderRequest,
  { once, total }: Cart,
): readonly CheckoutRefusal[] =>
  !reviewed || reviewed === once ? [] : [{ field: null, said: { code: 'order_changed', total } }];

import type { CountsView } from '@vitrine/contract/shop';
import { readCart } from '../../cart/readCart.ts';
import type { Call } from '../call/Call.ts';
import { tellCart } from '../call/cartCookies.ts';
import { comparedIds } from '../theme/compareCookie.ts';
import { wishlistFor } from '../theme/readWishlistView.ts';
import { showsTax } from '../shop/readCartView.ts';

/** The numbers in the header, for pages that are this visitor's own. */
export async function countsFor(call: Call): Promise<CountsView> {
  const cart = await readCart(call.shop, call.visitor.customerId, call.settings);
  tellCart(call, cart.hash);
  const { count: wishlist } = await wishlistFor(call);
  const cartSubtotal = cart.subtotal + (showsTax(call.settings) ? cart.subtotalTax : 0);
  return { cart: cart.count, cartSubtotal, wishlist, compare: comparedIds(call).length };
}

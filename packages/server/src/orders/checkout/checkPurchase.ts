import type { ShopSettings } from '@vitrine/contract/shop';
import { findUser } from '../../accounts/findUser.ts';
import type { Cart } from '../../cart/Cart.ts';
import { mendCart } from '../../cart/mendCart.ts';
import { readCart } from '../../cart/readCart.ts';
import { setCustomer } from '../../cart/setCustomer.ts';
import type { CartNotice } from '../../notices/CartNotice.ts';
import { tellInto } from '../../notices/notices.ts';
import type { Shop } from '../../Shop.ts';
import { lockPurchase, type Purchase } from '../lockPurchase.ts';
import { shortagesOf, type StockLine } from '../stock.ts';
import { shortageNotices, stockLinesOf } from '../stockLines.ts';
import { checkCart } from './checkCart.ts';
import type { CheckoutRefusal } from './CheckoutRefusal.ts';
import type { OrderRequest } from './OrderRequest.ts';

export type Checked =
  | {
      readonly ok: true;
      readonly cart: Cart;
      readonly purchase: Purchase;
      readonly lines: readonly StockLine[];
    }
  | { readonly ok: false; readonly errors: readonly CheckoutRefusal[] };

/** The cart as it is bought, with everything locked that it takes from, or what keeps it from being bought. */
export async function checkPurchase(
  shop: Shop,
  request: OrderRequest,
  settings: ShopSettings,
): Promise<Checked> {
  const { customerId, billing, shipping } = request;
  await setCustomer(shop, customerId, { billing, shipping });
  const purchase = await lockPurchase(shop, customerId);
  const cart = await readCart(shop, customerId, settings, { emails: await emailsOf(shop, request) });
  const left: CartNotice[] = [];
  await mendCart(shop, customerId, cart.lost, tellInto(left));
  // Nobody pays for something else than they saw: a coupon or a line that had to go is told first.
  if (left.length > 0) return { ok: false, errors: left.map(about) };
  const lines = stockLinesOf(cart);
  const errors = [
    ...checkCart(cart, request, settings),
    ...shortageNotices(shortagesOf(lines, purchase.products)).map(about),
  ];
  return errors.length > 0 ? { ok: false, errors } : { ok: true, cart, purchase, lines };
}

const about = (said: CartNotice): CheckoutRefusal => ({ field: null, said });

/** A coupon for some is for who gives one of their addresses, or has an account with it. */
async function emailsOf(shop: Shop, { userId, billing }: OrderRequest): Promise<readonly string[]> {
  const user = userId === null ? null : await findUser(shop, userId);
  return user ? [billing.email, user.email] : [billing.email];
}

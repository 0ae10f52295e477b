import type { ShopLinks, ShopSettings } from '@vitrine/contract/shop';
import { readCart } from '../cart/readCart.ts';
import { renewSession } from '../cart/session.ts';
import { setCustomer } from '../cart/setCustomer.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { findPaymentMethod } from '../payments/index.ts';
import type { PaymentMethod } from '../payments/PaymentMethod.ts';
import type { Shop } from '../Shop.ts';
import type { CheckoutError } from './checkout/checkAddress.ts';
import { checkRequest } from './checkout/checkRequest.ts';
import { checkCart } from './checkout/checkCart.ts';
import type { OrderRequest } from './checkout/OrderRequest.ts';
import { registerBuyer } from './checkout/registerBuyer.ts';
import { tidyRequest } from './checkout/tidyRequest.ts';
import { countCoupons } from './couponUses.ts';
import { findOrder, findOrderOnce } from './findOrder.ts';
import { closeCart } from './closeCart.ts';
import { insertOrder } from './insertOrder.ts';
import { lockPurchase } from './lockPurchase.ts';
import type { Order } from './Order.ts';
import { moveStock, shortagesOf } from './stock.ts';
import { shortageErrors, stockLinesOf } from './stockLines.ts';
import { paidStatus } from './paidStatus.ts';
import { payOnline } from './payOnline.ts';
import { transition } from './transition.ts';

export type Placed =
  | { readonly ok: true; readonly order: Order; readonly redirect: string }
  | { readonly ok: false; readonly errors: readonly CheckoutError[] };

/** What the transaction made, and how it is still to be paid. */
interface Made {
  readonly ok: true;
  readonly order: Order;
  readonly redirect?: string | undefined;
  readonly online: PaymentMethod | null;
}
type Refused = { readonly ok: false; readonly errors: readonly CheckoutError[] };

const refuse = (errors: readonly CheckoutError[]): Refused => ({ ok: false, errors });

/**
 * Makes an order of a cart: all of it (stock, coupons, account, mails, the emptied cart) or nothing. Asked again for
 * the same purchase, it gives the same order.
 */
export async function placeOrder(
  shop: Shop,
  sent: OrderRequest,
  settings: ShopSettings,
  links: ShopLinks,
): Promise<Placed> {
  const request = tidyRequest(sent);
  const errors = checkRequest(request, settings);
  const made = await inTransaction(shop, (within) => placeWithin(within, request, errors, settings, links));
  if (!made.ok) return made;
  const { order, redirect, online } = made;
  if (online) return payOnline(shop, order, online, settings, links);
  return { ok: true, order, redirect: redirect ?? links.order(order.id, order.key) };
}

/** The visitor's row is locked first: of two that ask at once, the second finds the order of the first. */
async function placeWithin(
  shop: Shop,
  request: OrderRequest,
  errors: readonly CheckoutError[],
  settings: ShopSettings,
  links: ShopLinks,
): Promise<Made | Refused> {
  const { customerId, billing, shipping } = request;
  await renewSession(shop, customerId);
  const known = request.once ? await findOrderOnce(shop, onceOf(customerId, request.once)) : null;
  if (known) return { ok: true, order: known, online: null };
  if (errors.length > 0) return refuse(errors);
  await setCustomer(shop, customerId, { billing, shipping });
  const { products, coupons: locked } = await lockPurchase(shop, customerId);
  const left: string[] = [];
  const tell = async (_: Shop, html: string) => void left.push(html);
  const cart = await readCart(shop, customerId, settings, { emails: [billing.email], tell });
  // Nobody pays for something else than they saw: a coupon or a line that had to go is told first.
  if (left.length > 0) return refuse(left.map((html) => ({ field: null, html })));
  const lines = stockLinesOf(cart);
  const wrong = [
    ...checkCart(cart, request, settings, links),
    ...shortageErrors(shortagesOf(lines, products)),
  ];
  if (wrong.length > 0) return refuse(wrong);
  const buyer = await registerBuyer(shop, request, settings, links);
  if (!buyer.ok) return buyer;
  const method = cart.needsPayment ? findPaymentMethod(request.paymentMethod) : null;
  const coupons = locked.filter(({ code }) => cart.coupons.some((coupon) => coupon.code === code));
  const id = await insertOrder(shop, {
    cart,
    coupons,
    request: { ...request, userId: buyer.userId },
    once: onceOf(customerId, request.once || cart.once),
    paymentTitle: method?.title(settings) ?? '',
    settings,
  });
  await moveStock(shop, lines, products, 1);
  await countCoupons(shop, coupons, { id, userId: buyer.userId, email: billing.email });
  await closeCart(shop, customerId);
  return settle(shop, id, method, settings, links);
}

/** Nobody gets another's order by naming their purchase. */
const onceOf = (customerId: string, once: string): string => `${customerId}/${once}`;

/** What can be paid without asking anybody is paid here, in the order's own transaction. */
async function settle(
  shop: Shop,
  id: number,
  method: PaymentMethod | null,
  settings: ShopSettings,
  links: ShopLinks,
): Promise<Made> {
  const made = await orderOf(shop, id);
  if (method && !method.isOffline) return { ok: true, order: made, online: method };
  const paid = method ? await method.pay(made, settings) : { status: paidStatus(made) };
  await transition(shop, made, paid.status, { settings, links, note: paid.note });
  return { ok: true, order: await orderOf(shop, id), redirect: paid.redirect, online: null };
}

async function orderOf(shop: Shop, id: number): Promise<Order> {
  const order = await findOrder(shop, id);
  if (!order) throw new Error(`Order ${id} is gone`);
  return order;
}

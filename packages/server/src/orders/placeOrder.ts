import type { ShopLinks, ShopSettings } from '@vitrine/contract/shop';
import { hashPassword } from '../accounts/hashPassword.ts';
import { emptyCart } from '../cart/emptyCart.ts';
import { touchSession } from '../cart/session.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { queueStockMails } from '../mails/stockMails.ts';
import type { Shop } from '../Shop.ts';
import { type Checked, checkPurchase } from './checkout/checkPurchase.ts';
import { checkRequest } from './checkout/checkRequest.ts';
import { checkReviewed } from './checkout/checkReviewed.ts';
import type { CheckoutRefusal } from './checkout/CheckoutRefusal.ts';
import type { OrderRequest } from './checkout/OrderRequest.ts';
import { passwordToHash, registerBuyer } from './checkout/registerBuyer.ts';
import { tidyRequest } from './checkout/tidyRequest.ts';
import { countCoupons } from './couponUses.ts';
import { findOrder, findOrderOnce } from './findOrder.ts';
import { insertOrder } from './insertOrder.ts';
import type { Order } from './Order.ts';
import { orderItemsOf } from './orderItemsOf.ts';
import { findPaymentMethod } from './payments/index.ts';
import type { PaymentMethod } from './payments/PaymentMethod.ts';
import { payOnline } from './payOnline.ts';
import type { OrderStatus } from './states.ts';
import { moveStock } from './stock.ts';
import { transition } from './transition.ts';

export type Placed = { readonly ok: true; readonly order: Order; readonly redirect: string } | Refused;
interface Refused {
  readonly ok: false;
  readonly errors: readonly CheckoutRefusal[];
}

/** What the transaction made. online: who is still to be asked to pay it. */
interface Made {
  readonly ok: true;
  readonly order: Order;
  readonly redirect?: string | undefined;
  readonly online?: PaymentMethod;
}

/** Nothing keeps the order from being made but this. */
interface NeedsHash {
  readonly ok: 'needs hash';
  readonly password: string;
}

interface Terms {
  readonly settings: ShopSettings;
  readonly links: ShopLinks;
  /** Of the password of the account that is to be made. */
  readonly passwordHash?: string;
}

export interface PlaceOptions {
  /** How passwords are hashed. */
  readonly hash?: (password: string) => Promise<string>;
}

/**
 * Makes an order of a cart: all of it (stock, coupons, account, mails, the emptied cart) or nothing. Asked again for
 * the same purchase, it gives the same order. A password is hashed between two transactions, and only when all else is in
 * order: nobody waits for the hash but who asked for it.
 */
export async function placeOrder(
  shop: Shop,
  sent: OrderRequest,
  settings: ShopSettings,
  links: ShopLinks,
  { hash = hashPassword }: PlaceOptions = {},
): Promise<Placed> {
  const request = tidyRequest(sent);
  const place = (terms: Terms) => inTransaction(shop, (within) => placeOnce(within, request, terms));
  let made = await place({ settings, links });
  if (made.ok === 'needs hash')
    made = await place({ settings, links, passwordHash: await hash(made.password) });
  if (made.ok === 'needs hash') throw new Error('The password has a hash');
  if (!made.ok) return made;
  const { order, redirect, online } = made;
  if (online) return payOnline(shop, order, online, settings, links);
  return { ok: true, order, redirect: redirect ?? links.order(order.id, order.key) };
}

/** The visitor's row is locked first: of two that ask at once, the second finds the order of the first. */
async function placeOnce(
  shop: Shop,
  request: OrderRequest,
  terms: Terms,
): Promise<Made | Refused | NeedsHash> {
  const { settings, links, passwordHash } = terms;
  await touchSession(shop, request.customerId);
  const known = request.once ? await findOrderOnce(shop, onceOf(request, request.once)) : null;
  // It was placed from another page, and what is in the cart by now is something else.
  if (known)
    return (await hasItems(shop, request.customerId))
      ? {
          ok: false,
          errors: [{ field: null, said: { code: 'placed_before', id: known.id, key: known.key } }],
        }
      : { ok: true, order: known };
  const errors = checkRequest(request, settings);
  if (errors.length > 0) return { ok: false, errors };
  const checked = await checkPurchase(shop, request, settings);
  if (!checked.ok) return checked;
  const changed = checkReviewed(request, checked.cart);
  if (changed.length > 0) return { ok: false, errors: changed };
  // An account is the last thing that can be refused: after it everything is written.
  if (passwordHash === undefined) {
    const wanted = await passwordToHash(shop, request, settings);
    if (!wanted.ok) return wanted;
    if (wanted.password !== null) return { ok: 'needs hash', password: wanted.password };
  }
  const buyer = await registerBuyer(shop, request, settings, links, passwordHash);
  if (!buyer.ok) return buyer;
  return write(shop, { ...request, userId: buyer.userId }, checked, terms);
}

async function hasItems({ queries }: Shop, customerId: string): Promise<boolean> {
  const item = await queries
    .selectFrom('cart_items')
    .select('item_key')
    .where('customer_id', '=', customerId)
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return item !== undefined;
}

/** Nobody gets another's order by naming their purchase. */
const onceOf = ({ customerId }: OrderRequest, once: string): string => `${customerId}/${once}`;

async function write(
  shop: Shop,
  request: OrderRequest,
  { cart, purchase, lines }: Extract<Checked, { ok: true }>,
  terms: Terms,
): Promise<Made> {
  const { customerId, userId, billing } = request;
  const method = cart.needsPayment ? findPaymentMethod(request.paymentMethod) : null;
  const coupons = purchase.coupons.filter(({ code }) => cart.coupons.some((used) => used.code === code));
  const id = await insertOrder(shop, {
    sums: cart,
    items: orderItemsOf(cart, coupons),
    request,
    once: onceOf(request, request.once || cart.once),
    paymentTitle: method?.title(terms.settings) ?? '',
    cartHash: cart.hash,
    createdVia: 'checkout',
    settings: terms.settings,
  });
  const taken = await moveStock(shop, lines, purchase.products, 1);
  await queueStockMails(shop, taken, `order:${id}`, terms.settings);
  await countCoupons(shop, coupons, { id, userId, email: billing.email });
  await closeCart(shop, customerId);
  return settle(shop, await orderOf(shop, id), method, terms);
}

/** What can be paid without asking anybody is paid here, in the order's own transaction. */
async function settle(shop: Shop, order: Order, method: PaymentMethod | null, terms: Terms): Promise<Made> {
  if (method && !method.isOffline) return { ok: true, order, online: method };
  const paid = method ? await method.pay(order, terms.settings) : { status: paidStatus(order) };
  await transition(shop, order, paid.status, { ...terms, note: paid.note });
  return { ok: true, order: await orderOf(shop, order.id), redirect: paid.redirect };
}

async function orderOf(shop: Shop, id: number): Promise<Order> {
  const order = await findOrder(shop, id);
  if (!order) throw new Error(`Order ${id} is gone`);
  return order;
}

/** What was bought leaves the cart; the next purchase of the same things is another one. */
async function closeCart(shop: Shop, customerId: string): Promise<void> {
  await emptyCart(shop, customerId);
  await shop.queries
    .updateTable('shop_sessions')
    .set((eb) => ({ orders_placed: eb('orders_placed', '+', 1) }))
    .where('customer_id', '=', customerId)
    .execute();
}

/** What an order becomes when it is paid: there is nothing left to do for one of downloads only. */
const paidStatus = ({ items }: Pick<Order, 'items'>): OrderStatus =>
  items.filter(({ kind }) => kind === 'line').every(({ data }) => data.isDownload)
    ? 'completed'
    : 'processing';

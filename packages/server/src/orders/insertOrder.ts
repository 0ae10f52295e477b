import { randomBytes } from 'node:crypto';
import type { ShopSettings } from '@vitrine/contract/shop';
import type { Cart } from '../cart/Cart.ts';
import type { Coupon } from '../pricing/coupons.ts';
import type { Shop } from '../Shop.ts';
import { attributionMeta } from '../attribution/attribution.ts';
import type { OrderRequest } from './checkout/OrderRequest.ts';
import { orderItemsOf } from './orderItemsOf.ts';

export interface NewOrder {
  readonly cart: Cart;
  readonly coupons: readonly Coupon[];
  readonly request: OrderRequest;
  readonly once: string;
  readonly paymentTitle: string;
  readonly settings: ShopSettings;
}

/** The order with its items and where it came from; it waits to be paid, and its stock is written down as taken. */
export async function insertOrder(shop: Shop, order: NewOrder): Promise<number> {
  const { cart, request, coupons } = order;
  const { id } = await shop.queries
    .insertInto('orders')
    .values(orderColumns(shop, order))
    .returning('id')
    .executeTakeFirstOrThrow();
  const items = orderItemsOf(cart, coupons).map((item) => ({ ...item, order_id: id }));
  await shop.queries.insertInto('order_items').values(items).execute();
  await insertMeta(shop, id, attributionMeta(request.attribution, request.userAgent));
  return id;
}

function orderColumns({ now }: Shop, { cart, request, once, paymentTitle, settings }: NewOrder) {
  const nowMs = now();
  return {
    order_key: `wc_order_${randomBytes(16).toString('hex')}`,
    once,
    status: 'pending',
    user_id: request.userId,
    customer_id: request.customerId,
    currency: settings.money.currency,
    prices_include_tax: Number(settings.tax.pricesInclude),
    subtotal: cart.subtotal,
    discount_total: cart.discount,
    discount_tax: cart.discountTax,
    shipping_total: cart.shipping,
    shipping_tax: cart.shippingTax,
    cart_tax: cart.cartTax,
    total_tax: cart.totalTax,
    total: cart.total,
    payment_method: cart.needsPayment ? request.paymentMethod : '',
    payment_title: paymentTitle,
    billing: JSON.stringify(request.billing),
    shipping: JSON.stringify(request.shipping),
    customer_note: request.note,
    user_agent: request.userAgent,
    cart_hash: cart.hash,
    is_stock_taken: 1,
    created_via: 'checkout',
    version: 1,
    created_at: nowMs,
    updated_at: nowMs,
  };
}

/** What is there stays: attribution is written once. */
async function insertMeta(
  { queries }: Shop,
  orderId: number,
  meta: Readonly<Record<string, string>>,
): Promise<void> {
  const rows = Object.entries(meta).map(([name, value]) => ({ order_id: orderId, name, value }));
  if (rows.length === 0) return;
  await queries
    .insertInto('order_meta')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['order_id', 'name']).doNothing())
    .execute();
}

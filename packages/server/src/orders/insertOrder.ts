import { randomBytes } from 'node:crypto';
import type { ShopSettings } from '@vitrine/contract/shop';
import type { Cart } from '../cart/Cart.ts';
import type { Shop } from '../Shop.ts';
import { attributionMeta } from '../attribution/attribution.ts';
import type { OrderRequest } from './checkout/OrderRequest.ts';
import type { ItemColumns } from './orderItemsOf.ts';

/** What orders come to; carts and orders that are made by hand have it alike. */
export type OrderSums = Pick<
  Cart,
  'subtotal' | 'discount' | 'discountTax' | 'shipping' | 'shippingTax' | 'cartTax' | 'totalTax' | 'total'
>;

export interface NewOrder {
  readonly sums: OrderSums;
  readonly items: readonly ItemColumns[];
  readonly request: Pick<
    OrderRequest,
    'userId' | 'customerId' | 'paymentMethod' | 'billing' | 'shipping' | 'note' | 'userAgent' | 'attribution'
  >;
  readonly once: string;
  readonly paymentTitle: string;
  readonly cartHash: string;
  /** `checkout`, `admin`. */
  readonly createdVia: string;
  readonly settings: ShopSettings;
}

/** The order with its items and where it came from; it waits to be paid, and its stock is written down as taken. */
export async function insertOrder(shop: Shop, order: NewOrder): Promise<number> {
  const { items, request } = order;
  const { id } = await shop.queries
    .insertInto('orders')
    .values(orderColumns(shop, order))
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertItems(shop, id, items);
  await insertMeta(shop, id, attributionMeta(request.attribution, request.userAgent));
  return id;
}

export async function insertItems(
  { queries }: Shop,
  id: number,
  items: readonly ItemColumns[],
): Promise<void> {
  await queries
    .insertInto('order_items')
    .values(items.map((item) => ({ ...item, order_id: id })))
    .execute();
}

/** The columns of what an order comes to. */
export const sumColumns = (sums: OrderSums) => ({
  subtotal: sums.subtotal,
  discount_total: sums.discount,
  discount_tax: sums.discountTax,
  shipping_total: sums.shipping,
  shipping_tax: sums.shippingTax,
  cart_tax: sums.cartTax,
  total_tax: sums.totalTax,
  total: sums.total,
});

function orderColumns({ now }: Shop, order: NewOrder) {
  const { sums, request, once, paymentTitle, cartHash, createdVia, settings } = order;
  const nowMs = now();
  return {
    order_key: `wc_order_${randomBytes(16).toString('hex')}`,
    once,
    status: 'pending',
    user_id: request.userId,
    customer_id: request.customerId,
    currency: settings.money.currency,
    prices_include_tax: Number(settings.tax.pricesInclude),
    ...sumColumns(sums),
    payment_method: sums.total > 0 ? request.paymentMethod : '',
    payment_title: paymentTitle,
    billing: JSON.stringify(request.billing),
    shipping: JSON.stringify(request.shipping),
    customer_note: request.note,
    user_agent: request.userAgent,
    cart_hash: cartHash,
    is_stock_taken: 1,
    created_via: createdVia,
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

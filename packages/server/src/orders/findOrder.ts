import { timingSafeEqual } from 'node:crypto';
import { isRowId } from '../security/isRowId.ts';
import type { Shop } from '../Shop.ts';
import type { Order } from './Order.ts';
import { readOrderHead, readOrderItem } from './readOrder.ts';
import { readRefunds } from './refunds/readRefunds.ts';

export async function findOrder(shop: Shop, id: number): Promise<Order | null> {
  if (!isRowId(id)) return null;
  const row = await shop.queries.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? withParts(shop, readOrderHead(row)) : null;
}

/** As it is now, and nobody else changes it until the transaction ends. */
export async function lockOrder(shop: Shop, id: number): Promise<Order | null> {
  if (!isRowId(id)) return null;
  const row = await shop.queries
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .$if(shop.kind === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? withParts(shop, readOrderHead(row)) : null;
}

/** For who knows its key: guests see their order by it. */
export async function orderForKey(shop: Shop, id: number, key: string): Promise<Order | null> {
  const order = await findOrder(shop, id);
  if (!order) return null;
  const [own, given] = [Buffer.from(order.key), Buffer.from(key)];
  return own.length === given.length && timingSafeEqual(own, given) ? order : null;
}

/** The order that a purchase has become already. */
export async function findOrderOnce(shop: Shop, once: string): Promise<Order | null> {
  const row = await shop.queries.selectFrom('orders').selectAll().where('once', '=', once).executeTakeFirst();
  return row ? withParts(shop, readOrderHead(row)) : null;
}

async function withParts(shop: Shop, head: ReturnType<typeof readOrderHead>): Promise<Order> {
  const { queries } = shop;
  const [items, meta, refunds] = await Promise.all([
    queries.selectFrom('order_items').selectAll().where('order_id', '=', head.id).orderBy('id').execute(),
    queries.selectFrom('order_meta').selectAll().where('order_id', '=', head.id).execute(),
    readRefunds(shop, head.id),
  ]);
  return {
    ...head,
    items: items.map(readOrderItem),
    refunds,
    meta: Object.fromEntries(meta.map(({ name, value }) => [name, value])),
  };
}

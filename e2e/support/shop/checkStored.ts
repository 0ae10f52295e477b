import { expect } from '@playwright/test';
import type { Shop } from '@vitrine/server';
import { loadServer } from '../../../scripts/lib/loadServer.mjs';
import type { Acknowledged } from './Acknowledged.ts';
import { PIECES, type Prepared } from './prepareShop.ts';

/** Holds what is stored against what was acknowledged: all of it is there, and nothing by half. */
export async function checkStored(
  place: string,
  { ids, moduleId }: Prepared,
  acknowledged: Acknowledged,
): Promise<void> {
  const { openShop } = await loadServer();
  const { shop, close } = await openShop(place);
  try {
    await checkCarts(shop, acknowledged.carts);
    await checkOrders(shop, ids, acknowledged.orders);
    await checkModule(shop, moduleId, acknowledged.versions);
  } finally {
    await close();
  }
}

async function checkCarts({ queries }: Shop, carts: ReadonlyMap<string, number>): Promise<void> {
  const rows = await queries
    .selectFrom('cart_items')
    .select(['customer_id', 'product_id', 'quantity'])
    .execute();
  const stored = new Map(rows.map((row) => [`${row.customer_id} ${row.product_id}`, row.quantity]));
  // An expectation each takes longer than all of the writing, once there are thousands.
  expect([...carts].filter(([key, pieces]) => (stored.get(key) ?? 0) < pieces)).toEqual([]);
}

/** Every order has its lines, and stock is gone for exactly those. */
async function checkOrders(
  { queries }: Shop,
  ids: readonly number[],
  orders: ReadonlySet<number>,
): Promise<void> {
  const rows = await queries.selectFrom('orders').select(['id', 'total']).execute();
  const stored = new Set(rows.map(({ id }) => id));
  expect([...orders].filter((id) => !stored.has(id))).toEqual([]);
  const items = await queries.selectFrom('order_items').selectAll().execute();
  const sums = new Map(rows.map(({ id }) => [id, 0]));
  for (const { order_id: id, kind, total, total_tax: tax } of items)
    if (kind !== 'tax' && kind !== 'coupon') sums.set(id, (sums.get(id) ?? 0) + total + tax);
  expect([...sums]).toEqual(rows.map(({ id, total }) => [id, total]));
  const sold = items.filter(({ kind }) => kind === 'line').reduce((sum, { quantity }) => sum + quantity, 0);
  const left = await queries
    .selectFrom('products')
    .select((eb) => eb.fn.sum<number>('stock_quantity').as('pieces'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  expect(ids.length * PIECES - Number(left.pieces)).toBe(sold);
}

async function checkModule({ queries }: Shop, id: number, versions: ReadonlySet<number>): Promise<void> {
  const rows = await queries
    .selectFrom('module_revisions')
    .select('version')
    .where('module_id', '=', id)
    .execute();
  const stored = new Set(rows.map(({ version }) => version));
  expect([...versions].filter((version) => !stored.has(version))).toEqual([]);
  const module = await queries
    .selectFrom('modules')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(module.version).toBe(Math.max(...stored));
}

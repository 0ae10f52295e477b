import { describe, expect, it } from 'vitest';
import { put, testGuest, testLinks } from '../cart/testing/cartOf.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { changeOrder } from '../orders/changeOrder.ts';
import { bought, withOwner } from '../orders/testing/checkoutOf.ts';
import { openTestShop } from '../testing/testShop.ts';
import { countVisit } from '../visits/countVisit.ts';
import { shopDay } from '../visits/shopDay.ts';
import { sourceOf } from '../visits/sourceOf.ts';
import { listLowStock } from './listLowStock.ts';
import { readSales } from './readSales.ts';
import { readSettings } from '../settings/readSettings.ts';

const HOUR_MS = 3_600_000;

describe.each(databaseKinds)('sales on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const product = await shop.product({ regularPrice: 700 });
  async function buy(quantity: number, from?: { readonly type: string; readonly source: string }) {
    const guest = testGuest();
    await put(shop, guest, product, quantity);
    const { id } = await bought(shop, guest, { paymentMethod: 'cod' });
    await shop.queries.deleteFrom('order_meta').where('order_id', '=', id).execute();
    if (from)
      await shop.queries
        .insertInto('order_meta')
        .values([
          { order_id: id, name: '_wc_order_attribution_source_type', value: from.type },
          { order_id: id, name: '_wc_order_attribution_utm_source', value: from.source },
        ])
        .execute();
    return id;
  }
  const settings = await readSettings(shop);
  const today = shopDay(shop.now(), 'UTC');

  it('are told by day and by source, with what went back and who came', async () => {
    await buy(2, { type: 'organic', source: 'google' });
    const back = await buy(1, { type: 'typein', source: '(direct)' });
    await changeOrder(shop, back, 'refunded', { settings: withOwner, links: testLinks });
    await buy(1);
    for (const host of ['google.com', 'google.de', '']) await countVisit(shop, settings, sourceOf('', host));
    const { days, sources } = await readSales(shop, { from: today - 1, to: today, timeZone: 'UTC' });
    expect(days).toEqual([
      { day: '2026-02-28', orders: 0, items: 0, total: 0, refunded: 0, visits: 0 },
      { day: '2026-03-01', orders: 3, items: 4, total: 2800, refunded: 700, visits: 3 },
    ]);
    expect(sources).toEqual([
      { source: 'Organic: Google', orders: 1, items: 2, total: 1400, refunded: 0, visits: 2 },
      { source: 'Unknown', orders: 1, items: 1, total: 700, refunded: 0, visits: 0 },
      { source: 'Direct', orders: 1, items: 1, total: 700, refunded: 700, visits: 1 },
    ]);
  });

  it('are of the shop’s own days', async () => {
    // It is noon in UTC; thirteen hours further on it is the next day there, and two hours later here.
    shop.wait(9 * HOUR_MS);
    await buy(5);
    const here = await readSales(shop, { from: today, to: today + 1, timeZone: 'UTC' });
    expect(here.days.map(({ items }) => items)).toEqual([9, 0]);
    const there = await readSales(shop, { from: today, to: today + 1, timeZone: 'Asia/Kathmandu' });
    expect(there.days.map(({ items }) => items)).toEqual([4, 5]);
  });

  it('of many made-up sources are told together', async () => {
    for (let at = 0; at < 30; at++) await countVisit(shop, settings, sourceOf(`c${at}`, ''));
    const { sources } = await readSales(shop, { from: today, to: today + 1, timeZone: 'UTC' });
    expect(sources.length).toBe(26);
    expect(sources.at(-1)).toMatchObject({ source: '', visits: 8 });
  });

  it('stock that runs low is listed, the least first', async () => {
    const counted = (name: string, stockQuantity: number, lowStockAmount: number | null = null) =>
      shop.product({ name, managesStock: true, stockQuantity, lowStockAmount });
    await counted('Jar', 2);
    await counted('Many', 50);
    await counted('Own', 9, 10);
    await counted('Gone', 0);
    const { count, products } = await listLowStock(shop, settings);
    expect([count, products.map(({ name, quantity }) => [name, quantity])]).toEqual([
      2,
      [
        ['Jar', 2],
        ['Own', 9],
      ],
    ]);
  });
});

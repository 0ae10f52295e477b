import { describe, expect, it } from 'vitest';
import { put, testGuest, testLinks } from '../cart/testing/cartOf.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { changeOrder } from '../orders/changeOrder.ts';
import { refundOrder } from '../orders/refunds/refundOrder.ts';
import { bought, withOwner } from '../orders/testing/checkoutOf.ts';
import { openTestShop } from '../testing/testShop.ts';
import { readStats } from './readStats.ts';

const DAY_MS = 86_400_000;

describe.each(databaseKinds)('numbers of the shop on %s', async (kind) => {
  const shop = await openTestShop(kind);

  it('are all there for an empty shop', async () => {
    const stats = await readStats(shop, { days: 3 });
    expect(stats).toMatchObject({ products: { published: 0 }, orders: {}, customers: 0 });
    expect(stats.sales.map(({ day }) => day)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  });

  it('count sales on the day of their order, and only what is paid', async () => {
    const product = await shop.product({ regularPrice: 700 });
    await shop.product({ status: 'draft' });
    await shop.product({ stockStatus: 'outofstock' });
    for (const [paymentMethod, count] of [
      ['cod', 2],
      ['bacs', 5],
    ] as const) {
      const guest = testGuest();
      await put(shop, guest, product, count);
      await bought(shop, guest, { paymentMethod });
    }
    shop.wait(DAY_MS);
    const { sales, orders, products } = await readStats(shop, { days: 2 });
    expect(sales).toEqual([
      { day: '2026-03-01', orders: 1, items: 2, total: 1400, refunded: 0 },
      { day: '2026-03-02', orders: 0, items: 0, total: 0, refunded: 0 },
    ]);
    expect(orders).toEqual({ processing: 1, 'on-hold': 1 });
    expect(products).toEqual({ published: 2, drafts: 1, outOfStock: 1 });
  });

  it('tell what went back beside what was sold, on the day of the order', async () => {
    const guest = testGuest();
    await put(shop, guest, await shop.product({ regularPrice: 300 }), 2);
    const { id, items } = await bought(shop, guest);
    const back = { id: items[0]?.id ?? 0, quantity: 1, amount: 300, restock: false };
    const context = { settings: withOwner, links: testLinks };
    shop.wait(DAY_MS);
    await refundOrder(shop, id, { once: 'a', reason: '', items: [back] }, context);
    const day = { day: '2026-03-02', orders: 1, items: 2, total: 600 };
    expect((await readStats(shop, { days: 2 })).sales[0]).toEqual({ ...day, refunded: 300 });
    await changeOrder(shop, id, 'refunded', context);
    expect((await readStats(shop, { days: 2 })).sales[0]).toEqual({ ...day, refunded: 600 });
  });
});

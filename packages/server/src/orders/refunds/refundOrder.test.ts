import { describe, expect, it } from 'vitest';
import { applyCoupon } from '../../cart/applyCoupon.ts';
import { put, testGuest, testLinks } from '../../cart/testing/cartOf.ts';
import { databaseKinds } from '../../db/testing/databases.ts';
import { openTestShop } from '../../testing/testShop.ts';
import { changeOrder } from '../changeOrder.ts';
import { findOrder } from '../findOrder.ts';
import type { Order } from '../Order.ts';
import { listOrderNotes } from '../orderNotes.ts';
import { paidBy } from '../paidBy.ts';
import { bought, withOwner } from '../testing/checkoutOf.ts';
import type { RefundedItem } from './checkRefund.ts';
import { refundOrder } from './refundOrder.ts';

const by = { id: 7, displayName: 'Ines' };
const context = { settings: withOwner, links: testLinks, by };

describe.each(databaseKinds)('a refund on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const stockOf = async (id: number) =>
    (
      await shop.queries
        .selectFrom('products')
        .select('stock_quantity')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).stock_quantity;
  const ordered = async (paymentMethod = 'cod') => {
    const guest = testGuest();
    const cup = await shop.product({ managesStock: true, stockQuantity: 10 });
    const jar = await shop.product({ managesStock: true, stockQuantity: 10, regularPrice: 2500 });
    await put(shop, guest, cup, 3);
    await put(shop, guest, jar, 1);
    return { cup, jar, order: await bought(shop, guest, { paymentMethod }) };
  };
  const lineOf = (order: Order, productId: number): number =>
    order.items.find((item) => item.productId === productId)?.id ?? 0;
  let times = 0;
  const refund = (order: Order, items: readonly RefundedItem[], more: object = {}) =>
    refundOrder(shop, order.id, { once: `test ${times++}`, reason: 'Broken.', items, ...more }, context);
  const mailsOf = (id: number) =>
    shop.queries
      .selectFrom('mails')
      .select(['kind', 'plain'])
      .where('order_id', '=', id)
      .where('kind', 'like', '%refunded%')
      .execute();

  it('gives back a part, puts its pieces into stock and tells the buyer', async () => {
    const { cup, order } = await ordered();
    const given = await refund(order, [{ id: lineOf(order, cup), quantity: 2, amount: 1500, restock: true }]);
    expect(given).toMatchObject({
      ok: true,
      order: {
        status: 'processing',
        version: order.version + 1,
        refunds: [{ amount: 1500, reason: 'Broken.', items: [{ quantity: 2, restocked: 2 }] }],
      },
    });
    expect(await stockOf(cup)).toBe(9);
    const [mail] = await mailsOf(order.id);
    expect(mail).toMatchObject({ kind: 'customer_partially_refunded_order' });
    expect(mail?.plain).toContain('€15.00');
    expect(mail?.plain).toContain('Refund: Broken.: -€15.00');
    expect(mail?.plain).toContain('Total after refunds: €40.00');
    expect((await listOrderNotes(shop, order.id)).at(-1)?.content).toBe(
      'Ines refunded €15.00, to be given back by hand. Reason: Broken.',
    );
  });

  it('makes an order refunded when all has gone back, with the pieces that were put back and no others', async () => {
    const { cup, jar, order } = await ordered();
    await refund(order, [{ id: lineOf(order, cup), quantity: 3, amount: 3000, restock: false }]);
    const last = await refund(order, [{ id: lineOf(order, jar), quantity: 1, amount: 2500, restock: true }]);
    expect(last).toMatchObject({ ok: true, order: { status: 'refunded' } });
    expect([await stockOf(cup), await stockOf(jar)]).toEqual([7, 10]);
    expect((await mailsOf(order.id)).map((mail) => mail.kind)).toEqual([
      'customer_partially_refunded_order',
      'customer_refunded_order',
    ]);
  });

  it('leaves the pieces that went back alone when the order is cancelled, taken up again and refunded', async () => {
    const { cup, jar, order } = await ordered();
    await refund(order, [{ id: lineOf(order, cup), quantity: 1, amount: 1000, restock: false }]);
    await changeOrder(shop, order.id, 'cancelled', context);
    expect([await stockOf(cup), await stockOf(jar)]).toEqual([9, 10]);
    await changeOrder(shop, order.id, 'processing', context);
    expect([await stockOf(cup), await stockOf(jar)]).toEqual([7, 9]);
    const changed = await changeOrder(shop, order.id, 'refunded', context);
    expect(changed).toMatchObject({
      ok: true,
      order: { status: 'refunded', refunds: [{ amount: 1000 }, { amount: 4500 }] },
    });
    expect([await stockOf(cup), await stockOf(jar)]).toEqual([9, 10]);
  });

  it('is never more than is left, of an item of this order, and only of what is paid', async () => {
    const { cup, order } = await ordered();
    const id = lineOf(order, cup);
    const one = { id, quantity: 1, amount: 1000, restock: true };
    const fieldsOf = async (items: readonly RefundedItem[], of = order) => {
      const refused = await refund(of, items);
      return refused.ok ? [] : refused.errors.map(({ field }) => field);
    };
    expect(await fieldsOf([{ ...one, quantity: 4 }])).toEqual(['items.0.quantity']);
    expect(await fieldsOf([{ ...one, amount: 3001 }])).toEqual(['items.0.amount']);
    expect(await fieldsOf([one, one])).toEqual(['items.1.id']);
    expect(await fieldsOf([{ ...one, id: id + 1000 }])).toEqual(['items.0.id']);
    expect(await fieldsOf([{ ...one, amount: 0 }])).toEqual(['items']);
    expect(await fieldsOf([])).toEqual(['items']);
    const { order: unpaid, cup: other } = await ordered('bacs');
    expect(await fieldsOf([{ ...one, id: lineOf(unpaid, other) }], unpaid)).toEqual([null]);
    expect(await changeOrder(shop, unpaid.id, 'refunded', context)).toMatchObject({ reason: 'not-allowed' });
    expect(await stockOf(cup)).toBe(7);
    expect((await findOrder(shop, order.id))?.refunds).toEqual([]);
  });

  it('happens once, however often it is asked for, and not on top of what somebody else has done', async () => {
    const { cup, order } = await ordered();
    const items = [{ id: lineOf(order, cup), quantity: 3, amount: 3000, restock: true }];
    const twice = await Promise.all([
      refund(order, items, { once: 'click' }),
      refund(order, items, { once: 'click' }),
    ]);
    expect(twice.map(({ ok }) => ok)).toEqual([true, true]);
    const others = await Promise.all(Array.from({ length: 4 }, () => refund(order, items)));
    expect(others.map(({ ok }) => ok)).toEqual([false, false, false, false]);
    const late = await refundOrder(
      shop,
      order.id,
      { once: 'late', reason: '', items: [] },
      { ...context, expectedVersion: order.version },
    );
    expect(late).toMatchObject({ ok: false, reason: 'conflict' });
    expect((await findOrder(shop, order.id))?.refunds).toHaveLength(1);
    expect(await stockOf(cup)).toBe(10);
  });

  it('of two who refund different halves at once gives both, and of the same one one', async () => {
    const { cup, jar, order } = await ordered();
    const halves = [
      { id: lineOf(order, cup), quantity: 3, amount: 3000, restock: true },
      { id: lineOf(order, jar), quantity: 1, amount: 2500, restock: true },
    ];
    const given = await Promise.all([...halves, ...halves].map((half) => refund(order, [half])));
    expect(given.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await findOrder(shop, order.id)).toMatchObject({ status: 'refunded' });
    expect([await stockOf(cup), await stockOf(jar)]).toEqual([10, 10]);
  });

  it('leaves coupons used, and what a customer has paid is less', async () => {
    await shop.coupon('tenth');
    const product = await shop.product();
    await put(shop, '41', product, 2);
    await applyCoupon(shop, '41', 'tenth', withOwner);
    const order = await bought(shop, '41');
    expect(await paidBy(shop, 41)).toEqual({ count: 1, total: 1800 });
    await refund(order, [{ id: lineOf(order, product), quantity: 1, amount: 900, restock: false }]);
    expect(await paidBy(shop, 41)).toEqual({ count: 1, total: 900 });
    await changeOrder(shop, order.id, 'refunded', context);
    expect(await paidBy(shop, 41)).toEqual({ count: 0, total: 0 });
    const { usage_count } = await shop.queries
      .selectFrom('coupons')
      .select('usage_count')
      .executeTakeFirstOrThrow();
    expect(usage_count).toBe(1);
  });
});

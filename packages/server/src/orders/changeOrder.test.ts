import { describe, expect, it } from 'vitest';
import { applyCoupon } from '../cart/applyCoupon.ts';
import { put, testGuest, testLinks } from '../cart/testing/cartOf.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { addOrderNote } from './addOrderNote.ts';
import { cancelUnpaidOrders } from './cancelUnpaidOrders.ts';
import { changeOrder } from './changeOrder.ts';
import { listOrderNotes } from './orderNotes.ts';
import { ORDER_STATES, ORDER_STATUSES, type OrderStatus } from './states.ts';
import { bought, withOwner } from './testing/checkoutOf.ts';

const context = { settings: withOwner, links: testLinks };

describe.each(databaseKinds)('the state of an order on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const leftOf = async (id: number) =>
    (
      await shop.queries
        .selectFrom('products')
        .select('stock_quantity as left')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).left;
  const change = (id: number, status: OrderStatus) => changeOrder(shop, id, status, context);
  const ordered = async (paymentMethod = 'cod') => {
    const guest = testGuest();
    const product = await shop.product({ managesStock: true, stockQuantity: 5 });
    await put(shop, guest, product, 2);
    return { product, order: await bought(shop, guest, { paymentMethod }) };
  };
  const kindsOf = async (id: number) =>
    (
      await shop.queries
        .selectFrom('mails')
        .select('kind')
        .where('once', 'like', `order:${id}:%`)
        .orderBy('id')
        .execute()
    ).map((mail) => mail.kind);

  it.each(ORDER_STATUSES)(
    '%s goes where the table says, with its stock given back or taken once',
    async (from) => {
      const { order, product } = await ordered();
      await shop.queries
        .updateTable('orders')
        .set({ status: from, is_stock_taken: Number(ORDER_STATES[from].holdsStock) })
        .where('id', '=', order.id)
        .execute();
      const forbidden = ORDER_STATUSES.filter((to) => to !== from && !ORDER_STATES[from].next.includes(to));
      for (const to of forbidden) expect(await change(order.id, to)).toMatchObject({ reason: 'not-allowed' });
      const to = ORDER_STATES[from].next.at(-1) ?? from;
      const left = (await leftOf(product)) ?? 0;
      const changed = await Promise.all([change(order.id, to), change(order.id, to)]);
      expect(changed.map(({ ok }) => ok)).toEqual([true, true]);
      const held = (status: OrderStatus) => (ORDER_STATES[status].holdsStock ? 2 : 0);
      expect(await leftOf(product)).toBe(left + held(from) - held(to));
    },
  );

  it('knows when it was paid and completed, and tells the buyer', async () => {
    const { order } = await ordered('bacs');
    shop.wait(5000);
    const paid = await change(order.id, 'processing');
    expect(paid).toMatchObject({ ok: true, order: { paidAt: shop.now(), completedAt: null } });
    shop.wait(5000);
    const done = await change(order.id, 'completed');
    expect(done).toMatchObject({ order: { paidAt: shop.now() - 5000, completedAt: shop.now() } });
    await change(order.id, 'refunded');
    expect(await kindsOf(order.id)).toEqual([
      'new_order',
      'customer_on_hold_order',
      'customer_processing_order',
      'customer_completed_order',
      'customer_refunded_order',
    ]);
    expect((await listOrderNotes(shop, order.id)).map(({ content }) => content)).toEqual([
      'Awaiting bank transfer. Order status changed from Pending payment to On hold.',
      'Order status changed from On hold to Processing.',
      'Order status changed from Processing to Completed.',
      'The shop refunded €20.00, to be given back by hand.',
      'Order status changed from Completed to Refunded.',
    ]);
  });

  it('stays as it is when others have bought what it would take again', async () => {
    const { order, product } = await ordered();
    await change(order.id, 'cancelled');
    await shop.queries.updateTable('products').set({ stock_quantity: 1 }).where('id', '=', product).execute();
    expect(await change(order.id, 'processing')).toMatchObject({ ok: false, reason: 'out-of-stock' });
    expect(await leftOf(product)).toBe(1);
    expect(await change(order.id + 1000, 'processing')).toMatchObject({ reason: 'unknown' });
    const late = await changeOrder(shop, order.id, 'pending', { ...context, expectedVersion: 1 });
    expect(late).toMatchObject({ reason: 'changed' });
  });

  it('gives coupons back with the order', async () => {
    const guest = testGuest();
    await shop.coupon('once', { usage_limit: 1 });
    await put(shop, guest, await shop.product());
    expect(await applyCoupon(shop, guest, 'ONCE', withOwner)).toMatchObject({ ok: true });
    const order = await bought(shop, guest);
    const uses = async () =>
      (await shop.queries.selectFrom('coupons').select('usage_count').executeTakeFirstOrThrow()).usage_count;
    expect(order.discount).toBe(100);
    expect(await uses()).toBe(1);
    await change(order.id, 'cancelled');
    expect(await uses()).toBe(0);
    await change(order.id, 'processing');
    expect(await uses()).toBe(1);
  });

  it('ends by itself when nobody pays in time', async () => {
    const { order, product } = await ordered('bacs');
    await change(order.id, 'pending');
    shop.wait(59 * 60_000);
    expect(await cancelUnpaidOrders(shop, withOwner)).toBe(0);
    shop.wait(2 * 60_000);
    const counts = await Promise.all([
      cancelUnpaidOrders(shop, withOwner),
      cancelUnpaidOrders(shop, withOwner),
    ]);
    expect(counts[0] + counts[1]).toBeGreaterThanOrEqual(1);
    expect(await leftOf(product)).toBe(5);
    expect((await listOrderNotes(shop, order.id)).at(-1)?.content).toBe(
      'Unpaid order cancelled - time limit reached. Order status changed from Pending payment to Cancelled.',
    );
  });

  it('tells the buyer a note that is for them', async () => {
    const { order } = await ordered();
    expect(await addOrderNote(shop, order.id, 'private', 'Call back', context)).toBe(true);
    expect(await addOrderNote(shop, order.id, 'customer', 'On its way <b>', context)).toBe(true);
    expect(await addOrderNote(shop, 999_999, 'customer', 'x', context)).toBe(false);
    const mail = await shop.queries
      .selectFrom('mails')
      .selectAll()
      .where('kind', '=', 'customer_note')
      .executeTakeFirstOrThrow();
    expect(mail.html).toContain('On its way &lt;b&gt;');
    expect(await listOrderNotes(shop, order.id, ['customer'])).toHaveLength(1);
  });
});

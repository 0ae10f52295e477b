import { describe, expect, it } from 'vitest';
import { insertTestUser } from '../../accounts/testing/testUser.ts';
import { applyCoupon } from '../../cart/applyCoupon.ts';
import { put, testGuest, testLinks, testSettings, variable } from '../../cart/testing/cartOf.ts';
import { databaseKinds } from '../../db/testing/databases.ts';
import { openTestShop } from '../../testing/testShop.ts';
import { cancelUnpaidOrders } from '../cancelUnpaidOrders.ts';
import { changeOrder } from '../changeOrder.ts';
import { findOrder } from '../findOrder.ts';
import type { Order } from '../Order.ts';
import { listOrderNotes } from '../orderNotes.ts';
import { bought, testAddress } from '../testing/checkoutOf.ts';
import { createOrder, type HandMade } from './createOrder.ts';
import { editOrder } from './editOrder.ts';
import type { DraftLine, OrderDraft } from './OrderDraft.ts';

const settings = testSettings({ mail: { ownerAddress: 'owner@shop.example' } });
const context = { settings, links: testLinks, by: { id: 7, displayName: 'Ines' } };
const line = (fields: Partial<DraftLine>): DraftLine => ({
  itemId: null,
  productId: null,
  variationId: null,
  choices: {},
  quantity: 1,
  price: null,
  ...fields,
});

describe.each(databaseKinds)('an order at the desk on %s', async (kind) => {
  const shop = await openTestShop(kind);
  await shop.queries
    .insertInto('tax_rates')
    .values({ name: 'VAT', rate_ppm: 200_000, country: 'FR', on_shipping: 1, priority: 1 })
    .execute();
  const stockOf = async (id: number) =>
    (
      await shop.queries
        .selectFrom('products')
        .select('stock_quantity')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).stock_quantity;
  const counted = (stockQuantity = 10, more: object = {}) =>
    shop.product({ managesStock: true, stockQuantity, regularPrice: 1200, ...more });
  const waiting = async (product: number, quantity = 2, coupon?: string) => {
    const guest = testGuest();
    await put(shop, guest, product, quantity);
    if (coupon) await applyCoupon(shop, guest, coupon, settings);
    return bought(shop, guest, { paymentMethod: 'bacs' }, settings);
  };
  const draftOf = (order: Order, changes: Partial<OrderDraft> = {}): OrderDraft => ({
    lines: order.items
      .filter((item) => item.kind === 'line')
      .map(({ id, quantity }) => line({ itemId: id, quantity })),
    rate: null,
    fees: [],
    ...changes,
  });
  const edit = async (order: Order, draft: OrderDraft) => {
    const edited = await editOrder(shop, order.id, draft, context);
    if (!edited.ok) throw new Error(JSON.stringify(edited));
    return edited.order;
  };
  const faultsOf = async (order: Order, draft: OrderDraft) => {
    const edited = await editOrder(shop, order.id, draft, context);
    return edited.ok || edited.reason !== 'invalid' ? [] : edited.faults.map(({ field }) => field);
  };

  it('comes to the same when nothing is changed, and nothing is noted', async () => {
    await shop.coupon('same');
    const order = await waiting(await counted(), 3, 'same');
    const before = await listOrderNotes(shop, order.id);
    expect(await edit(order, draftOf(order))).toEqual(order);
    expect(await listOrderNotes(shop, order.id)).toEqual(before);
  });

  it('is priced with its tax, its coupons, shipping and fees, and its items come to its total', async () => {
    await shop.coupon('tenth');
    const [cup, jar] = [await counted(), await counted(5, { regularPrice: 600 })];
    const order = await waiting(cup, 2, 'tenth');
    expect(order.total).toBe(2160);
    const [kept] = draftOf(order).lines;
    const edited = await edit(order, {
      lines: [line({ ...kept, quantity: 3 }), line({ productId: jar, price: 500 })],
      rate: { id: '', label: 'Courier', cost: 1000 },
      fees: [
        { name: 'Wrap', amount: 120, isTaxable: true },
        { name: 'Stamp', amount: 50, isTaxable: false },
      ],
    });
    // A tenth off 36.00 and 5.00, shipping with a fifth on top, and fees of which one holds its tax.
    expect(edited.total).toBe(3690 + 1200 + 120 + 50);
    expect(edited).toMatchObject({ shippingTotal: 1000, shippingTax: 200, version: order.version + 1 });
    const paid = edited.items.filter(({ kind: of }) => of === 'line' || of === 'shipping' || of === 'fee');
    expect(paid.reduce((all, { total, totalTax }) => all + total + totalTax, 0)).toBe(edited.total);
    const [tax] = edited.items.filter(({ kind: of }) => of === 'tax');
    expect(tax?.total).toBe(edited.totalTax);
    expect(edited.totalTax).toBe(paid.reduce((all, { totalTax }) => all + totalTax, 0));
    expect(edited.items.filter(({ kind: of }) => of === 'coupon')).toMatchObject([{ name: 'tenth' }]);
    expect([await stockOf(cup), await stockOf(jar)]).toEqual([7, 4]);
  });

  it('keeps the discount of a coupon that is gone', async () => {
    await shop.coupon('gone', { type: 'fixed_cart', amount: 240 });
    const order = await waiting(await counted(), 2, 'gone');
    await shop.queries.deleteFrom('coupons').where('code', '=', 'gone').execute();
    const [kept] = draftOf(order).lines;
    const edited = await edit(order, draftOf(order, { lines: [line({ ...kept, quantity: 4 })] }));
    expect(edited.total).toBe(4800 - 240);
  });

  it('holds what it has of the stock, and no more than there is', async () => {
    const cup = await counted(3);
    const order = await waiting(cup, 2);
    const [kept] = draftOf(order).lines;
    const withPieces = (quantity: number) => draftOf(order, { lines: [line({ ...kept, quantity })] });
    expect(await faultsOf(order, withPieces(4))).toEqual(['lines.0.quantity']);
    expect(await stockOf(cup)).toBe(1);
    const all = await edit(order, withPieces(3));
    expect(await stockOf(cup)).toBe(0);
    const jar = await counted();
    const swapped = await edit(all, draftOf(all, { lines: [line({ productId: jar, quantity: 2 })] }));
    expect([await stockOf(cup), await stockOf(jar)]).toEqual([3, 8]);
    await changeOrder(shop, swapped.id, 'cancelled', context);
    expect([await stockOf(cup), await stockOf(jar)]).toEqual([3, 10]);
  });

  it('swaps variations that share a stock of which nothing is left', async () => {
    const { parent, blue, red } = await variable(shop, { managesStock: true, stockQuantity: 2 });
    await shop.queries
      .updateTable('products')
      .set({ regular_price: 500 })
      .where('id', 'in', [blue, red])
      .execute();
    const guest = testGuest();
    await put(shop, guest, parent, 2, { variationId: blue });
    const order = await bought(shop, guest, { paymentMethod: 'bacs' }, settings);
    expect(await stockOf(parent)).toBe(0);
    const lines = [line({ productId: parent, variationId: red, quantity: 2 })];
    const edited = await edit(order, draftOf(order, { lines }));
    expect(edited.items[0]).toMatchObject({ variationId: red, quantity: 2 });
    expect(await stockOf(parent)).toBe(0);
  });

  it('says who changed what', async () => {
    const order = await waiting(await counted(10, { name: 'Mug' }));
    const jar = await counted(10, { name: 'Jar' });
    await edit(order, draftOf(order, { lines: [line({ productId: jar })] }));
    expect((await listOrderNotes(shop, order.id)).at(-1)?.content).toBe(
      'Ines changed the order: added Jar × 1 at €12.00; removed Mug × 2; total €24.00 → €12.00.',
    );
  });

  it('refuses what is not there, what is not sold, and what is paid', async () => {
    const cup = await counted();
    const order = await waiting(cup);
    const [kept] = draftOf(order).lines;
    const draft = await shop.product({ status: 'draft' });
    const { parent } = await variable(shop);
    const lines = [
      line({ itemId: 987_654 }),
      line({ productId: 987_654 }),
      line({ productId: draft }),
      line({ productId: parent }),
      line({ productId: await shop.product({ isSoldIndividually: true }), quantity: 2 }),
      line({ ...kept }),
      line({ ...kept }),
    ];
    expect(await faultsOf(order, draftOf(order, { lines }))).toEqual([
      'lines.0.itemId',
      'lines.1.productId',
      'lines.2.productId',
      'lines.3.productId',
      'lines.4.quantity',
      'lines.6.itemId',
    ]);
    expect(await faultsOf(order, draftOf(order, { lines: [] }))).toEqual(['lines']);
    await changeOrder(shop, order.id, 'processing', context);
    await changeOrder(shop, order.id, 'on-hold', context);
    expect(await faultsOf(order, draftOf(order))).toEqual([null]);
  });

  it('of two who change it at once lets one, and the other is told', async () => {
    const cup = await counted();
    const order = await waiting(cup);
    const [kept] = draftOf(order).lines;
    const edits = await Promise.all(
      [1, 3].map((quantity) =>
        editOrder(shop, order.id, draftOf(order, { lines: [line({ ...kept, quantity })] }), {
          ...context,
          expectedVersion: order.version,
        }),
      ),
    );
    const [won] = edits.flatMap((each) => (each.ok ? [each.order] : []));
    expect(edits.filter(({ ok }) => !ok)).toMatchObject([{ reason: 'changed' }]);
    expect(await stockOf(cup)).toBe(10 - (won?.items[0]?.quantity ?? 0));
  });

  it('made by hand is one like others, and is made once', async () => {
    const by = await insertTestUser(shop, { role: 'shop_manager' });
    const cup = await counted(3);
    const made: HandMade = {
      once: 'click',
      userId: null,
      billing: { ...testAddress, country: 'DE', postcode: '10115' },
      shipping: null,
      status: 'completed',
      paymentMethod: 'cod',
      note: '',
      lines: [line({ productId: cup, quantity: 2 })],
      rate: null,
      fees: [],
    };
    const [one, two] = await Promise.all([
      createOrder(shop, made, { ...context, by }),
      createOrder(shop, made, { ...context, by }),
    ]);
    expect(one.ok && two.ok && one.order.id === two.order.id).toBe(true);
    // Its price holds the tax of France, which nobody pays in Germany.
    expect(one).toMatchObject({
      order: { status: 'completed', total: 2000, totalTax: 0, paymentTitle: 'Cash on delivery' },
    });
    expect(await stockOf(cup)).toBe(1);
    const mails = await shop.queries
      .selectFrom('mails')
      .select('kind')
      .where('order_id', '=', one.ok ? one.order.id : 0)
      .execute();
    expect(mails.map((mail) => mail.kind)).toEqual(['new_order', 'customer_completed_order']);
    const quiet = { ...made, once: 'quiet', lines: [line({ productId: cup })] };
    const silent = await createOrder(shop, quiet, { ...context, isSilent: true });
    if (!silent.ok) throw new Error('It is not made');
    const none = await shop.queries
      .selectFrom('mails')
      .select('kind')
      .where('order_id', '=', silent.order.id)
      .execute();
    expect(none).toEqual([]);
    const waits = {
      ...quiet,
      once: 'waits',
      status: 'pending',
      lines: [line({ productId: await counted() })],
    } as const;
    const unpaid = await createOrder(shop, waits, context);
    shop.wait(7 * 86_400_000);
    await cancelUnpaidOrders(shop, settings);
    expect(await findOrder(shop, unpaid.ok ? unpaid.order.id : 0)).toMatchObject({ status: 'pending' });
    expect(await createOrder(shop, { ...quiet, once: 'more' }, context)).toMatchObject({
      ok: false,
      faults: [{ field: 'lines.0.quantity' }],
    });
  });
});

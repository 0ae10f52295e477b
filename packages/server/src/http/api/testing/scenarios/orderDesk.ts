import { expect, it } from 'vitest';
import { put, testGuest } from '../../../../cart/testing/cartOf.ts';
import { bought } from '../../../../orders/testing/checkoutOf.ts';
import type { TestApi } from '../startApi.ts';

/** Orders that are made, changed, refunded and printed by hand. */
export function describeOrderDesk(api: () => TestApi): void {
  const as = () => api().as('shop_manager');
  const stockOf = async (id: number) =>
    (await as()('readProduct', { params: { id } })).body.stockQuantity as number;
  const counted = (stockQuantity = 10) =>
    api().shop.product({ name: 'Cup', regularPrice: 1000, managesStock: true, stockQuantity });
  const billing = { firstName: 'Ann', lastName: 'Lee', country: 'FR', email: 'ann@example.com' };

  it('orders are made by hand, once, and what they would come to is told before', async () => {
    const cup = await counted(3);
    const options = await as()('readOrderOptions');
    expect(options.body).toMatchObject({ country: 'FR', payments: [{ id: 'bacs' }, { id: 'cod' }] });
    const draft = {
      lines: [{ productId: cup, quantity: 2 }],
      rate: { label: 'Courier', cost: 700 },
      fees: [{ name: 'Gift wrap', amount: 300 }],
      billing,
    };
    const preview = await as()('previewOrder', { body: draft });
    expect(preview.body).toMatchObject({
      lines: [{ name: 'Cup', price: 1000, total: 2000 }],
      shipping: 700,
      fees: 300,
      total: 3000,
      errors: [],
    });
    const tooMany = { ...draft, lines: [{ productId: cup, quantity: 4 }] };
    expect((await as()('previewOrder', { body: tooMany })).body.errors).toMatchObject([
      { field: 'lines.0.quantity' },
    ]);
    const body = { ...draft, once: 'one', status: 'processing', paymentMethod: 'cod', customerNote: 'Soon.' };
    const made = await as()('createOrder', { body });
    expect(made.body).toMatchObject({
      status: 'processing',
      total: 3000,
      origin: 'Web admin',
      createdVia: 'admin',
      customerNote: 'Soon.',
      canRefund: true,
      canEdit: false,
    });
    expect((await as()('createOrder', { body })).body).toEqual(made.body);
    expect(await stockOf(cup)).toBe(1);
    expect((await as()('listOrderMails', { params: { id: made.body.id } })).body.items).toEqual([]);
    const wrong = await as()('createOrder', {
      body: {
        ...draft,
        once: 'two',
        lines: [{ quantity: 1 }, { productId: cup, quantity: 2 }],
        billing: { ...billing, email: 'nobody', country: '' },
        userId: 987_654,
        paymentMethod: 'shells',
      },
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'billing.country',
      'billing.email',
      'userId',
      'paymentMethod',
      'lines.0.productId',
      'lines.0.quantity',
    ]);
    expect((await as()('previewOrder', { body: { ...draft, orderId: 987_654 } })).status).toBe(422);
  });

  it('lines are changed before an order is paid, and not by two at once', async () => {
    const { shop } = api();
    const [cup, jar] = [await counted(), await counted()];
    const guest = testGuest();
    await put(shop, guest, cup, 2);
    const { id } = await bought(shop, guest, { paymentMethod: 'bacs' });
    const params = { id };
    const read = await as()('readOrder', { params });
    const itemId = read.body.items[0].id;
    const body = {
      lines: [
        { itemId, quantity: 1, price: 900 },
        { productId: jar, quantity: 3 },
      ],
      rate: null,
    };
    expect((await as()('previewOrder', { body: { ...body, orderId: id } })).body.total).toBe(3900);
    const edited = await as()('editOrder', { params, match: read.tag, body });
    expect(edited.body).toMatchObject({ total: 3900, items: [{ quantity: 1 }, { quantity: 3 }] });
    expect([await stockOf(cup), await stockOf(jar)]).toEqual([9, 7]);
    const late = await as()('editOrder', { params, match: read.tag, body });
    expect([late.status, late.tag]).toEqual([412, edited.tag]);
    expect((await as()('editOrder', { params: { id: 987_654 }, match: '*', body })).status).toBe(404);
    const { body: notes } = await as()('listOrderNotes', { params });
    expect(notes.items.at(-1).content).toBe(
      'shop_manager changed the order: Cup × 2 → × 1; Cup: €10.00 → €9.00; added Cup × 3 at €10.00; total €20.00 → €39.00.',
    );
    const paid = await as()('changeOrder', { params, match: edited.tag, body: { status: 'processing' } });
    const refused = await as()('editOrder', { params, match: paid.tag, body });
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, null]);
  });

  it('money goes back once, pieces where they are wanted, and the invoice says so', async () => {
    const { shop } = api();
    const cup = await counted();
    const guest = testGuest();
    await put(shop, guest, cup, 2);
    const { id } = await bought(shop, guest);
    const params = { id };
    const read = await as()('readOrder', { params });
    const items = [{ id: read.body.items[0].id, quantity: 1, amount: 1000, restock: true }];
    const body = { once: 'a', reason: 'Broken', items };
    const refunded = await as()('refundOrder', { params, match: read.tag, body });
    expect(refunded.body).toMatchObject({
      refunded: 1000,
      status: 'processing',
      refunds: [{ amount: 1000, by: 'shop_manager', items: [{ restocked: 1 }] }],
    });
    expect((await as()('refundOrder', { params, match: read.tag, body })).body).toEqual(refunded.body);
    const late = await as()('refundOrder', { params, match: read.tag, body: { ...body, once: 'b' } });
    expect([late.status, late.tag]).toEqual([412, refunded.tag]);
    const more = await as()('refundOrder', {
      params,
      match: refunded.tag,
      body: { once: 'c', items: [{ ...items[0], quantity: 2 }] },
    });
    expect([more.status, more.body.errors[0].field]).toEqual([422, 'items.0.quantity']);
    expect(await stockOf(cup)).toBe(9);
    expect((await as()('listOrders', { query: { search: String(id) } })).body.items[0]).toMatchObject({
      id,
      refunded: 1000,
    });
    expect((await as()('readInvoice', { params })).body).toMatchObject({
      shop: { title: 'Vitrine' },
      billing: ['Ann Lee', '1 Rue Oberkampf', '75011 Paris', 'France'],
      rows: [{ kind: 'line', name: 'Cup', quantity: 2, net: 2000, tax: 0 }],
      total: 2000,
      refunds: [
        { label: 'Refund: Broken', amount: -1000 },
        { label: 'Total after refunds', amount: 1000 },
      ],
    });
  });

  it('mails of an order are listed, sent once more, and its details are sent', async () => {
    const { shop } = api();
    const guest = testGuest();
    await put(shop, guest, await counted());
    const { id } = await bought(shop, guest);
    const params = { id };
    const listed = await as()('listOrderMails', { params });
    expect(listed.body.items.map(({ kind }: { kind: string }) => kind)).toContain(
      'customer_processing_order',
    );
    const sent = await as()('sendOrderDetails', { params, body: { once: 'a' } });
    expect(sent.body.items[0]).toMatchObject({ kind: 'customer_invoice', recipient: 'ann@example.com' });
    expect((await as()('sendOrderDetails', { params, body: { once: 'a' } })).body).toEqual(sent.body);
    const mailId = sent.body.items[0].id;
    const again = await as()('sendOrderMailAgain', { params: { ...params, mailId } });
    expect(again.body.items[0]).toMatchObject({ id: mailId, status: 'queued' });
    const elsewhere = await as()('sendOrderMailAgain', { params: { id: id - 1, mailId } });
    expect(elsewhere.status).toBe(404);
    const nobody = await as()('createOrder', {
      body: {
        once: 'quiet',
        lines: [{ productId: await counted(), quantity: 1 }],
        rate: null,
        billing: { country: 'FR' },
      },
    });
    const unsent = await as()('sendOrderDetails', { params: { id: nobody.body.id }, body: { once: 'b' } });
    expect(unsent.status).toBe(422);
  });
}

import { describe, expect, it } from 'vitest';
import { put, testGuest, testLinks } from '../cart/testing/cartOf.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { cashOnDelivery } from './payments/cashOnDelivery.ts';
import type { PaymentMethod, PaymentResult } from './payments/PaymentMethod.ts';
import { openTestShop } from '../testing/testShop.ts';
import { changeOrder } from './changeOrder.ts';
import { findOrder } from './findOrder.ts';
import { payOnline } from './payOnline.ts';
import { bought, withOwner } from './testing/checkoutOf.ts';

const card = (pay: () => Promise<PaymentResult>): PaymentMethod => ({
  ...cashOnDelivery,
  id: 'card',
  isOffline: false,
  pay,
});

describe.each(databaseKinds)('paying by somebody outside on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const pending = async () => {
    const guest = testGuest();
    const product = await shop.product({ managesStock: true, stockQuantity: 1 });
    await put(shop, guest, product);
    const order = await bought(shop, guest, { paymentMethod: 'bacs' });
    const changed = await changeOrder(shop, order.id, 'pending', { settings: withOwner, links: testLinks });
    if (!changed.ok) throw new Error(changed.reason);
    return { order: changed.order, product };
  };
  const leftOf = async (id: number) =>
    (
      await shop.queries
        .selectFrom('products')
        .select('stock_quantity')
        .where('id', '=', id)
        .executeTakeFirst()
    )?.stock_quantity;

  it('keeps what the payer says', async () => {
    const { order } = await pending();
    const method = card(async () => ({
      status: 'processing',
      transactionId: 'tx1',
      redirect: 'https://bank.example/',
    }));
    expect(await payOnline(shop, order, method, withOwner, testLinks)).toMatchObject({
      ok: true,
      redirect: 'https://bank.example/',
      order: { status: 'processing', transactionId: 'tx1' },
    });
  });

  it('leaves an order waiting that is paid on another page', async () => {
    const { order, product } = await pending();
    const method = card(async () => ({ status: 'pending', redirect: 'https://bank.example/' }));
    expect(await payOnline(shop, order, method, withOwner, testLinks)).toMatchObject({ ok: true });
    expect(await leftOf(product)).toBe(0);
  });

  it('gives the stock back when it breaks off', async () => {
    const { order, product } = await pending();
    const method = card(() => Promise.reject(new Error('socket hang up')));
    expect(await payOnline(shop, order, method, withOwner, testLinks)).toMatchObject({ ok: false });
    expect(await findOrder(shop, order.id)).toMatchObject({ status: 'failed', isStockTaken: false });
    expect(await leftOf(product)).toBe(1);
  });
});

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { put, testGuest } from '../../cart/testing/cartOf.ts';
import { addRefunds } from '../../db/migrations/0018-refunds.ts';
import { databaseKinds } from '../../db/testing/databases.ts';
import { openTestShop } from '../../testing/testShop.ts';
import { findOrder } from '../findOrder.ts';
import { bought } from '../testing/checkoutOf.ts';

describe.each(databaseKinds)('a shop from before there were refunds on %s', async (kind) => {
  const shop = await openTestShop(kind);

  it('keeps its refunded orders as such, and knows which mails are about which order', async () => {
    const guest = testGuest();
    await put(shop, guest, await shop.product({ managesStock: true, stockQuantity: 2 }), 2);
    const { id, total } = await bought(shop, guest);
    await shop.queries.updateTable('orders').set({ status: 'refunded' }).where('id', '=', id).execute();
    for (const table of ['refunds', 'refund_items'])
      await sql`drop table ${sql.table(table)}`.execute(shop.queries);
    await sql`drop index mails_order_id`.execute(shop.queries);
    await sql`alter table mails drop column order_id`.execute(shop.queries);
    await addRefunds(shop.queries as unknown as Parameters<typeof addRefunds>[0], kind);
    expect((await findOrder(shop, id))?.refunds).toMatchObject([
      { amount: total, by: '', items: [{ quantity: 2, restocked: 2 }] },
    ]);
    const mails = await shop.queries.selectFrom('mails').select(['kind', 'order_id']).orderBy('id').execute();
    expect(mails.filter((mail) => mail.order_id === id).map((mail) => mail.kind)).toEqual([
      'new_order',
      'customer_processing_order',
    ]);
    expect(mails.filter((mail) => mail.order_id === null).map((mail) => mail.kind)).toEqual(['no_stock']);
  });
});

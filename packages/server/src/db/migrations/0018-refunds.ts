import { sql } from 'kysely';
import type { AnyDatabase } from '../AnyDatabase.ts';
import { createTables } from '../createTables.ts';
import type { DatabaseKind } from '../DatabaseKind.ts';

export const refundTables = {
  /** Money of an order that went back. once: who asks a second time with the same one gets the same refund. amount: with its tax. */
  refunds: {
    columns: {
      id: 'id',
      order_id: 'int!',
      once: 'text!',
      amount: 'money',
      tax: 'money',
      reason: 'text',
      user_id: 'int?',
      created_at: 'time!',
    },
    unique: [['once']],
    index: [['order_id']],
  },
  /** Of which items. total: without its tax; taxes: by rate. restocked: pieces that are for sale again. */
  refund_items: {
    columns: {
      refund_id: 'int!',
      item_id: 'int!',
      quantity: 'int',
      total: 'money',
      total_tax: 'money',
      taxes: 'json',
      restocked: 'int',
    },
    primary: ['refund_id', 'item_id'],
  },
} as const;

/** The order that a mail is about; null: about none. */
export const orderMailColumns = { order_id: 'int?' } as const;

export async function addRefunds(db: AnyDatabase, kind: DatabaseKind): Promise<void> {
  await createTables(db, kind, refundTables);
  await refundWhatIsRefunded(db);
  await sql`alter table mails add column order_id integer`.execute(db);
  await sql`create index mails_order_id on mails (order_id)`.execute(db);
  const id =
    kind === 'postgres'
      ? sql`cast(split_part(once, ':', 2) as integer)`
      : // What follows the digits is left out by SQLite.
        sql`cast(substr(once, 7) as integer)`;
  await sql`update mails set order_id = ${id} where once like 'order:%' and kind not in ('no_stock', 'low_stock')`.execute(
    db,
  );
}

/** Orders that were refunded before there were refunds: all of their money, and all of their pieces, went back. */
async function refundWhatIsRefunded(db: AnyDatabase): Promise<void> {
  await sql`insert into refunds (order_id, once, amount, tax, created_at)
    select id, id || '/before', total, total_tax, updated_at from orders where status = 'refunded'`.execute(
    db,
  );
  await sql`insert into refund_items (refund_id, item_id, quantity, total, total_tax, restocked)
    select refunds.id, order_items.id, order_items.quantity, order_items.total, order_items.total_tax,
      case order_items.kind when 'line' then order_items.quantity else 0 end
    from order_items join refunds on refunds.order_id = order_items.order_id
    where order_items.kind in ('line', 'shipping', 'fee')`.execute(db);
}

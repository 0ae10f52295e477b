import type { Shop } from '../../Shop.ts';
import type { Refund, RefundItem } from './Refund.ts';

/** What of an order went back, the oldest first. */
export async function readRefunds({ queries }: Shop, orderId: number): Promise<readonly Refund[]> {
  const rows = await queries
    .selectFrom('refunds')
    .leftJoin('users', 'users.id', 'refunds.user_id')
    .selectAll('refunds')
    .select('users.display_name as by')
    .where('order_id', '=', orderId)
    .orderBy('refunds.id')
    .execute();
  if (rows.length === 0) return [];
  const items = await queries
    .selectFrom('refund_items')
    .selectAll()
    .where(
      'refund_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('item_id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    amount: row.amount,
    tax: row.tax,
    reason: row.reason,
    by: row.by ?? '',
    createdAt: row.created_at,
    items: items
      .filter((item) => item.refund_id === row.id)
      .map(
        (item): RefundItem => ({
          itemId: item.item_id,
          quantity: item.quantity,
          total: item.total,
          totalTax: item.total_tax,
          taxes: JSON.parse(item.taxes) as Record<string, number>,
          restocked: item.restocked,
        }),
      ),
  }));
}

/** What of each of these orders went back, with its tax; one of which nothing did is not there. */
export async function sumRefunds(
  { queries }: Shop,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await queries
    .selectFrom('refunds')
    .select((eb) => ['order_id', eb.fn.sum<number>('amount').as('amount')])
    .where('order_id', 'in', orderIds)
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ order_id: id, amount }) => [id, Number(amount)]));
}

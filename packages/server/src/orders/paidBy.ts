import { sql } from 'kysely';
import type { Shop } from '../Shop.ts';
import { ORDER_STATES, ORDER_STATUSES } from './states.ts';

export const PAID_STATUSES = ORDER_STATUSES.filter((status) => ORDER_STATES[status].isPaid);

/** What an order of a query came to, without what went back. */
export const NET_TOTAL = sql<number>`orders.total - coalesce(
  (select sum(refunds.amount) from refunds where refunds.order_id = orders.id), 0)`;

/** How much a user has bought: orders that are paid, and what they came to without what went back. */
export async function paidBy(
  { queries }: Shop,
  userId: number,
): Promise<{ readonly count: number; readonly total: number }> {
  const { count, total } = await queries
    .selectFrom('orders')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number | null>(NET_TOTAL).as('total')])
    .where('user_id', '=', userId)
    .where('status', 'in', PAID_STATUSES)
    .executeTakeFirstOrThrow();
  return { count: Number(count), total: Number(total ?? 0) };
}

/** The same of everybody who has an account, to be joined by `paid.user_id`. */
export const paidByEach = ({ queries }: Pick<Shop, 'queries'>) =>
  queries
    .selectFrom('orders')
    .select((eb) => [
      'user_id',
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>(NET_TOTAL).as('total'),
    ])
    .where('user_id', 'is not', null)
    .where('status', 'in', PAID_STATUSES)
    .groupBy('user_id')
    .as('paid');

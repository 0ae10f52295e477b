import type { Shop } from '../Shop.ts';
import { ORDER_STATES, ORDER_STATUSES } from './states.ts';

export const PAID_STATUSES = ORDER_STATUSES.filter((status) => ORDER_STATES[status].isPaid);

/** How much a user has bought: orders that are paid, and what they came to without what went back. */
export async function paidBy(
  { queries }: Shop,
  userId: number,
): Promise<{ readonly count: number; readonly total: number }> {
  const paid = queries
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .where('status', 'in', PAID_STATUSES);
  const { count, total } = await paid
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number | null>('total').as('total')])
    .executeTakeFirstOrThrow();
  const { refunded } = await queries
    .selectFrom('refunds')
    .select((eb) => eb.fn.sum<number | null>('amount').as('refunded'))
    .where('order_id', 'in', paid.select('id'))
    .executeTakeFirstOrThrow();
  return { count: Number(count), total: Number(total ?? 0) - Number(refunded ?? 0) };
}

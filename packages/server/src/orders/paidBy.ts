import type { Shop } from '../Shop.ts';
import { ORDER_STATES, ORDER_STATUSES } from './states.ts';

export const PAID_STATUSES = ORDER_STATUSES.filter((status) => ORDER_STATES[status].isPaid);

/** How much a user has bought: orders that are paid, and what they came to. */
export async function paidBy(
  { queries }: Shop,
  userId: number,
): Promise<{ readonly count: number; readonly total: number }> {
  const { count, total } = await queries
    .selectFrom('orders')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number | null>('total').as('total')])
    .where('user_id', '=', userId)
    .where('status', 'in', PAID_STATUSES)
    .executeTakeFirstOrThrow();
  return { count: Number(count), total: Number(total ?? 0) };
}

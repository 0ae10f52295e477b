import { holdsText } from '../db/holdsText.ts';
import { oneLine } from '../text/oneLine.ts';
import { isRowId } from '../security/isRowId.ts';
import type { Shop } from '../Shop.ts';
import { LONGEST_FIELD, MOST_ORDERS_PER_PAGE, MOST_PAGES } from './limits.ts';
import type { OrderHead } from './Order.ts';
import { readOrderHead } from './readOrder.ts';
import { sumRefunds } from './refunds/readRefunds.ts';
import type { OrderStatus } from './states.ts';

export interface OrderFilter {
  readonly userId?: number | undefined;
  readonly statuses?: readonly OrderStatus[] | undefined;
  /** Both included. */
  readonly createdFrom?: number | undefined;
  readonly createdTo?: number | undefined;
  /** An order's number, or a part of what the buyer wrote (name, email, city…). */
  readonly search?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  readonly perPage?: number | undefined;
}

export interface ListedOrder extends OrderHead {
  /** Pieces. */
  readonly count: number;
  /** What went back. */
  readonly refunded: number;
}

/** The newest first. */
export async function listOrders(
  shop: Shop,
  { page = 1, perPage = 20, ...filter }: OrderFilter = {},
): Promise<{ readonly items: readonly ListedOrder[]; readonly total: number }> {
  if (filter.userId !== undefined && !isRowId(filter.userId)) return { items: [], total: 0 };
  const size = within(perPage, MOST_ORDERS_PER_PAGE);
  const matching = matchingOrders(shop, filter);
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((within(page, MOST_PAGES) - 1) * size)
    .execute();
  const ids = rows.map(({ id }) => id);
  const [counts, refunds] = await Promise.all([countPieces(shop, ids), sumRefunds(shop, ids)]);
  const items = rows.map((row) => ({
    ...readOrderHead(row),
    count: counts.get(row.id) ?? 0,
    refunded: refunds.get(row.id) ?? 0,
  }));
  return { items, total: Number(total) };
}

/** From 1 to the most; what is no number is 1. */
const within = (number: number, most: number): number => Math.trunc(Math.max(1, Math.min(number || 1, most)));

function matchingOrders({ queries }: Shop, filter: Omit<OrderFilter, 'page' | 'perPage'>) {
  const { userId, statuses, createdFrom, createdTo, search } = filter;
  let query = queries.selectFrom('orders');
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  if (statuses?.length) query = query.where('status', 'in', statuses);
  if (createdFrom !== undefined) query = query.where('created_at', '>=', createdFrom);
  if (createdTo !== undefined) query = query.where('created_at', '<=', createdTo);
  const text = oneLine(search ?? '', LONGEST_FIELD).toLowerCase();
  if (!text) return query;
  const number = /^#?(\d{1,9})$/.exec(text)?.[1];
  return query.where((eb) =>
    eb.or([eb.and([holdsText(['billing'], text)]), ...(number ? [eb('id', '=', Number(number))] : [])]),
  );
}

async function countPieces({ queries }: Shop, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('order_items')
    .select((eb) => ['order_id', eb.fn.sum<number>('quantity').as('count')])
    .where('order_id', 'in', ids)
    .where('kind', '=', 'line')
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ order_id: id, count }) => [id, Number(count)]));
}

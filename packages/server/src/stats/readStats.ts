import { sql } from 'kysely';
import { PAID_STATUSES } from '../orders/paidBy.ts';
import type { OrderStatus } from '../orders/states.ts';
import type { Shop } from '../Shop.ts';

const DAY_MS = 86_400_000;

/** What was sold: also what went back later, which is told beside it. */
const SOLD: readonly OrderStatus[] = [...PAID_STATUSES, 'refunded'];

export interface DaySales {
  /** 2026-03-01, in UTC. */
  readonly day: string;
  readonly orders: number;
  readonly items: number;
  readonly total: number;
  /** What of it went back, whenever that was. */
  readonly refunded: number;
}

export interface Stats {
  readonly products: { readonly published: number; readonly drafts: number; readonly outOfStock: number };
  /** By status. */
  readonly orders: Readonly<Record<string, number>>;
  readonly customers: number;
  readonly reviewsOnHold: number;
  readonly mailsFailed: number;
  /** Every day, also those without any; the last is today. */
  readonly sales: readonly DaySales[];
}

/** What a dashboard shows. */
export async function readStats(shop: Shop, { days }: { readonly days: number }): Promise<Stats> {
  return {
    products: await countProducts(shop),
    orders: await countOrders(shop),
    customers: await countWhere(shop, 'users', 'role', 'customer'),
    reviewsOnHold: await countWhere(shop, 'reviews', 'status', 'hold'),
    mailsFailed: await countWhere(shop, 'mails', 'status', 'failed'),
    sales: await salesByDay(shop, days),
  };
}

async function countProducts({ queries }: Shop): Promise<Stats['products']> {
  const rows = await queries
    .selectFrom('products')
    .select((eb) => ['status', 'stock_status', eb.fn.countAll<number>().as('count')])
    .where('type', '<>', 'variation')
    .groupBy(['status', 'stock_status'])
    .execute();
  const sum = (isCounted: (row: (typeof rows)[number]) => boolean): number =>
    rows.filter(isCounted).reduce((total, { count }) => total + Number(count), 0);
  return {
    published: sum(({ status }) => status === 'publish'),
    drafts: sum(({ status }) => status === 'draft'),
    outOfStock: sum(({ status, stock_status }) => status === 'publish' && stock_status === 'outofstock'),
  };
}

async function countOrders({ queries }: Shop): Promise<Stats['orders']> {
  const rows = await queries
    .selectFrom('orders')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
}

async function countWhere(
  { queries }: Shop,
  table: 'users' | 'reviews' | 'mails',
  column: string,
  value: string,
): Promise<number> {
  const { count } = await queries
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(sql<boolean>`${sql.ref(column)} = ${value}`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function salesByDay({ queries, now }: Shop, days: number): Promise<readonly DaySales[]> {
  const today = Math.floor(now() / DAY_MS);
  const first = today - days + 1;
  const day = sql<number>`orders.created_at / ${sql.lit(DAY_MS)}`;
  const sold = queries
    .selectFrom('orders')
    .where('status', 'in', SOLD)
    .where('orders.created_at', '>=', first * DAY_MS);
  const totals = await sold
    .select((eb) => [
      day.as('day'),
      eb.fn.countAll<number>().as('orders'),
      eb.fn.sum<number>('total').as('total'),
    ])
    .groupBy(day)
    .execute();
  const pieces = await sold
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select((eb) => [day.as('day'), eb.fn.sum<number>('order_items.quantity').as('items')])
    .where('order_items.kind', '=', 'line')
    .groupBy(day)
    .execute();
  const refunds = await sold
    .innerJoin('refunds', 'refunds.order_id', 'orders.id')
    .select((eb) => [day.as('day'), eb.fn.sum<number>('refunds.amount').as('amount')])
    .groupBy(day)
    .execute();
  const refundedOf = new Map(refunds.map((row) => [Number(row.day), Number(row.amount)]));
  const totalOf = new Map(totals.map((row) => [Number(row.day), row]));
  const piecesOf = new Map(pieces.map((row) => [Number(row.day), Number(row.items)]));
  return Array.from({ length: days }, (_, index) => {
    const at = first + index;
    const found = totalOf.get(at);
    return {
      day: new Date(at * DAY_MS).toISOString().slice(0, 10),
      orders: Number(found?.orders ?? 0),
      items: piecesOf.get(at) ?? 0,
      total: Number(found?.total ?? 0),
      refunded: refundedOf.get(at) ?? 0,
    };
  });
}

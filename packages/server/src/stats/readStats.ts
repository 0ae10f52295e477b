import { sql } from 'kysely';
import { readSettings } from '../settings/readSettings.ts';
import type { Shop } from '../Shop.ts';
import { shopDay } from '../visits/shopDay.ts';
import { listLowStock, type LowStock } from './listLowStock.ts';
import { type DaySales, readSales } from './readSales.ts';

export interface Stats {
  readonly products: { readonly published: number; readonly drafts: number; readonly outOfStock: number };
  /** By status. */
  readonly orders: Readonly<Record<string, number>>;
  readonly customers: number;
  readonly reviewsOnHold: number;
  readonly commentsOnHold: number;
  readonly mailsFailed: number;
  readonly lowStock: LowStock;
  /** Every day, also those without any; the last is today. */
  readonly sales: readonly Omit<DaySales, 'visits'>[];
}

/** What a dashboard shows. */
export async function readStats(shop: Shop, { days }: { readonly days: number }): Promise<Stats> {
  const settings = await readSettings(shop);
  const { timeZone } = settings.site;
  const today = shopDay(shop.now(), timeZone);
  const { days: sales } = await readSales(shop, { from: today - days + 1, to: today, timeZone });
  return {
    products: await countProducts(shop),
    orders: await countOrders(shop),
    customers: await countWhere(shop, 'users', 'role', 'customer'),
    reviewsOnHold: await countWhere(shop, 'reviews', 'status', 'hold'),
    commentsOnHold: await countWhere(shop, 'comments', 'status', 'hold'),
    mailsFailed: await countWhere(shop, 'mails', 'status', 'failed'),
    lowStock: await listLowStock(shop, settings),
    sales: sales.map(({ day, orders, items, total, refunded }) => ({ day, orders, items, total, refunded })),
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
  table: 'users' | 'reviews' | 'comments' | 'mails',
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

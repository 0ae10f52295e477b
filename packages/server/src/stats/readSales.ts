import { sql } from 'kysely';
import { SOURCE_KEY, SOURCE_TYPE_KEY, sourceLabel } from '../attribution/attribution.ts';
import { PAID_STATUSES } from '../orders/paidBy.ts';
import type { OrderStatus } from '../orders/states.ts';
import type { Shop } from '../Shop.ts';
import { shopDay, writeDay } from '../visits/shopDay.ts';

/** What was sold: also what went back later, which is told beside it. */
const SOLD: readonly OrderStatus[] = [...PAID_STATUSES, 'refunded'];

const DAY_MS = 86_400_000;
/** All time zones differ by whole ones of these, so a sum of them is of one day everywhere. */
const QUARTER_MS = 900_000;
/** Sources that are told one by one; whoever makes up campaigns could make a list without end. */
const MOST_SOURCES = 25;

/** Days since 1970, both included. */
export interface DayRange {
  readonly from: number;
  readonly to: number;
  /** Whose days they are. */
  readonly timeZone: string;
}

export interface Sales {
  readonly orders: number;
  readonly items: number;
  /** In minor units. */
  readonly total: number;
  /** What of it went back, whenever that was. */
  readonly refunded: number;
  readonly visits: number;
}

export interface DaySales extends Sales {
  /** 2026-03-01. */
  readonly day: string;
}

export interface SourceSales extends Sales {
  /** “Organic: Google”; empty: all that are not told one by one. */
  readonly source: string;
}

const NOTHING: Sales = { orders: 0, items: 0, total: 0, refunded: 0, visits: 0 };

interface Part extends Sales {
  readonly day: number;
  readonly type: string;
  readonly source: string;
}

/** What was sold and who came, by day and by source; every day, also those with nothing. */
export async function readSales(
  shop: Shop,
  range: DayRange,
): Promise<{ readonly days: readonly DaySales[]; readonly sources: readonly SourceSales[] }> {
  const parts = [...(await soldIn(shop, range)), ...(await visitsIn(shop, range))];
  const byDay = sumBy(parts, ({ day }) => day);
  const days = Array.from({ length: range.to - range.from + 1 }, (_, index) => {
    const day = range.from + index;
    return { day: writeDay(day), ...(byDay.get(day) ?? NOTHING) };
  });
  return { days, sources: sourcesOf(parts) };
}

const add = (one: Sales, other: Sales): Sales => ({
  orders: one.orders + other.orders,
  items: one.items + other.items,
  total: one.total + other.total,
  refunded: one.refunded + other.refunded,
  visits: one.visits + other.visits,
});

function sumBy<Key>(parts: readonly Part[], keyOf: (part: Part) => Key): ReadonlyMap<Key, Sales> {
  const sums = new Map<Key, Sales>();
  for (const part of parts) sums.set(keyOf(part), add(sums.get(keyOf(part)) ?? NOTHING, part));
  return sums;
}

/** The largest first. */
function sourcesOf(parts: readonly Part[]): readonly SourceSales[] {
  const sums = sumBy(parts, ({ type, source }) => (type === 'other' ? '' : sourceLabel(type, source)));
  const all = [...sums]
    .map(([source, sales]) => ({ source, ...sales }))
    .toSorted((a, b) => b.total - b.refunded - (a.total - a.refunded) || b.visits - a.visits);
  const named = all.filter(({ source }) => source !== '');
  const rest = [...named.slice(MOST_SOURCES), ...all.filter(({ source }) => source === '')];
  const shown = named.slice(0, MOST_SOURCES);
  return rest.length === 0 ? shown : [...shown, { source: '', ...rest.reduce<Sales>(add, NOTHING) }];
}

/** Of which a day may be: the clocks of the earth differ by 26 hours at most. */
const around = ({ from, to }: DayRange) => ({ fromMs: (from - 2) * DAY_MS, toMs: (to + 3) * DAY_MS });

async function soldIn(shop: Shop, range: DayRange): Promise<readonly Part[]> {
  const sold = soldBy(shop, range);
  const totals = await sold
    .select((eb) => [eb.fn.countAll<number>().as('orders'), eb.fn.sum<number>('orders.total').as('total')])
    .execute();
  const pieces = await sold
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .where('order_items.kind', '=', 'line')
    .select((eb) => eb.fn.sum<number>('order_items.quantity').as('items'))
    .execute();
  const refunds = await sold
    .innerJoin('refunds', 'refunds.order_id', 'orders.id')
    .select((eb) => eb.fn.sum<number>('refunds.amount').as('refunded'))
    .execute();
  return [...totals, ...pieces, ...refunds]
    .map(
      ({ quarter, type, source, ...sums }): Part => ({
        ...NOTHING,
        ...Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum)])),
        day: shopDay(Number(quarter) * QUARTER_MS, range.timeZone),
        type: type ?? '',
        source: source ?? '',
      }),
    )
    .filter(({ day }) => day >= range.from && day <= range.to);
}

/** Orders by quarter of an hour and by where they came from; what is summed up is for who asks. */
function soldBy({ queries }: Shop, range: DayRange) {
  const { fromMs, toMs } = around(range);
  const quarter = sql<number>`orders.created_at / ${sql.lit(QUARTER_MS)}`;
  return queries
    .selectFrom('orders')
    .leftJoin('order_meta as typed', (join) =>
      join.onRef('typed.order_id', '=', 'orders.id').on('typed.name', '=', SOURCE_TYPE_KEY),
    )
    .leftJoin('order_meta as named', (join) =>
      join.onRef('named.order_id', '=', 'orders.id').on('named.name', '=', SOURCE_KEY),
    )
    .where('orders.status', 'in', SOLD)
    .where('orders.created_at', '>=', fromMs)
    .where('orders.created_at', '<', toMs)
    .select([quarter.as('quarter'), 'typed.value as type', 'named.value as source'])
    .groupBy([quarter, 'typed.value', 'named.value']);
}

async function visitsIn({ queries }: Shop, { from, to }: DayRange): Promise<readonly Part[]> {
  const rows = await queries
    .selectFrom('visits')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  return rows.map(({ count, ...of }) => ({ ...NOTHING, ...of, visits: count }));
}

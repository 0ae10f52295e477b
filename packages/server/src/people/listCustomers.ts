import { type RawBuilder, sql } from 'kysely';
import type { DatabaseKind } from '../db/DatabaseKind.ts';
import { holdsText } from '../db/holdsText.ts';
import { NET_TOTAL, paidByEach, PAID_STATUSES } from '../orders/paidBy.ts';
import { readAddress } from '../pricing/Address.ts';
import type { Shop } from '../Shop.ts';

const COLUMNS = { name: 'name', email: 'email', orders: 'count', spent: 'total', since: 'since' } as const;

export interface CustomersQuery {
  /** A part of a name or of the email. */
  readonly search?: string | undefined;
  readonly kind?: 'account' | 'guest' | undefined;
  readonly sort: { readonly field: keyof typeof COLUMNS; readonly isDescending: boolean };
  readonly page: number;
  readonly perPage: number;
}

/** Who buys: with an account, or as a guest by an address. */
export interface Customer {
  /** Null: a guest. */
  readonly userId: number | null;
  readonly email: string;
  /** Of a guest: as in their last order. */
  readonly name: string;
  readonly isBlocked: boolean;
  /** Orders that are paid, and what they came to without what went back. */
  readonly orders: { readonly count: number; readonly total: number };
  /** When the account was made, or the first order. */
  readonly since: number;
}

/**
 * A text out of an order's address, to compare and to sort by. A name that was cut may end in half a sign: PostgreSQL's own reading of JSON
 * fails at it, and SQLite's hands out what its driver dies of. So here PostgreSQL looks for the text as it is written, and from neither is a
 * name read by this.
 */
const IN_ADDRESS: Readonly<Record<DatabaseKind, (column: string, name: string) => RawBuilder<string>>> = {
  sqlite: (column, name) => sql`(${sql.ref(column)} ->> ${sql.lit(name)})`,
  postgres: (column, name) =>
    sql`substring(${sql.ref(column)} from ${sql.lit(`"${name}":"((?:[^"\\\\]|\\\\.)*)"`)})`,
};

interface Row {
  readonly user_id: number | null;
  readonly email: string;
  /** What it is sorted and searched by. */
  readonly name: string;
  readonly display_name: string | null;
  readonly blocked_at: number | null;
  /** Of a guest's last order. */
  readonly billing: string | null;
  readonly since: number;
  readonly count: number;
  readonly total: number;
}

/** Those of accounts of customers. An address that a guest has typed proves nothing, so it is not counted as the account that has it. */
const accounts = ({ queries }: Shop) =>
  queries
    .selectFrom('users')
    .leftJoin(paidByEach({ queries }), 'paid.user_id', 'users.id')
    .where('users.role', '=', 'customer')
    .select((eb) => [
      'users.id as user_id',
      'users.email as email',
      'users.display_name as name',
      'users.display_name as display_name',
      'users.blocked_at as blocked_at',
      sql<string | null>`null`.as('billing'),
      'users.created_at as since',
      eb.fn.coalesce('paid.count', eb.lit(0)).as('count'),
      eb.fn.coalesce('paid.total', eb.lit(0)).as('total'),
    ])
    .$castTo<Row>();

function guests({ queries, kind }: Shop) {
  const inAddress = IN_ADDRESS[kind];
  const email = sql<string>`lower(${inAddress('orders.billing', 'email')})`;
  const byEmail = queries
    .selectFrom('orders')
    .select((eb) => [
      email.as('email'),
      eb.fn.max('orders.id').as('last_id'),
      eb.fn.min('orders.created_at').as('since'),
      eb.fn.countAll<number>().filterWhere('status', 'in', PAID_STATUSES).as('count'),
      eb.fn.sum<number | null>(NET_TOTAL).filterWhere('status', 'in', PAID_STATUSES).as('total'),
    ])
    .where('user_id', 'is', null)
    // Whoever was erased has none any more.
    .where(email, '!=', '')
    .groupBy(email)
    .as('guests');
  return queries
    .selectFrom(byEmail)
    .innerJoin('orders as last', 'last.id', 'guests.last_id')
    .select((eb) => [
      sql<number | null>`null`.as('user_id'),
      'guests.email as email',
      sql<string>`${inAddress('last.billing', 'firstName')} || ' ' || ${inAddress('last.billing', 'lastName')}`.as(
        'name',
      ),
      sql<string | null>`null`.as('display_name'),
      sql<number | null>`null`.as('blocked_at'),
      'last.billing as billing',
      'guests.since as since',
      'guests.count as count',
      eb.fn.coalesce('guests.total', eb.lit(0)).as('total'),
    ])
    .$castTo<Row>();
}

const nameOf = (billing: string): string => {
  const { firstName, lastName } = readAddress(JSON.parse(billing));
  return `${firstName} ${lastName}`.trim();
};

export async function listCustomers(
  shop: Shop,
  { search, kind, sort, page, perPage }: CustomersQuery,
): Promise<{ readonly items: readonly Customer[]; readonly total: number }> {
  let found = shop.queries.selectFrom(accounts(shop).unionAll(guests(shop)).as('people'));
  if (kind !== undefined) found = found.where('user_id', kind === 'guest' ? 'is' : 'is not', null);
  if (search) found = found.where(holdsText(['people.name', 'people.email'], search));
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const way = sort.isDescending ? 'desc' : 'asc';
  const rows = await found
    .select(['user_id', 'email', 'display_name', 'blocked_at', 'billing', 'since', 'count', 'total'])
    .orderBy(COLUMNS[sort.field], way)
    .orderBy('email', way)
    // The databases do not agree on where null stands.
    .orderBy((eb) => eb.fn.coalesce('user_id', eb.lit(0)), way)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const items = rows.map((row) => ({
    userId: row.user_id === null ? null : Number(row.user_id),
    email: row.email,
    name: row.display_name ?? nameOf(row.billing ?? '{}'),
    isBlocked: row.blocked_at !== null,
    orders: { count: Number(row.count), total: Number(row.total) },
    since: Number(row.since),
  }));
  return { items, total: Number(total) };
}

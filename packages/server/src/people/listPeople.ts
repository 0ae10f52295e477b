import { holdsText } from '../db/holdsText.ts';
import { readUser, USER_COLUMNS, type User } from '../accounts/User.ts';
import type { Role } from '../accounts/roles.ts';
import { paidByEach } from '../orders/paidBy.ts';
import type { Shop } from '../Shop.ts';

const COLUMNS = {
  id: 'users.id',
  login: 'users.login',
  email: 'users.email',
  displayName: 'users.display_name',
  createdAt: 'users.created_at',
  orders: 'count',
  spent: 'total',
} as const;

export interface PeopleQuery {
  /** A part of a name or of the email. */
  readonly search?: string | undefined;
  readonly role?: Role | undefined;
  readonly sort: { readonly field: keyof typeof COLUMNS; readonly isDescending: boolean };
  readonly page: number;
  readonly perPage: number;
}

/** Somebody with an account, and what they have paid for. */
export interface Person extends User {
  readonly orders: { readonly count: number; readonly total: number };
}

/** Everybody with an account. */
export async function listPeople(
  { queries }: Shop,
  { search, role, sort, page, perPage }: PeopleQuery,
): Promise<{ readonly items: readonly Person[]; readonly total: number }> {
  const names = ['users.login', 'users.email', 'users.display_name', 'users.first_name', 'users.last_name'];
  let found = queries.selectFrom('users');
  if (search) found = found.where(holdsText(names, search));
  if (role !== undefined) found = found.where('users.role', '=', role);
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const way = sort.isDescending ? 'desc' : 'asc';
  const rows = await found
    .leftJoin(paidByEach({ queries }), 'paid.user_id', 'users.id')
    .select((eb) => [
      ...USER_COLUMNS,
      eb.fn.coalesce('paid.count', eb.lit(0)).as('count'),
      eb.fn.coalesce('paid.total', eb.lit(0)).as('total'),
    ])
    .orderBy(COLUMNS[sort.field], way)
    .orderBy('users.id', way)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const items = rows.map((row) => ({
    ...readUser(row),
    orders: { count: Number(row.count), total: Number(row.total) },
  }));
  return { items, total };
}

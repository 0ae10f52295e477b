import { holdsText } from '../db/holdsText.ts';
import type { Shop } from '../Shop.ts';
import type { Role } from './roles.ts';
import { readUser, USER_COLUMNS, type User } from './User.ts';

const COLUMNS = {
  id: 'users.id',
  login: 'users.login',
  email: 'users.email',
  displayName: 'users.display_name',
  createdAt: 'users.created_at',
} as const;

export interface UserQuery {
  /** A part of a name or of the email. */
  readonly search?: string | undefined;
  readonly role?: Role | undefined;
  readonly sort: { readonly field: keyof typeof COLUMNS; readonly isDescending: boolean };
  readonly page: number;
  readonly perPage: number;
}

export async function listUsers(
  { queries }: Shop,
  { search, role, sort, page, perPage }: UserQuery,
): Promise<{ readonly items: readonly User[]; readonly total: number }> {
  const names = ['users.login', 'users.email', 'users.display_name', 'users.first_name', 'users.last_name'];
  let found = queries.selectFrom('users');
  if (search) found = found.where(holdsText(names, search));
  if (role !== undefined) found = found.where('role', '=', role);
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const way = sort.isDescending ? 'desc' : 'asc';
  const rows = await found
    .select(USER_COLUMNS)
    .orderBy(COLUMNS[sort.field], way)
    .orderBy('users.id', way)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { items: rows.map(readUser), total };
}

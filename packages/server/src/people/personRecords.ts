import { holdsText } from '../db/holdsText.ts';
import type { User } from '../accounts/User.ts';
import { findUser } from '../accounts/findUser.ts';
import { readOrderHead } from '../orders/readOrder.ts';
import type { OrderHead } from '../orders/Order.ts';
import type { Shop } from '../Shop.ts';

/** A person as the shop knows one: by the address, with an account or without. */
export interface PersonKey {
  readonly email: string;
  readonly user: User | null;
}

export async function findPerson(shop: Shop, email: string): Promise<PersonKey> {
  const row = await shop.queries
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return { email, user: row ? await findUser(shop, row.id) : null };
}

/** Those of the account, and those that were sent to the address by a guest. */
export async function ordersOf({ queries }: Shop, { email, user }: PersonKey): Promise<readonly OrderHead[]> {
  const rows = await queries
    .selectFrom('orders')
    .selectAll()
    .where((eb) =>
      eb.or([eb.and([holdsText(['billing'], email)]), ...(user ? [eb('user_id', '=', user.id)] : [])]),
    )
    .orderBy('id')
    .execute();
  // The address may be a part of another one.
  return rows
    .map(readOrderHead)
    .filter(({ userId, billing }) => userId === user?.id || billing.email.trim().toLowerCase() === email);
}

const KEPT = { reviews: 'reviews', comments: 'comments' } as const;

/** Ids of what the person wrote: with the account, or with the address. */
export async function writtenBy(
  { queries }: Shop,
  table: keyof typeof KEPT,
  { email, user }: PersonKey,
): Promise<readonly number[]> {
  // Both have these columns; the types of one stand for those of both.
  const rows = await queries
    .selectFrom(KEPT[table] as 'comments')
    .select('id')
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['email']), '=', email),
        ...(user ? [eb('user_id', '=', user.id)] : []),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

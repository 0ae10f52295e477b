import { listApiKeys } from '../accounts/apiKeys/listApiKeys.ts';
import { listLogins } from '../accounts/listLogins.ts';
import type { User } from '../accounts/User.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { findOrder } from '../orders/findOrder.ts';
import { listOrderNotes } from '../orders/orderNotes.ts';
import type { Shop } from '../Shop.ts';
import { findPerson, ordersOf, type PersonKey, writtenBy } from './personRecords.ts';
import { type Counts, logPrivacy } from './privacyLog.ts';

/** By what it is: lists of rows, times as texts. */
export type PersonData = Readonly<Record<string, unknown>>;

/** All that the shop knows of a person, for that person. It is written down who asked for it. */
export const exportPerson = (shop: Shop, by: User, email: string): Promise<PersonData> =>
  inTransaction(shop, async (within) => {
    const person = await findPerson(within, email);
    const lists = {
      orders: await orders(within, person),
      reviews: await texts(within, 'reviews', person),
      comments: await texts(within, 'comments', person),
      wishlist: await wishlist(within, person),
      logins: await logins(within, person),
      apiKeys: await apiKeys(within, person),
      mails: await mails(within, email),
    };
    const counts: Counts = Object.fromEntries(
      Object.entries(lists).map(([name, list]) => [name, list.length]),
    );
    await logPrivacy(within, 'export', email, by, { account: person.user ? 1 : 0, ...counts });
    return {
      email,
      exportedAt: iso(within.now()),
      account: person.user && (await account(within, person.user)),
      ...lists,
    };
  });

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

async function account({ queries }: Shop, user: User) {
  const meta = await queries
    .selectFrom('user_meta')
    .select(['name', 'value'])
    .where('user_id', '=', user.id)
    .orderBy('name')
    .execute();
  const { onlyRights: _, createdAt, blockedAt, ...own } = user;
  return { ...own, createdAt: iso(createdAt), blockedAt: iso(blockedAt), more: meta };
}

async function orders(shop: Shop, person: PersonKey) {
  const found = [];
  for (const { id } of await ordersOf(shop, person)) {
    const order = await findOrder(shop, id);
    if (!order) continue;
    const notes = (await listOrderNotes(shop, id)).filter(({ kind }) => kind === 'customer');
    const { key: _, cartHash: __, createdAt, updatedAt, paidAt, completedAt, ...own } = order;
    found.push({
      ...own,
      createdAt: iso(createdAt),
      updatedAt: iso(updatedAt),
      paidAt: iso(paidAt),
      completedAt: iso(completedAt),
      notes: notes.map((note) => ({ content: note.content, createdAt: iso(note.createdAt) })),
    });
  }
  return found;
}

async function texts(shop: Shop, table: 'reviews' | 'comments', person: PersonKey) {
  const ids = await writtenBy(shop, table, person);
  if (ids.length === 0) return [];
  const rows = await shop.queries
    .selectFrom(table as 'comments')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map(({ created_at: at, ...row }) => ({ ...row, created_at: iso(at) }));
}

async function wishlist({ queries }: Shop, { user }: PersonKey) {
  if (!user) return [];
  const rows = await queries
    .selectFrom('wishlist_items')
    .innerJoin('wishlist_groups', 'wishlist_groups.id', 'wishlist_items.group_id')
    .leftJoin('products', 'products.id', 'wishlist_items.product_id')
    .select([
      'wishlist_groups.name as list',
      'wishlist_items.product_id as productId',
      'products.name as product',
      'wishlist_items.added_at as addedAt',
    ])
    .where('wishlist_items.user_id', '=', user.id)
    .orderBy('wishlist_items.added_at')
    .execute();
  return rows.map((row) => ({ ...row, addedAt: iso(row.addedAt) }));
}

async function logins(shop: Shop, { user }: PersonKey) {
  const all = user ? await listLogins(shop, user.id) : [];
  return all.map(({ userAgent, address, createdAt, seenAt, expiresAt }) => ({
    userAgent,
    address,
    createdAt: iso(createdAt),
    seenAt: iso(seenAt),
    expiresAt: iso(expiresAt),
  }));
}

async function apiKeys(shop: Shop, { user }: PersonKey) {
  const all = user ? await listApiKeys(shop, { ...user, role: 'customer' }) : [];
  return all.map(({ name, start, createdAt, usedAt, expiresAt }) => ({
    name,
    start,
    createdAt: iso(createdAt),
    usedAt: iso(usedAt),
    expiresAt: iso(expiresAt),
  }));
}

/** Without their contents: one may hold a link that opens an account. */
async function mails({ queries }: Shop, email: string) {
  const rows = await queries
    .selectFrom('mails')
    .select(['kind', 'recipient', 'subject', 'status', 'created_at', 'sent_at'])
    .where((eb) => eb(eb.fn<string>('lower', ['recipient']), '=', email))
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, sent_at, ...row }) => ({
    ...row,
    createdAt: iso(created_at),
    sentAt: iso(sent_at),
  }));
}

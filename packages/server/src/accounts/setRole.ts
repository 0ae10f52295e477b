import { inTransaction } from '../db/inTransaction.ts';
import { isRowId } from '../security/isRowId.ts';
import type { Shop } from '../Shop.ts';
import { type Refused, refuse } from '../input/FieldError.ts';
import { findUser } from './findUser.ts';
import { lockAdmins } from './lockAdmins.ts';
import { can, isRole, type Role } from './roles.ts';
import type { User } from './User.ts';

/** Those who look after the shop read these, in English. */
const TEXTS = {
  badRole: 'There is no such role.',
  noUser: 'There is no such user.',
  notAllowed: 'You are not allowed to do that.',
  lastAdmin: 'The shop needs an administrator: make another one first.',
} as const;

export type RoleSet = { readonly ok: true; readonly user: User } | Refused;

/** By someone who may; there is always an administrator left, also when two take each other's right at once. */
export async function setRole(shop: Shop, by: User | null, userId: number, role: string): Promise<RoleSet> {
  if (!isRole(role)) return refuse('role', TEXTS.badRole);
  if (!isRowId(userId)) return refuse(null, TEXTS.noUser);
  return inTransaction(shop, async (shop) => {
    const admins = await lockAdmins(shop);
    // Read again: the right may have been taken away while this one waited.
    if (!by || !can(await findUser(shop, by.id), 'manageUsers')) return refuse(null, TEXTS.notAllowed);
    if (role !== 'admin' && admins.length === 1 && admins[0] === userId)
      return refuse('role', TEXTS.lastAdmin);
    await write(shop, userId, role);
    const user = await findUser(shop, userId);
    return user ? { ok: true, user } : refuse(null, TEXTS.noUser);
  });
}

async function write({ queries, now }: Shop, userId: number, role: Role): Promise<void> {
  await queries
    .updateTable('users')
    .set((eb) => ({ role, version: eb('version', '+', 1), updated_at: now() }))
    .where('id', '=', userId)
    .execute();
}

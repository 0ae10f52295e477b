import { inTransaction } from '../db/inTransaction.ts';
import { type Refused, refuse } from '../input/FieldError.ts';
import type { Shop } from '../Shop.ts';
import { revokeApiKeys } from './apiKeys/listApiKeys.ts';
import { findUser } from './findUser.ts';
import { lockAdmins } from './lockAdmins.ts';
import { revokeLogins } from './revokeLogins.ts';
import { can } from './roles.ts';
import type { User } from './User.ts';
import { voidResets } from './writePassword.ts';

/** Those who look after the shop read these, in English. */
const TEXTS = {
  noUser: 'There is no such user.',
  notAllowed: 'You are not allowed to do that.',
  yourself: 'You cannot do that to yourself.',
  lastAdmin: 'The shop needs an administrator: make another one first.',
} as const;

/**
 * Why somebody may not be sent away by somebody else; null: they may. Administrators are locked meanwhile, so that two who send each
 * other away leave one.
 */
export async function whyNotSentAway(shop: Shop, by: User, userId: number): Promise<Refused | null> {
  const admins = await lockAdmins(shop);
  // Read again: the right may have been taken away while this one waited.
  const asker = await findUser(shop, by.id);
  if (asker?.blockedAt !== null || !can({ ...asker, onlyRights: by.onlyRights }, 'manageUsers'))
    return refuse(null, TEXTS.notAllowed);
  if (userId === by.id) return refuse(null, TEXTS.yourself);
  return admins.length === 1 && admins[0] === userId ? refuse(null, TEXTS.lastAdmin) : null;
}

/** Ends everything by which a user gets in. In the caller's transaction. */
export async function endAccess(shop: Shop, userId: number): Promise<void> {
  await revokeLogins(shop, userId);
  await revokeApiKeys(shop, userId);
  await voidResets(shop, userId);
  // Whom they have invited would be their way back in.
  await shop.queries.deleteFrom('invitations').where('invited_by', '=', userId).execute();
}

/** Nobody gets in by it any more, and whoever is in is out at once; or back again. */
export const setBlocked = (
  shop: Shop,
  by: User,
  userId: number,
  isBlocked: boolean,
): Promise<{ readonly ok: true } | Refused> =>
  inTransaction(shop, async (within) => {
    const refused = await whyNotSentAway(within, by, userId);
    if (refused) return refused;
    const { numUpdatedRows } = await within.queries
      .updateTable('users')
      .set((eb) => ({
        blocked_at: isBlocked ? within.now() : null,
        version: eb('version', '+', 1),
        updated_at: within.now(),
      }))
      .where('id', '=', userId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return refuse(null, TEXTS.noUser);
    if (isBlocked) await endAccess(within, userId);
    return { ok: true };
  });

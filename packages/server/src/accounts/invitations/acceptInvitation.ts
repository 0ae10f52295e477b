import { inTransaction } from '../../db/inTransaction.ts';
import { hashToken } from '../../security/hashToken.ts';
import type { Shop } from '../../Shop.ts';
import { type AccountRefused, refuse } from '../AccountRefusal.ts';
import { findUser } from '../findUser.ts';
import { hashPassword } from '../hashPassword.ts';
import { insertUser } from '../insertUser.ts';
import { isWeakPassword } from '../isWeakPassword.ts';
import { loginNamesFor } from '../loginNames.ts';
import type { User } from '../User.ts';
import { findInvitationOf, type Invitation } from './Invitation.ts';

export type Accepted = { readonly ok: true; readonly user: User } | AccountRefused;

const invalid = (): AccountRefused => refuse(null, { code: 'invitation_wrong' });

export const findInvited = (shop: Shop, token: string): Promise<Invitation | null> =>
  findInvitationOf(shop, hashToken(token));

/** Makes the account that somebody was invited to, with a password of their own. Once for each link. */
export async function acceptInvitation(shop: Shop, token: string, password: string): Promise<Accepted> {
  const invitation = await findInvited(shop, token);
  if (!invitation) return invalid();
  if (!password) return refuse('password', { code: 'password_needed' });
  if (isWeakPassword(password, [invitation.email, invitation.email.split('@')[0] ?? '']))
    return refuse('password', { code: 'password_weak' });
  const passwordHash = await hashPassword(password);
  return inTransaction(shop, async (within) =>
    (await use(within, token)) ? insert(within, invitation, passwordHash) : invalid(),
  );
}

async function use({ queries, now }: Shop, token: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('invitations')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

async function insert(
  shop: Shop,
  { email, role, firstName, lastName }: Invitation,
  passwordHash: string,
): Promise<Accepted> {
  for (const login of loginNamesFor(email)) {
    const made = await insertUser(shop, { login, email, passwordHash, firstName, lastName, role });
    // Somebody has made an account with this address meanwhile: it stays what it is.
    if (made === 'email') return refuse(null, { code: 'email_taken', email });
    if (made === 'login') continue;
    const user = await findUser(shop, made);
    if (user) return { ok: true, user };
  }
  return refuse(null, { code: 'username_taken' });
}

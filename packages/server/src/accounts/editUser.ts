import { inTransaction } from '../db/inTransaction.ts';
import { type FieldError, type Refused, refuse } from '../input/FieldError.ts';
import type { Shop } from '../Shop.ts';
import { emailOf } from '../text/emailOf.ts';
import { oneLine } from '../text/oneLine.ts';
import { findUser } from './findUser.ts';
import { NAME_MAX_LENGTH } from './limits.ts';
import { can } from './roles.ts';
import { leaveEmail, writeUser } from './saveAccount.ts';
import { setRole } from './setRole.ts';
import type { User } from './User.ts';

/** Those who look after the shop read these, in English. */
const TEXTS = {
  noUser: 'There is no such user.',
  notAllowed: 'You are not allowed to do that.',
  needed: 'Is required.',
  badEmail: 'Please provide a valid email address.',
  takenEmail: 'This email address is already registered.',
  ownEmail: 'Change your own address in your account: your password is asked for there.',
  emailAsName: 'Display name cannot be changed to email address due to privacy concern.',
} as const;

export interface UserChange {
  readonly email?: string | undefined;
  readonly displayName?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly role?: string | undefined;
}

/** Changes somebody, by one who may: all of it, or nothing. The old address is told of a new one, and links that were sent there are worth nothing. */
export const editUser = (
  shop: Shop,
  by: User,
  userId: number,
  { role, ...sent }: UserChange,
): Promise<{ readonly ok: true } | Refused> =>
  inTransaction(shop, async (within) => {
    // Read again: the right may have been taken away meanwhile.
    const asker = await findUser(within, by.id);
    if (!asker || !can({ ...asker, onlyRights: by.onlyRights }, 'manageUsers'))
      return refuse(null, TEXTS.notAllowed);
    const known = await findUser(within, userId);
    if (!known) return refuse(null, TEXTS.noUser);
    const change = cleaned(known, sent);
    const errors = await whyNot(within, by, known, change);
    if (errors.length > 0) return { ok: false, errors };
    // It refuses before it writes, and nothing is written yet.
    const set = role === undefined || role === known.role ? null : await setRole(within, by, userId, role);
    if (set?.ok === false) return set;
    if (isChanged(known, change)) await writeUser(within, userId, change, undefined);
    if (change.email !== known.email) await leaveEmail(within, known, change.email);
    return { ok: true };
  });

type Details = Pick<User, 'email' | 'displayName' | 'firstName' | 'lastName'>;

const cleaned = (known: User, sent: UserChange): Details => ({
  email: (sent.email ?? known.email).trim().toLowerCase(),
  displayName: oneLine(sent.displayName ?? known.displayName, NAME_MAX_LENGTH),
  firstName: oneLine(sent.firstName ?? known.firstName, NAME_MAX_LENGTH),
  lastName: oneLine(sent.lastName ?? known.lastName, NAME_MAX_LENGTH),
});

const isChanged = (known: User, change: Details): boolean =>
  (Object.keys(change) as (keyof Details)[]).some((name) => change[name] !== known[name]);

async function whyNot(shop: Shop, by: User, known: User, change: Details): Promise<readonly FieldError[]> {
  const errors: FieldError[] = [];
  const { email, displayName } = change;
  if (email !== known.email) {
    const message = await whyNotEmail(shop, by, known, email);
    if (message) errors.push({ field: 'email', message });
  }
  if (displayName !== known.displayName) {
    if (!displayName) errors.push({ field: 'displayName', message: TEXTS.needed });
    if (emailOf(displayName)) errors.push({ field: 'displayName', message: TEXTS.emailAsName });
  }
  return errors;
}

async function whyNotEmail({ queries }: Shop, by: User, known: User, email: string): Promise<string | null> {
  // Who finds an open browser must not take the account over by the link for a forgotten password.
  if (by.id === known.id) return TEXTS.ownEmail;
  if (!emailOf(email)) return TEXTS.badEmail;
  const other = await queries.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return other ? TEXTS.takenEmail : null;
}

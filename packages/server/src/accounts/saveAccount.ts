import { inTransaction } from '../db/inTransaction.ts';
import { isTaken } from '../db/retryTaken.ts';
import { queueWritten } from '../mails/queueWritten.ts';
import type { AccountDetail } from '../notices/AccountNotice.ts';
import { readSettings } from '../settings/readSettings.ts';
import type { Shop } from '../Shop.ts';
import { type AccountRefusal, type AccountRefused, refuse } from './AccountRefusal.ts';
import { emailOf } from '../text/emailOf.ts';
import { oneLine } from '../text/oneLine.ts';
import { emailChangedMail } from './accountMails.ts';
import { type Credentials, findCredentialsOf, findUser, lockCredentials } from './findUser.ts';
import { guessesAt } from './guesses.ts';
import { hashPassword, isPassword } from './hashPassword.ts';
import { isWeakPassword } from './isWeakPassword.ts';
import { NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH } from './limits.ts';
import { revokeApiKeys } from './apiKeys/listApiKeys.ts';
import { revokeLogins } from './revokeLogins.ts';
import type { User } from './User.ts';
import { voidResets, writePassword } from './writePassword.ts';

export type AccountChange = Readonly<Record<AccountDetail, string>>;

export interface SaveOptions {
  readonly expectedVersion?: number | undefined;
  /** Asked for when the email or the password changes: who finds an open browser must not take the account over. */
  readonly currentPassword?: string | undefined;
  /** '' keeps the one that there is. */
  readonly newPassword?: string | undefined;
  /** Of the login that stays when the password changes; all others end. */
  readonly token?: string | undefined;
  /** The address that guesses are counted by; '' when it is not known. */
  readonly address?: string | undefined;
}

export type SavedAccount = { readonly ok: true; readonly user: User } | AccountRefused;

/** By the names that the form has for them; each is needed. */
const FIELDS: Readonly<Record<AccountDetail, string>> = {
  firstName: 'account_first_name',
  lastName: 'account_last_name',
  displayName: 'account_display_name',
  email: 'account_email',
};

/** What the account page lets a customer change: all of it, or nothing. */
export async function saveAccount(
  shop: Shop,
  userId: number,
  sent: AccountChange,
  options: SaveOptions = {},
): Promise<SavedAccount> {
  const change = cleaned(sent);
  const errors = whyRefused(change);
  if (errors.length > 0) return { ok: false, errors };
  const known = await findCredentialsOf(shop, userId);
  if (!known) return refuse(null, { code: 'user_unknown' });
  const { currentPassword = '', newPassword = '', address = '' } = options;
  if (change.email !== known.email || newPassword) {
    const wrong = await checkCurrent(shop, known, currentPassword, address);
    if (wrong) return wrong;
  }
  if (newPassword && isWeakPassword(newPassword, [known.login, known.email, change.email]))
    return refuse('password_1', { code: 'password_weak' });
  const hash = newPassword ? await hashPassword(newPassword) : null;
  return write(shop, known, change, hash, options);
}

const cleaned = (sent: AccountChange): AccountChange => ({
  firstName: oneLine(sent.firstName, NAME_MAX_LENGTH),
  lastName: oneLine(sent.lastName, NAME_MAX_LENGTH),
  displayName: oneLine(sent.displayName, NAME_MAX_LENGTH),
  email: sent.email.trim().toLowerCase(),
});

function whyRefused(change: AccountChange): readonly AccountRefusal[] {
  const errors: AccountRefusal[] = [];
  for (const [name, field] of Object.entries(FIELDS) as [AccountDetail, string][])
    if (!change[name]) errors.push({ field, said: { code: 'detail_needed', name } });
  if (change.email && !emailOf(change.email))
    errors.push({ field: FIELDS.email, said: { code: 'email_wrong' } });
  if (emailOf(change.displayName))
    errors.push({ field: FIELDS.displayName, said: { code: 'email_as_name' } });
  return errors;
}

async function write(
  shop: Shop,
  known: Credentials,
  change: AccountChange,
  hash: string | null,
  options: SaveOptions,
): Promise<SavedAccount> {
  try {
    return await inTransaction(shop, (within) => writeAll(within, known, change, hash, options));
  } catch (error) {
    if (isTaken(error)) return refuse(FIELDS.email, { code: 'email_of_another' });
    throw error;
  }
}

/** What was checked must still be so: an email or a password that was changed meanwhile is not changed back. */
async function writeAll(
  shop: Shop,
  known: Credentials,
  change: AccountChange,
  hash: string | null,
  { expectedVersion, token }: SaveOptions,
): Promise<SavedAccount> {
  const now = await lockCredentials(shop, known.id);
  const isSame = now?.email === known.email && now.passwordHash === known.passwordHash;
  if (!isSame || !(await writeUser(shop, known.id, change, expectedVersion)))
    return refuse(null, { code: 'changed_meanwhile' });
  if (hash !== null) {
    await writePassword(shop, known.id, hash);
    await revokeLogins(shop, known.id, token);
    await revokeApiKeys(shop, known.id);
  }
  if (change.email !== known.email) await leaveEmail(shop, known, change.email);
  const user = await findUser(shop, known.id);
  return user ? { ok: true, user } : refuse(null, { code: 'user_unknown' });
}

/** False: somebody was faster. */
export async function writeUser(
  { queries, now }: Shop,
  userId: number,
  change: AccountChange,
  expectedVersion: number | undefined,
): Promise<boolean> {
  let query = queries
    .updateTable('users')
    .set((eb) => ({
      first_name: change.firstName,
      last_name: change.lastName,
      display_name: change.displayName,
      email: change.email,
      version: eb('version', '+', 1),
      updated_at: now(),
    }))
    .where('id', '=', userId);
  if (expectedVersion !== undefined) query = query.where('version', '=', expectedVersion);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Links that were sent to the old address are worth nothing any more, and it is told of the new one. After the change, in its transaction. */
export async function leaveEmail(
  shop: Shop,
  known: Pick<Credentials, 'id' | 'login' | 'email'>,
  next: string,
): Promise<void> {
  await voidResets(shop, known.id);
  const version = (await findUser(shop, known.id))?.version ?? 0;
  const settings = await readSettings(shop);
  const mail = emailChangedMail(known, next, settings);
  await queueWritten(shop, { once: `account:${known.id}:email:${version}`, ...mail }, settings);
}

const FIELD = 'password_current';

/** Why not, when it is not the user's own password; null when it is. Guesses count with those at the login. */
async function checkCurrent(
  shop: Shop,
  user: Credentials,
  password: string,
  address: string,
): Promise<AccountRefused | null> {
  if (!password) return refuse(FIELD, { code: 'current_password_needed' });
  const guesses = guessesAt(shop, { userId: user.id }, address);
  if (!(await guesses.mayTry())) return refuse(null, { code: 'too_many_attempts' });
  if (!(await isPassword(user.passwordHash, password.slice(0, PASSWORD_MAX_LENGTH))))
    return refuse(FIELD, { code: 'current_password_wrong' });
  await guesses.succeeded();
  return null;
}

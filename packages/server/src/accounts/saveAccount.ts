import { isTaken } from '../catalogue/retryTaken.ts';
import type { Shop } from '../Shop.ts';
import { accountTexts } from './accountTexts.ts';
import { emailOf } from './emailOf.ts';
import { type FieldError, type Refused, refuse } from './FieldError.ts';
import { findUser } from './findUser.ts';
import { NAME_MAX_LENGTH } from './limits.ts';
import { oneLine } from './oneLine.ts';
import type { User } from './User.ts';

export interface AccountChange {
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly email: string;
}
export type SavedAccount = { readonly ok: true; readonly user: User } | Refused;

const REQUIRED = {
  firstName: { field: 'account_first_name', label: 'First name' },
  lastName: { field: 'account_last_name', label: 'Last name' },
  displayName: { field: 'account_display_name', label: 'Display name' },
  email: { field: 'account_email', label: 'Email address' },
} as const satisfies Readonly<Record<keyof AccountChange, unknown>>;

/** What the account page lets a customer change. */
export async function saveAccount(
  shop: Shop,
  userId: number,
  sent: AccountChange,
  { expectedVersion }: { readonly expectedVersion?: number } = {},
): Promise<SavedAccount> {
  const change = cleaned(sent);
  const errors = whyRefused(change);
  if (errors.length > 0) return { ok: false, errors };
  try {
    if (!(await write(shop, userId, change, expectedVersion)))
      return refuse(null, accountTexts.changedMeanwhile);
  } catch (error) {
    if (isTaken(error)) return refuse(REQUIRED.email.field, accountTexts.emailOfAnother);
    throw error;
  }
  const user = await findUser(shop, userId);
  return user ? { ok: true, user } : refuse(null, accountTexts.noUser);
}

const cleaned = (sent: AccountChange): AccountChange => ({
  firstName: oneLine(sent.firstName, NAME_MAX_LENGTH),
  lastName: oneLine(sent.lastName, NAME_MAX_LENGTH),
  displayName: oneLine(sent.displayName, NAME_MAX_LENGTH),
  email: sent.email.trim().toLowerCase(),
});

function whyRefused(change: AccountChange): readonly FieldError[] {
  const errors: FieldError[] = [];
  for (const [name, { field, label }] of Object.entries(REQUIRED))
    if (!change[name as keyof AccountChange]) errors.push({ field, message: accountTexts.required(label) });
  if (change.email && !emailOf(change.email))
    errors.push({ field: REQUIRED.email.field, message: accountTexts.badEmail });
  if (emailOf(change.displayName))
    errors.push({ field: REQUIRED.displayName.field, message: accountTexts.emailAsName });
  return errors;
}

async function write(
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

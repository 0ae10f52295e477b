import { inTransaction } from '../db/inTransaction.ts';
import type { Shop } from '../Shop.ts';
import { accountTexts } from './accountTexts.ts';
import { type Refused, refuse } from './FieldError.ts';
import { findCredentialsOf, lockCredentials } from './findUser.ts';
import { guessesAt } from './guesses.ts';
import { hashPassword, isPassword } from './hashPassword.ts';
import { isWeakPassword } from './isWeakPassword.ts';
import { revokeLogins } from './revokeLogins.ts';
import { writePassword } from './writePassword.ts';

export interface PasswordChange {
  readonly userId: number;
  readonly current: string;
  readonly next: string;
  /** Of the login that stays; all others end. */
  readonly token: string;
  readonly address: string;
}

/** Asked of the user: who finds an open browser must not take the account over. */
export async function changePassword(
  shop: Shop,
  { userId, current, next, token, address }: PasswordChange,
): Promise<{ readonly ok: true } | Refused> {
  const user = await findCredentialsOf(shop, userId);
  if (!user) return refuse(null, accountTexts.noUser);
  const guesses = guessesAt(shop, String(userId), address);
  if (!(await guesses.mayTry())) return refuse(null, accountTexts.tooMany);
  if (!(await isPassword(user.passwordHash, current)))
    return refuse('password_current', accountTexts.wrongCurrent);
  await guesses.succeeded();
  if (!next) return refuse('password_1', accountTexts.noPassword);
  if (isWeakPassword(next, [user.login, user.email])) return refuse('password_1', accountTexts.weakPassword);
  const hash = await hashPassword(next);
  return inTransaction(shop, async (shop) => {
    if ((await lockCredentials(shop, userId))?.passwordHash !== user.passwordHash)
      return refuse('password_current', accountTexts.wrongCurrent);
    await writePassword(shop, userId, hash);
    await revokeLogins(shop, userId, token);
    return { ok: true };
  });
}

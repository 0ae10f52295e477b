import type { Shop } from '../Shop.ts';
import { accountTexts } from './accountTexts.ts';
import { type Refused, refuse } from '../input/FieldError.ts';
import type { Credentials } from './findUser.ts';
import { guessesAt } from './guesses.ts';
import { isPassword } from './hashPassword.ts';
import { PASSWORD_MAX_LENGTH } from './limits.ts';

const FIELD = 'password_current';

/** Why not, when it is not the user's own password; null when it is. Guesses count with those at the login. */
export async function checkCurrent(
  shop: Shop,
  user: Credentials,
  password: string,
  address: string,
): Promise<Refused | null> {
  if (!password) return refuse(FIELD, accountTexts.currentMissing);
  const guesses = guessesAt(shop, { userId: user.id }, address);
  if (!(await guesses.mayTry())) return refuse(null, accountTexts.tooMany);
  if (!(await isPassword(user.passwordHash, password.slice(0, PASSWORD_MAX_LENGTH))))
    return refuse(FIELD, accountTexts.wrongCurrent);
  await guesses.succeeded();
  return null;
}

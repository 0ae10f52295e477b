import type { Shop } from '../Shop.ts';
import { accountTexts } from './accountTexts.ts';
import { findCredentials, findUser, nameAsKept } from './findUser.ts';
import { guessesAt } from './guesses.ts';
import { isPassword } from './hashPassword.ts';
import { PASSWORD_MAX_LENGTH } from './limits.ts';
import { type LoginPlace, type StartedLogin, startLogin } from './startLogin.ts';
import type { User } from './User.ts';

export interface LogInRequest extends LoginPlace {
  /** The login name or the email. */
  readonly login: string;
  readonly password: string;
}

export type LoggedIn =
  | ({ readonly ok: true; readonly user: User } & StartedLogin)
  | { readonly ok: false; readonly message: string };

const no = (message: string): LoggedIn => ({ ok: false, message });

/** By password. The answer and its time are the same for a wrong password and for a name that nobody has. */
export async function logIn(shop: Shop, request: LogInRequest): Promise<LoggedIn> {
  const name = nameAsKept(request.login);
  if (!name) return no(accountTexts.loginMissing);
  if (!request.password) return no(accountTexts.passwordMissing);
  const known = await findCredentials(shop, name);
  const guesses = guessesAt(shop, known ? String(known.id) : name, request.address);
  if (!(await guesses.mayTry())) return no(accountTexts.tooMany);
  const password = request.password.slice(0, PASSWORD_MAX_LENGTH);
  const isRight = await isPassword(known?.passwordHash ?? null, password);
  if (!known || !isRight) return no(accountTexts.wrongLogin);
  const [user, login] = [
    await findUser(shop, known.id),
    await startLogin(shop, known.id, request, known.passwordHash),
  ];
  if (!user || !login) return no(accountTexts.wrongLogin);
  await guesses.succeeded();
  return { ok: true, user, ...login };
}

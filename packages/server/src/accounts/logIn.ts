import type { AccountNotice } from '../notices/AccountNotice.ts';
import type { Shop } from '../Shop.ts';
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
  /** The address that guesses are counted by, '' when it is not known; default: the address as it is kept. */
  readonly countedAs?: string | undefined;
}

export type LoggedIn =
  | ({ readonly ok: true; readonly user: User } & StartedLogin)
  | { readonly ok: false; readonly said: AccountNotice };

const no = (said: AccountNotice): LoggedIn => ({ ok: false, said });

/**
 * By password. The answer and its time are the same for a wrong password and for a name that nobody has. Of guesses, those at the
 * name are told; those at the user, who may have been tried by another name, are told as a wrong password: else they would say
 * which names belong to somebody.
 */
export async function logIn(shop: Shop, request: LogInRequest): Promise<LoggedIn> {
  const name = nameAsKept(request.login);
  if (!name) return no({ code: 'username_needed' });
  if (!request.password) return no({ code: 'password_missing' });
  const known = await findCredentials(shop, name);
  const { countedAs = request.address } = request;
  const atName = guessesAt(shop, { name }, countedAs);
  if (!(await atName.mayTry())) return no({ code: 'too_many_attempts' });
  const atUser = known && guessesAt(shop, { userId: known.id }, countedAs);
  const mayTry = (await atUser?.mayTry()) ?? false;
  const password = request.password.slice(0, PASSWORD_MAX_LENGTH);
  const isRight = await isPassword((mayTry && known?.passwordHash) || null, password);
  if (!known || !mayTry || !isRight) return no({ code: 'login_wrong' });
  // Told to who knows the password, and to nobody else.
  if (known.blockedAt !== null) return no({ code: 'account_blocked' });
  const [user, login] = [
    await findUser(shop, known.id),
    await startLogin(shop, known.id, request, known.passwordHash),
  ];
  if (!user || !login) return no({ code: 'login_wrong' });
  await atName.succeeded();
  await atUser?.succeeded();
  return { ok: true, user, ...login };
}

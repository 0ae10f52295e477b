import type { ShopSettings } from '@vitrine/contract/shop';
import { inTransaction } from '../db/inTransaction.ts';
import { attributionMeta } from '../attribution/attribution.ts';
import { allowAddress, uncountAddress } from '../security/allow.ts';
import type { Shop } from '../Shop.ts';
import { type AccountRefusal, type AccountRefused, refuse } from './AccountRefusal.ts';
import { emailOf } from '../text/emailOf.ts';
import { findUser } from './findUser.ts';
import { hashPassword } from './hashPassword.ts';
import { insertUser, isEmailTaken } from './insertUser.ts';
import { isWeakPassword } from './isWeakPassword.ts';
import { NAME_MAX_LENGTH, REGISTRATIONS_BY_ADDRESS } from './limits.ts';
import { loginNamesFor, loginOf } from './loginNames.ts';
import { oneLine } from '../text/oneLine.ts';
import type { Role } from './roles.ts';
import type { User } from './User.ts';
import { writeUserMeta } from './userMeta.ts';

export interface Registration {
  readonly email: string;
  /** Made from the email when it is not given. */
  readonly login?: string | undefined;
  /** Not given: nobody can log in until the user sets one by a reset. */
  readonly password?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  /** What the visitor came by: field -> value. */
  readonly attribution?: Readonly<Record<string, string>> | undefined;
  readonly userAgent?: string | undefined;
  /** Where it is asked for; each place has a setting of its own. Default: the account page. */
  readonly at?: RegistrationPlace | undefined;
  /** Of the visitor; too many accounts from one are refused. */
  readonly address?: string | undefined;
}
export type RegistrationPlace = keyof typeof IS_OPEN;
export type Registered = { readonly ok: true; readonly user: User } | AccountRefused;

type OpenSettings = Pick<ShopSettings, 'accounts' | 'checkout'>;

const IS_OPEN = {
  account: ({ accounts }: OpenSettings) => accounts.registration,
  checkout: ({ checkout }: OpenSettings) => checkout.signup,
  admin: () => true,
} as const;

interface Checked {
  readonly ok: true;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Those that it may have; the first that is free is taken. */
  readonly names: Iterable<string>;
}

/**
 * A new account, of a customer unless another role is given. Two at once with one email: one of them gets it. Who is in a
 * transaction gives the hash of the password: nobody can write while one is made.
 */
export async function register(
  shop: Shop,
  registration: Registration,
  settings: OpenSettings,
  givenHash?: string,
  role: Role = 'customer',
): Promise<Registered> {
  const checked = await checkRegistration(shop, registration, settings);
  if (!checked.ok) return checked;
  if (!(await mayRegister(shop, registration.address ?? '')))
    return refuse(null, { code: 'too_many_attempts' });
  const { password } = registration;
  const hash = givenHash ?? (password ? await hashPassword(password) : '');
  return insert(shop, registration, checked, hash, role);
}

/** Counts one account of an address. Not inside a transaction: what is rolled back was never counted. */
export const mayRegister = (shop: Shop, address: string): Promise<boolean> =>
  allowAddress(shop, 'register', address, REGISTRATIONS_BY_ADDRESS);

/** It became none. */
export const uncountRegistration = (shop: Shop, address: string): Promise<void> =>
  uncountAddress(shop, 'register', address, REGISTRATIONS_BY_ADDRESS);

/** Whether there can be such an account, before the work of a hash is done for it. */
export async function checkRegistration(
  shop: Shop,
  registration: Registration,
  settings: OpenSettings,
): Promise<Checked | AccountRefused> {
  if (!IS_OPEN[registration.at ?? 'account'](settings)) return refuse(null, { code: 'registration_closed' });
  const email = emailOf(registration.email);
  const login = registration.login === undefined ? undefined : loginOf(registration.login, email ?? '');
  const errors = whyRefused(registration, email, login);
  if (!email || errors.length > 0) return { ok: false, errors };
  if (await isEmailTaken(shop, email)) return refuse('email', { code: 'email_taken', email });
  return {
    ok: true,
    email,
    firstName: oneLine(registration.firstName ?? '', NAME_MAX_LENGTH),
    lastName: oneLine(registration.lastName ?? '', NAME_MAX_LENGTH),
    names: login ? [login] : loginNamesFor(email),
  };
}

function whyRefused(
  { password }: Registration,
  email: string | null,
  login: string | null | undefined,
): readonly AccountRefusal[] {
  const errors: AccountRefusal[] = [];
  if (!email) errors.push({ field: 'email', said: { code: 'email_wrong' } });
  if (login === null) errors.push({ field: 'username', said: { code: 'username_wrong' } });
  if (password === '') errors.push({ field: 'password', said: { code: 'password_needed' } });
  else if (password !== undefined && isWeakPassword(password, namesOf(email, login)))
    errors.push({ field: 'password', said: { code: 'password_weak' } });
  return errors;
}

const namesOf = (email: string | null, login: string | null | undefined): readonly string[] =>
  [email, email?.split('@')[0], login].filter((name): name is string => Boolean(name));

const insert = (
  shop: Shop,
  registration: Registration,
  { email, firstName, lastName, names }: Checked,
  passwordHash: string,
  role: Role,
): Promise<Registered> =>
  inTransaction(shop, async (shop) => {
    for (const login of names) {
      const made = await insertUser(shop, { login, email, passwordHash, firstName, lastName, role });
      if (made === 'email') return refuse('email', { code: 'email_taken', email });
      if (made === 'login') continue;
      await writeUserMeta(shop, made, originOf(registration));
      const written = await findUser(shop, made);
      if (written) return { ok: true, user: written };
    }
    return refuse('username', { code: 'username_taken' });
  });

/** Where the customer came from, by the names that orders use too. */
function originOf({ attribution = {}, userAgent = '' }: Registration): Readonly<Record<string, string>> {
  const clean = Object.entries(attribution).map(([name, value]) => [name, oneLine(value, value.length)]);
  return attributionMeta(Object.fromEntries(clean), userAgent);
}

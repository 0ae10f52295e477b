import { randomBytes, randomInt } from 'node:crypto';
import { LOGIN_MAX_LENGTH, LOGIN_NAME_TRIES } from './limits.ts';

/** Boxes that many people share: the domain says more. */
const COMMON_BOXES = new Set(['sales', 'hello', 'mail', 'contact', 'info', 'office', 'shop', 'admin']);
const LOGIN = /^[a-z0-9][a-z0-9 _.@-]*$/;

/** As it is kept, or null when it cannot be one. One with an @ must be the own email, or it could be taken for another's. */
export function loginOf(text: string, email: string): string | null {
  const login = text.trim().toLowerCase();
  if (login.length > LOGIN_MAX_LENGTH || !LOGIN.test(login)) return null;
  return login.includes('@') && login !== email ? null : login;
}

/** Names to try, in this order, for an account that has only an email. */
export function* loginNamesFor(email: string): Generator<string> {
  const [box = '', domain = ''] = email.split('@');
  const source = COMMON_BOXES.has(box) ? (domain.split('.')[0] ?? '') : box;
  const plain = source.replaceAll(/[^a-z0-9_.-]/g, '').replace(/^[^a-z0-9]+/, '') || 'customer';
  const name = plain.slice(0, LOGIN_MAX_LENGTH - 20);
  yield name;
  for (let tried = 0; tried < LOGIN_NAME_TRIES; tried++) yield `${name}-${randomInt(1000, 10_000)}`;
  yield `${name}-${randomBytes(8).toString('hex')}`;
}

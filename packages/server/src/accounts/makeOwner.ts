import { randomBytes } from 'node:crypto';
import type { Shop } from '../Shop.ts';
import { hashPassword } from './hashPassword.ts';
import { insertUser } from './insertUser.ts';
import { lockAdmins } from './lockAdmins.ts';

export interface Owner {
  readonly login: string;
  /** Kept nowhere: show it once. */
  readonly password: string;
}

/** Mail to it goes nowhere (RFC 2606) until the owner gives their own. */
const MAIL_HOST = 'vitrine.invalid';

/** Who may run a shop that nobody may run yet. Null: somebody may, or another instance was first. */
export async function makeOwner(shop: Shop): Promise<Owner | null> {
  if (await hasOwner(shop)) return null;
  const password = randomBytes(15).toString('base64url');
  const passwordHash = await hashPassword(password);
  // A customer may have the first name already.
  for (const login of ['admin', `owner-${randomBytes(4).toString('hex')}`]) {
    const made = await insertUser(shop, {
      login,
      email: `${login}@${MAIL_HOST}`,
      role: 'admin',
      passwordHash,
    });
    if (typeof made === 'number') return { login, password };
    if (await hasOwner(shop)) return null;
  }
  return null;
}

const hasOwner = async (shop: Shop): Promise<boolean> => (await lockAdmins(shop)).length > 0;

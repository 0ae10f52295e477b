import { hash } from '@node-rs/argon2';
import type { Shop } from '../../Shop.ts';
import { insertUser, type NewUser } from '../insertUser.ts';
import type { User } from '../User.ts';
import { findUser } from '../findUser.ts';

let count = 0;

/** A hash that is quick to check: what it cost is part of it. */
export const quickHash = (password: string): Promise<string> =>
  hash(password, { memoryCost: 64, timeCost: 1 });

/** A user without a password, for tests that need no login. */
export async function insertTestUser(shop: Shop, fields: Partial<NewUser> = {}): Promise<User> {
  count++;
  const names = { login: `user-${count}`, email: `user-${count}@shop.example` };
  const id = await insertUser(shop, { ...names, passwordHash: '', ...fields });
  const user = typeof id === 'number' ? await findUser(shop, id) : null;
  if (!user) throw new Error(`There is a user with this ${id} already.`);
  return user;
}

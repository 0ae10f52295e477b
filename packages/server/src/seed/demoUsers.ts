import { randomBytes } from 'node:crypto';
import { hashPassword } from '../accounts/hashPassword.ts';
import { insertUser } from '../accounts/insertUser.ts';
import type { Role } from '../accounts/roles.ts';
import type { Shop } from '../Shop.ts';

export interface DemoUser {
  readonly login: string;
  readonly email: string;
  readonly role: Role;
  readonly displayName: string;
  readonly password: string;
}

const PEOPLE: readonly (readonly [login: string, firstName: string, lastName: string, role: Role])[] = [
  ['admin', 'Vera', 'Lindt', 'admin'],
  ['marek', 'Marek', 'Dvorak', 'shop_manager'],
  ['yuna', 'Yuna', 'Seo', 'editor'],
  ['adaeze', 'Adaeze', 'Nwosu', 'editor'],
  ['ines', 'Ines', 'Carvalho', 'customer'],
  ['jonas', 'Jonas', 'Weber', 'customer'],
];

export interface NewDemoUser extends DemoUser {
  readonly passwordHash: string;
}

/** Nobody can know their passwords beforehand. */
export const createDemoUsers = (): Promise<readonly NewDemoUser[]> =>
  Promise.all(
    PEOPLE.map(async ([login, firstName, lastName, role]) => {
      const password = randomBytes(15).toString('base64url');
      const displayName = `${firstName} ${lastName}`;
      const passwordHash = await hashPassword(password);
      return { login, email: `${login}@vitrine.example`, role, displayName, password, passwordHash };
    }),
  );

/** Ids by login. */
export async function insertDemoUsers(
  shop: Shop,
  users: readonly NewDemoUser[],
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const user of users) {
    const [firstName = '', lastName = ''] = user.displayName.split(' ');
    const id = await insertUser(shop, { ...user, firstName, lastName });
    if (typeof id === 'number') ids.set(user.login, id);
  }
  return ids;
}

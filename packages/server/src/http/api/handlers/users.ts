import { newAccountMail } from '../../../accounts/accountMails.ts';
import { setBlocked } from '../../../accounts/blockUser.ts';
import { editUser } from '../../../accounts/editUser.ts';
import { findUser } from '../../../accounts/findUser.ts';
import { listLogins } from '../../../accounts/listLogins.ts';
import { register } from '../../../accounts/register.ts';
import { sendReset } from '../../../accounts/requestReset.ts';
import { revokeLogins } from '../../../accounts/revokeLogins.ts';
import { can, RIGHT_NAMES, ROLES } from '../../../accounts/roles.ts';
import { queueWritten } from '../../../mails/queueWritten.ts';
import { paidBy } from '../../../orders/paidBy.ts';
import { listCustomers } from '../../../people/listCustomers.ts';
import { listPeople } from '../../../people/listPeople.ts';
import type { Shop } from '../../../Shop.ts';
import { accountText } from '../../words/accountWords.ts';
import type { ApiCall, Handlers } from '../ApiCall.ts';
import { done, invalid, made, missing, plain, shown } from '../answer/Outcome.ts';
import { change } from '../change.ts';
import { slicePage } from '../slicePage.ts';
import { userView } from '../views/userView.ts';
import { without } from '../views/without.ts';
import { written } from '../views/written.ts';

export const readUserItem = async (shop: Shop, id: number) => {
  const user = await findUser(shop, id);
  if (!user) return null;
  const { billing, shipping, version } = user;
  return { value: { ...userView(user), billing, shipping, orders: await paidBy(shop, id) }, version };
};

/** What the API calls the fields of a new account. */
const FIELDS: Readonly<Record<string, string>> = { username: 'login' };

async function block({ shop, user, params: { id } }: BlockCall, isBlocked: boolean) {
  if (!(await findUser(shop, id))) return missing();
  const set = await setBlocked(shop, user, id, isBlocked);
  return set.ok ? shown(await readUserItem(shop, id)) : invalid(set.errors);
}
type BlockCall = Pick<ApiCall, 'shop'> & {
  readonly user: NonNullable<ApiCall['user']>;
  readonly params: { readonly id: number };
};

export const userHandlers = {
  async listUsers({ shop, query }) {
    const { items, total } = await listPeople(shop, query);
    return {
      kind: 'list',
      items: items.map(({ orders, ...user }) => ({ ...userView(user), orders })),
      total,
    };
  },
  async listCustomers({ shop, query }) {
    const { items, total } = await listCustomers(shop, query);
    return { kind: 'list', items: items.map((customer) => written(customer, 'since')), total };
  },
  async createUser({ shop, settings, links, body: { role, login, ...given } }) {
    const registration = { ...given, at: 'admin' as const, ...(login && { login }) };
    const saved = await register(shop, registration, settings, undefined, role);
    if (!saved.ok)
      return invalid(
        saved.errors.map(({ field, said }) => ({
          field: field === null ? null : (FIELDS[field] ?? field),
          message: accountText(said),
        })),
      );
    const { user } = saved;
    await queueWritten(shop, newAccountMail(user, settings, links), settings);
    if (!given.password) await sendReset(shop, user, links);
    return made(await readUserItem(shop, user.id), `/users/${user.id}`);
  },
  readUser: async ({ shop, params }) => shown(await readUserItem(shop, params.id)),
  async updateUser(call) {
    const { shop, user, params, body } = call;
    const set = await change(call, {
      table: 'users',
      id: params.id,
      read: (within) => readUserItem(within, params.id),
      write: (within) => editUser(within, user, params.id, body),
    });
    if ('kind' in set) return set;
    return set.ok ? shown(await readUserItem(shop, params.id)) : invalid(set.errors);
  },
  blockUser: (call) => block(call, true),
  unblockUser: (call) => block(call, false),
  async listUserLogins({ shop, params: { id }, query }) {
    if (!(await findUser(shop, id))) return missing();
    const logins = await listLogins(shop, id);
    const view = logins.map((login) =>
      written(without(login, 'isCurrent', 'isRemembered'), 'createdAt', 'seenAt', 'expiresAt'),
    );
    return slicePage(view, query);
  },
  async revokeUserLogins({ shop, user, token, params: { id } }) {
    if (!(await findUser(shop, id))) return missing();
    // Who asks must be able to ask again.
    await revokeLogins(shop, id, id === user.id ? (token ?? undefined) : undefined);
    return done;
  },
  listRoles: async () =>
    plain({
      items: ROLES.map((role) => ({ role, rights: RIGHT_NAMES.filter((right) => can({ role }, right)) })),
      rights: RIGHT_NAMES,
    }),
} satisfies Partial<Handlers>;

import { findUser } from '../../../accounts/findUser.ts';
import { listUsers } from '../../../accounts/listUsers.ts';
import { setRole } from '../../../accounts/setRole.ts';
import { paidBy } from '../../../orders/paidBy.ts';
import type { Shop } from '../../../Shop.ts';
import type { Handlers } from '../ApiCall.ts';
import { invalid, shown } from '../answer/Outcome.ts';
import { change } from '../change.ts';
import { userView } from '../views/userView.ts';

const read = async (shop: Shop, id: number) => {
  const user = await findUser(shop, id);
  if (!user) return null;
  const { billing, shipping, version } = user;
  return { value: { ...userView(user), billing, shipping, orders: await paidBy(shop, id) }, version };
};

export const userHandlers = {
  async listUsers({ shop, query }) {
    const { items, total } = await listUsers(shop, query);
    return { kind: 'list', items: items.map(userView), total };
  },
  readUser: async ({ shop, params }) => shown(await read(shop, params.id)),
  async setUserRole(call) {
    const { shop, user, params, body } = call;
    const set = await change(call, {
      table: 'users',
      id: params.id,
      read: (within) => read(within, params.id),
      write: (within) => setRole(within, user, params.id, body.role),
    });
    if ('kind' in set) return set;
    return set.ok ? shown(await read(shop, params.id)) : invalid(set.errors);
  },
} satisfies Partial<Handlers>;

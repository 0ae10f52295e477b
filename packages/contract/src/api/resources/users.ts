import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { oneOf, text, timeText } from '../schema/fields.ts';
import { strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { idText, paging, sorting } from '../schema/query.ts';
import { address } from './address.ts';

const USER_SORTS = ['id', 'login', 'email', 'displayName', 'createdAt'] as const;

const one = strict({ id: idText });
const role = oneOf(['customer', 'editor', 'shop_manager', 'admin']);
const head = {
  id: v.number(),
  login: v.string(),
  email: v.string(),
  displayName: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  role,
  version: v.number(),
  createdAt: timeText,
};
export const userRow = strict(head);
const answer = strict({
  ...head,
  billing: address,
  shipping: address,
  orders: strict({ count: v.number(), total: v.pipe(v.number(), v.description('Of orders that are paid.')) }),
});

export const users = resource({
  listUsers: {
    method: 'GET',
    path: '/users',
    summary: 'Customers and everybody else with an account.',
    right: 'seeCustomers',
    query: strict({
      ...paging,
      search: v.optional(text(200)),
      role: v.optional(role),
      sort: sorting(USER_SORTS, '-id'),
    }),
    answer: pageOf(userRow),
  },
  readUser: {
    method: 'GET',
    path: '/users/:id',
    summary: 'One user, with addresses and what they have bought.',
    right: 'seeCustomers',
    params: one,
    answer,
  },
  setUserRole: {
    method: 'PATCH',
    path: '/users/:id',
    summary: 'Gives a role. There is always an administrator left.',
    right: 'manageUsers',
    params: one,
    body: strict({ role }),
    answer,
    needsMatch: true,
  },
});

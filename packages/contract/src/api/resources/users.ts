import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { filled, flag, oneOf, text, timeText } from '../schema/fields.ts';
import { strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { idText, paging, sorting } from '../schema/query.ts';
import { address } from './address.ts';

const USER_SORTS = ['id', 'login', 'email', 'displayName', 'createdAt', 'orders', 'spent'] as const;

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
  isBlocked: flag,
  version: v.number(),
  createdAt: timeText,
};
const bought = strict({
  count: v.number(),
  total: v.pipe(v.number(), v.description('Of orders that are paid.')),
});
const login = strict({
  id: v.string(),
  userAgent: v.string(),
  address: v.string(),
  createdAt: timeText,
  seenAt: timeText,
  expiresAt: timeText,
});
export const userRow = strict(head);
const answer = strict({
  ...head,
  billing: address,
  shipping: address,
  orders: bought,
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
    answer: pageOf(strict({ ...head, orders: bought })),
  },
  createUser: {
    method: 'POST',
    path: '/users',
    summary: 'A new account. Without a password, a link is mailed by which its owner sets one.',
    right: 'manageUsers',
    body: strict({
      email: filled(254),
      login: v.optional(v.pipe(text(60), v.description('Empty: made from the address.'))),
      firstName: v.optional(text(250)),
      lastName: v.optional(text(250)),
      role: v.optional(role, 'customer'),
      password: v.optional(v.pipe(text(4096), v.metadata({ isSecret: true }))),
    }),
    answer,
    status: 201,
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
  blockUser: {
    method: 'POST',
    path: '/users/:id/block',
    summary:
      'Nobody gets in by it any more: logins and keys end at once. Not oneself, and not the last administrator.',
    right: 'manageUsers',
    params: one,
    answer,
  },
  unblockUser: {
    method: 'POST',
    path: '/users/:id/unblock',
    summary: 'Lets somebody in again.',
    right: 'manageUsers',
    params: one,
    answer,
  },
  listUserLogins: {
    method: 'GET',
    path: '/users/:id/logins',
    summary: 'Where somebody is logged in, the last seen first.',
    right: 'manageUsers',
    params: one,
    query: strict(paging),
    answer: pageOf(login),
  },
  revokeUserLogins: {
    method: 'POST',
    path: '/users/:id/logins/end',
    summary: 'Logs somebody out everywhere; of oneself, everywhere else.',
    right: 'manageUsers',
    params: one,
    status: 204,
  },
  listRoles: {
    method: 'GET',
    path: '/roles',
    summary: 'The roles, and what each of them may.',
    right: 'manageUsers',
    answer: strict({
      items: v.array(strict({ role, rights: v.array(v.string()) })),
      rights: v.array(v.string()),
    }),
  },
});

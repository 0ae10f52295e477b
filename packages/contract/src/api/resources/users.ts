import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { filled, flag, maybe, oneOf, text, timeText } from '../schema/fields.ts';
import { anyOf, strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { idText, paging, sorting } from '../schema/query.ts';
import { address } from './address.ts';

const CUSTOMER_SORTS = ['name', 'email', 'orders', 'spent', 'since'] as const;
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
  total: v.pipe(v.number(), v.description('Of orders that are paid, without what went back.')),
});
const login = strict({
  id: v.string(),
  userAgent: v.string(),
  address: v.string(),
  createdAt: timeText,
  seenAt: timeText,
  expiresAt: timeText,
});
const details = {
  email: filled(254),
  displayName: filled(250),
  firstName: text(250),
  lastName: text(250),
};
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
  listCustomers: {
    method: 'GET',
    path: '/customers',
    summary:
      'Who buys: accounts of customers, and guests by the address of their orders. A guest who has typed the address of an account is not taken for it.',
    right: 'seeCustomers',
    query: strict({
      ...paging,
      search: v.optional(text(200)),
      kind: v.optional(oneOf(['account', 'guest'])),
      sort: sorting(CUSTOMER_SORTS, '-since'),
    }),
    answer: pageOf(
      strict({
        userId: v.pipe(maybe(v.number()), v.description('Null: a guest.')),
        email: v.string(),
        name: v.string(),
        isBlocked: flag,
        orders: bought,
        since: v.pipe(timeText, v.description('The account, or the first order.')),
      }),
    ),
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
  updateUser: {
    method: 'PATCH',
    path: '/users/:id',
    summary:
      'Changes names, address and role of somebody. There is always an administrator left. Who changes their own address does so in their account, where the password is asked for; everybody else is told at the old address.',
    right: 'manageUsers',
    params: one,
    body: anyOf({ ...details, role }),
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

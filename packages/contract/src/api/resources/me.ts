import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { flag, maybe, oneOf, text, timeText } from '../schema/fields.ts';
import { strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { paging } from '../schema/query.ts';
import { userRow } from './users.ts';

/** How the shop writes what its users see: also who may not read its settings must see amounts and days rightly. */
const shop = strict({
  title: v.string(),
  language: v.string(),
  timeZone: v.string(),
  money: strict({
    currency: v.string(),
    symbol: v.string(),
    decimals: v.number(),
    position: oneOf(['left', 'right', 'left_space', 'right_space']),
    thousandSeparator: v.string(),
    decimalSeparator: v.string(),
  }),
});
const self = {
  user: maybe(userRow),
  rights: v.array(v.string()),
  nonce: v.pipe(v.string(), v.description('For the header x-vitrine-nonce of calls with the login cookie.')),
  shop,
};
const login = strict({
  id: v.string(),
  userAgent: v.string(),
  address: v.string(),
  isRemembered: flag,
  isCurrent: flag,
  createdAt: timeText,
  seenAt: timeText,
  expiresAt: timeText,
});

export const me = resource({
  logIn: {
    method: 'POST',
    path: '/login',
    summary:
      'Lets in by a password. Answers with a token for the header `Authorization: Bearer`; with `cookie: true` the browser gets a cookie instead.',
    right: null,
    body: strict({
      login: text(254),
      password: text(4096),
      remember: v.optional(flag, false),
      cookie: v.optional(flag, false),
    }),
    answer: strict({ token: maybe(v.string()), expiresAt: timeText, ...self }),
  },
  logOut: {
    method: 'POST',
    path: '/logout',
    summary: 'Ends the login that it is called with.',
    right: 'login',
    status: 204,
  },
  readMe: {
    method: 'GET',
    path: '/me',
    summary: 'Who asks, what they may do, and a nonce.',
    right: null,
    answer: strict(self),
  },
  listMyLogins: {
    method: 'GET',
    path: '/me/logins',
    summary: 'Where one is logged in, the last seen first.',
    right: 'login',
    query: strict(paging),
    answer: pageOf(login),
  },
  revokeMyLogins: {
    method: 'DELETE',
    path: '/me/logins',
    summary: 'Ends all logins but the one that it is called with.',
    right: 'login',
    status: 204,
  },
  revokeMyLogin: {
    method: 'DELETE',
    path: '/me/logins/:id',
    summary: 'Ends one login.',
    right: 'login',
    params: strict({ id: text(64) }),
    status: 204,
  },
});

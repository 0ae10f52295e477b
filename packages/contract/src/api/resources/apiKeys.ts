import * as v from 'valibot';
import { API_RIGHTS, resource } from '../ApiEndpoint.ts';
import { filled, list, maybe, oneOf, time, timeText } from '../schema/fields.ts';
import { strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { idText, paging } from '../schema/query.ts';

const one = strict({ id: idText });
const key = {
  id: v.number(),
  userId: v.number(),
  name: v.string(),
  start: v.pipe(v.string(), v.description('How its token begins, to know it again.')),
  rights: v.array(v.string()),
  createdAt: timeText,
  usedAt: v.pipe(maybe(timeText), v.description('Within the hour; null: never.')),
  expiresAt: v.pipe(maybe(timeText), v.description('Null: until it is revoked.')),
};

export const apiKeys = resource({
  listApiKeys: {
    method: 'GET',
    path: '/api-keys',
    summary: 'Keys for programs: one’s own, or everybody’s with the right manageUsers. The newest first.',
    right: 'login',
    query: strict(paging),
    answer: pageOf(strict(key)),
  },
  createApiKey: {
    method: 'POST',
    path: '/api-keys',
    summary:
      'A key with some of one’s own rights, for the header `Authorization: Bearer`. Its token is in this answer and never again.',
    right: 'login',
    body: strict({
      name: filled(100),
      rights: v.pipe(list(oneOf(API_RIGHTS), API_RIGHTS.length), v.minLength(1, 'At least one.')),
      expiresAt: v.optional(maybe(time), null),
    }),
    answer: strict({ ...key, token: v.string() }),
    status: 201,
  },
  readApiKey: {
    method: 'GET',
    path: '/api-keys/:id',
    summary: 'One key, without its token.',
    right: 'login',
    params: one,
    answer: strict(key),
  },
  revokeApiKey: {
    method: 'DELETE',
    path: '/api-keys/:id',
    summary: 'Ends a key at once.',
    right: 'login',
    params: one,
    status: 204,
  },
});

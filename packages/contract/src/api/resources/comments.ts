import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { maybe, oneOf, timeText } from '../schema/fields.ts';
import { strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { idText, paging } from '../schema/query.ts';

const one = strict({ id: idText });
const status = oneOf(['approved', 'hold', 'spam', 'trash']);
const answer = strict({
  id: v.number(),
  postId: v.number(),
  parentId: maybe(v.number()),
  threadId: maybe(v.number()),
  userId: maybe(v.number()),
  author: v.string(),
  email: v.string(),
  text: v.string(),
  status,
  createdAt: timeText,
});

export const comments = resource({
  listComments: {
    method: 'GET',
    path: '/comments',
    summary: 'Comments on posts of a status, the newest first.',
    right: 'moderateComments',
    query: strict({ ...paging, status: v.optional(status, 'approved'), postId: v.optional(idText) }),
    answer: pageOf(answer),
  },
  readComment: {
    method: 'GET',
    path: '/comments/:id',
    summary: 'One comment.',
    right: 'moderateComments',
    params: one,
    answer,
  },
  moderateComment: {
    method: 'PATCH',
    path: '/comments/:id',
    summary: 'Approves it, holds it back, or throws it away. What answers it is shown while it is.',
    right: 'moderateComments',
    params: one,
    body: strict({ status }),
    answer,
    needsMatch: true,
  },
  deleteComment: {
    method: 'DELETE',
    path: '/comments/:id',
    summary: 'Removes it for good; what answered it moves up.',
    right: 'moderateComments',
    params: one,
    status: 204,
    needsMatch: true,
  },
});

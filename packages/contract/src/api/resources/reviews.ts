import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { flag, maybe, oneOf, timeText } from '../schema/fields.ts';
import { strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { idText, paging } from '../schema/query.ts';

const one = strict({ id: idText });
const status = oneOf(['approved', 'hold', 'spam', 'trash']);
const answer = strict({
  id: v.number(),
  productId: v.number(),
  userId: maybe(v.number()),
  author: v.string(),
  email: v.string(),
  rating: maybe(v.number()),
  text: v.string(),
  status,
  isVerified: flag,
  createdAt: timeText,
});

export const reviews = resource({
  listReviews: {
    method: 'GET',
    path: '/reviews',
    summary: 'Reviews of a status, the newest first.',
    right: 'moderateReviews',
    query: strict({ ...paging, status: v.optional(status, 'approved'), productId: v.optional(idText) }),
    answer: pageOf(answer),
  },
  readReview: {
    method: 'GET',
    path: '/reviews/:id',
    summary: 'One review.',
    right: 'moderateReviews',
    params: one,
    answer,
  },
  moderateReview: {
    method: 'PATCH',
    path: '/reviews/:id',
    summary: 'Approves it, holds it back, or throws it away.',
    right: 'moderateReviews',
    params: one,
    body: strict({ status }),
    answer,
    needsMatch: true,
  },
  deleteReview: {
    method: 'DELETE',
    path: '/reviews/:id',
    summary: 'Removes it for good.',
    right: 'moderateReviews',
    params: one,
    status: 204,
    needsMatch: true,
  },
});

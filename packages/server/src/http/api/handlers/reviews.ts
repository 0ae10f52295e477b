import { findReview, listReviews } from '../../../catalogue/reviews/listReviews.ts';
import { deleteReview, moderateReview } from '../../../catalogue/reviews/moderateReview.ts';
import type { Review } from '../../../catalogue/reviews/Review.ts';
import type { Shop } from '../../../Shop.ts';
import type { Handlers } from '../ApiCall.ts';
import { done, missing, shown } from '../answer/Outcome.ts';
import { change } from '../change.ts';
import { without } from '../views/without.ts';
import { written } from '../views/written.ts';

/** As it was written; what pages show is made of it. */
const view = (review: Review) => written(without(review, 'html'), 'createdAt');

const read = async (shop: Shop, id: number) => {
  const review = await findReview(shop, id);
  return review && { value: view(review) };
};

export const reviewHandlers = {
  async listReviews({ shop, query }) {
    const { items, total } = await listReviews(shop, query);
    return { kind: 'list', items: items.map(view), total };
  },
  readReview: async ({ shop, params }) => shown(await read(shop, params.id)),
  async moderateReview(call) {
    const { shop, params, body } = call;
    const changed = await change(call, {
      table: 'reviews',
      id: params.id,
      read: (within) => read(within, params.id),
      write: (within) => moderateReview(within, params.id, body.status),
    });
    return typeof changed === 'boolean' ? shown(await read(shop, params.id)) : changed;
  },
  async deleteReview(call) {
    const { id } = call.params;
    return change(call, {
      table: 'reviews',
      id,
      read: (within) => read(within, id),
      write: async (within) => ((await deleteReview(within, id)) ? done : missing()),
    });
  },
} satisfies Partial<Handlers>;

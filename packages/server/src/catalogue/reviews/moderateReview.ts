import { inTransaction } from '../../db/inTransaction.ts';
import type { Shop } from '../../Shop.ts';
import { lockProduct } from '../lockProduct.ts';
import { rateProduct } from './rateProduct.ts';
import type { ReviewStatus } from './Review.ts';

/** Approves it, holds it back or throws it away. False: it is not there. */
export const moderateReview = (shop: Shop, id: number, status: ReviewStatus): Promise<boolean> =>
  change(shop, id, async ({ queries }) => {
    await queries.updateTable('reviews').set({ status }).where('id', '=', id).execute();
  });

export const deleteReview = (shop: Shop, id: number): Promise<boolean> =>
  change(shop, id, async ({ queries }) => {
    await queries.deleteFrom('reviews').where('id', '=', id).execute();
  });

function change(shop: Shop, id: number, work: (shop: Shop) => Promise<void>): Promise<boolean> {
  return inTransaction(shop, async (within) => {
    const review = await within.queries
      .selectFrom('reviews')
      .select('product_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!review) return false;
    await lockProduct(within, review.product_id);
    await work(within);
    await rateProduct(within, review.product_id);
    return true;
  });
}

import type { Shop } from '../../Shop.ts';
import { readReview, type Review } from './Review.ts';

export async function findReview({ queries }: Shop, id: number): Promise<Review | null> {
  const row = await queries.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? readReview(row) : null;
}

import type { Shop } from '../../Shop.ts';
import type { Product } from '../Product.ts';

export interface ReviewSummary {
  /** Hundredths of a star. */
  readonly rating: number;
  readonly count: number;
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  readonly stars: readonly [number, number, number, number, number];
}

export async function summarizeReviews(
  { queries }: Shop,
  { id, rating, reviewCount }: Pick<Product, 'id' | 'rating' | 'reviewCount'>,
): Promise<ReviewSummary> {
  const rows =
    reviewCount === 0
      ? []
      : await queries
          .selectFrom('reviews')
          .select((eb) => ['rating', eb.fn.countAll<number>().as('count')])
          .where('product_id', '=', id)
          .where('status', '=', 'approved')
          .groupBy('rating')
          .execute();
  const of = (stars: number): number => rows.find((row) => row.rating === stars)?.count ?? 0;
  return { rating, count: reviewCount, stars: [of(1), of(2), of(3), of(4), of(5)] };
}

import { rateProduct } from '../catalogue/reviews/rateProduct.ts';
import type { Shop } from '../Shop.ts';
import { demoReviews } from './demo/reviews.ts';
import { insertMany, type NewRow } from './insertMany.ts';

const DAY_MS = 86_400_000;

/** What customers said, over the last months. */
export async function seedReviews(shop: Shop, products: ReadonlyMap<string, number>): Promise<void> {
  const rows = demoReviews.flatMap(([sku, rating, author, daysAgo, content]): NewRow<'reviews'>[] => {
    const product_id = products.get(sku);
    if (product_id === undefined) return [];
    const email = `${author.toLowerCase().replaceAll(' ', '.')}@example.com`;
    const created_at = shop.now() - daysAgo * DAY_MS;
    // Some have bought it, some were given it.
    const is_verified = Number(daysAgo % 4 > 0);
    return [{ product_id, rating, author, email, content, created_at, status: 'approved', is_verified }];
  });
  await insertMany(shop, 'reviews', rows);
  for (const id of new Set(rows.map(({ product_id }) => product_id))) await rateProduct(shop, id);
}

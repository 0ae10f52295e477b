import { sql } from 'kysely';
import { indexProducts } from '../indexing/indexProducts.ts';
import type { Shop } from '../../Shop.ts';

/**
 * Stars and count of a product from its approved reviews, in one statement; half a hundredth goes up. Whoever calls it
 * has locked the product before changing a review: otherwise two at once would each not see the other's.
 */
export async function rateProduct(shop: Shop, productId: number): Promise<void> {
  await sql`
    update products set
      rating = coalesce((
        select (sum(rating) * 100 + count(rating) / 2) / nullif(count(rating), 0) from reviews
        where product_id = ${productId} and status = 'approved'), 0),
      review_count = (select count(*) from reviews where product_id = ${productId} and status = 'approved')
    where id = ${productId}`.execute(shop.queries);
  await indexProducts(shop, [productId]);
}

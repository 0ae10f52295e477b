import { termsBelow } from '../catalogue/terms/termsBelow.ts';
import type { Shop } from '../Shop.ts';
import { indexPosts } from './indexPosts.ts';
import { indexProducts } from './indexProducts.ts';

/**
 * Brings the index in line with everything that is filed under these terms or below them: call it when a term was renamed
 * or moved. Of a term that is to go, ask for what is filed under it before, and index that afterwards.
 */
export async function indexTerms(shop: Shop, termIds: readonly number[]): Promise<void> {
  const below = await termsBelow(shop, termIds);
  if (below.length === 0) return;
  const products = await shop.queries
    .selectFrom('product_terms')
    .select('product_id as id')
    .where('term_id', 'in', below)
    .distinct()
    .execute();
  const posts = await shop.queries
    .selectFrom('post_terms')
    .select('post_id as id')
    .where('term_id', 'in', below)
    .distinct()
    .execute();
  await indexProducts(
    shop,
    products.map(({ id }) => id),
  );
  await indexPosts(
    shop,
    posts.map(({ id }) => id),
  );
}

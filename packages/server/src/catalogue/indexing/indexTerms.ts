import { termsBelow } from '../terms/termsBelow.ts';
import type { Shop } from '../../Shop.ts';
import { indexPosts } from './indexPosts.ts';
import { indexProducts } from './indexProducts.ts';

/** What stands under terms, or below them. */
export interface Filed {
  readonly products: readonly number[];
  readonly posts: readonly number[];
}

/** Brings the index in line with everything that is filed under these terms: call it when a term was renamed or moved. */
export const indexTerms = async (shop: Shop, termIds: readonly number[]): Promise<void> =>
  indexFiled(shop, await filedUnder(shop, termIds));

/** Of a term that is to go: ask before, and index afterwards. */
export async function indexFiled(shop: Shop, { products, posts }: Filed): Promise<void> {
  await indexProducts(shop, products);
  await indexPosts(shop, posts);
}

export async function filedUnder(shop: Shop, termIds: readonly number[]): Promise<Filed> {
  const below = await termsBelow(shop, termIds);
  if (below.length === 0) return { products: [], posts: [] };
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
  return { products: products.map(({ id }) => id), posts: posts.map(({ id }) => id) };
}

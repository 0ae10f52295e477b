import type { ShopSettings } from '@vitrine/contract/shop';
import { findProducts } from '../catalogue/findProducts.ts';
import { findVariationsOf } from '../catalogue/findVariations.ts';
import { type PriceRange, pricedBy, priceRange } from '../catalogue/priceRange.ts';
import type { Product } from '../catalogue/Product.ts';
import { type Post, readPost } from '../content/Post.ts';
import { findMedia } from '../media/findMedia.ts';
import type { Media } from '../media/Media.ts';
import type { Shop } from '../Shop.ts';
import type { EntryKind } from './Entry.ts';
import { findCategory } from './findCategory.ts';
import { groupBy } from './groupBy.ts';
import { searchEntries } from './searchEntries.ts';

export interface SuggestRequest {
  readonly text: string;
  /** Slug of a category: it and those below it. It is asked of products only. */
  readonly category?: string | undefined;
  /** At most so many of each kind. */
  readonly limit: number;
  readonly postType: EntryKind | 'any';
}

export interface ProductSuggestion {
  readonly product: Product;
  /** Null: it has no price. */
  readonly price: PriceRange | null;
  readonly image: Media | null;
}
export interface PostSuggestion {
  readonly post: Post;
  readonly image: Media | null;
}
export interface Suggestions {
  readonly products: readonly ProductSuggestion[];
  readonly posts: readonly PostSuggestion[];
  readonly pages: readonly PostSuggestion[];
}

/** What live search shows while somebody types; kinds that were not asked for are empty. */
export async function suggest(
  shop: Shop,
  request: SuggestRequest,
  settings: Pick<ShopSettings, 'stock'>,
): Promise<Suggestions> {
  const isAsked = (kind: EntryKind): boolean => request.postType === kind || request.postType === 'any';
  return {
    products: isAsked('product') ? await suggestProducts(shop, request, settings) : [],
    posts: isAsked('post') ? await suggestPosts(shop, request, 'post') : [],
    pages: isAsked('page') ? await suggestPosts(shop, request, 'page') : [],
  };
}

async function suggestProducts(
  shop: Shop,
  { text, category, limit }: SuggestRequest,
  { stock }: Pick<ShopSettings, 'stock'>,
): Promise<readonly ProductSuggestion[]> {
  const categoryId = await findCategory(shop, category);
  if (categoryId === null) return [];
  const inStockOnly = stock.hideOutOfStock;
  const { ids } = await searchEntries(shop, { kind: 'product', text, categoryId, inStockOnly, limit });
  const products = await findProducts(shop, ids);
  const media = await findMedia(
    shop,
    products.map(({ imageId }) => imageId),
  );
  const partsOf = await findParts(shop, products);
  return products.map((product) => ({
    product,
    price: priceRange(pricedBy(product, partsOf(product)), shop.now()),
    image: media.get(product.imageId ?? 0) ?? null,
  }));
}

/** What makes the price of those that have none of their own. */
async function findParts(
  shop: Shop,
  products: readonly Product[],
): Promise<(product: Product) => readonly Product[]> {
  const parents = products.filter(({ type }) => type === 'variable').map(({ id }) => id);
  const variations = groupBy(
    (await findVariationsOf(shop, parents)).filter(({ status }) => status === 'publish'),
    ({ parentId }) => parentId,
  );
  const grouped = products.filter(({ type }) => type === 'grouped').flatMap(({ groupedIds }) => groupedIds);
  const members = new Map((await findProducts(shop, [...new Set(grouped)])).map((part) => [part.id, part]));
  return ({ type, id, groupedIds }) =>
    type === 'grouped' ? groupedIds.flatMap((part) => members.get(part) ?? []) : (variations.get(id) ?? []);
}

/** One that is to appear later is in the index already. */
async function suggestPosts(
  shop: Shop,
  { text, limit }: SuggestRequest,
  kind: 'post' | 'page',
): Promise<readonly PostSuggestion[]> {
  const { ids } = await searchEntries(shop, { kind, text, limit });
  if (ids.length === 0) return [];
  const rows = await shop.queries
    .selectFrom('posts')
    .selectAll()
    .where('id', 'in', ids)
    .where('status', '=', 'publish')
    .where('published_at', '<=', shop.now())
    .execute();
  const posts = new Map(rows.map((row) => [row.id, readPost(row)]));
  const media = await findMedia(
    shop,
    rows.map(({ image_id }) => image_id),
  );
  return ids.flatMap((id) => {
    const post = posts.get(id);
    return post ? [{ post, image: media.get(post.imageId ?? 0) ?? null }] : [];
  });
}

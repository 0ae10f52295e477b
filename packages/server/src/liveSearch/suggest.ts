import type { ShopSettings } from '@vitrine/contract/shop';
import { type CardProduct, findCards } from '../catalogue/list/findCards.ts';
import type { Listed } from '../catalogue/list/listedProducts.ts';
import { type Post, readPost } from '../content/Post.ts';
import { findMedia } from '../media/findMedia.ts';
import type { Media } from '../media/Media.ts';
import type { Shop } from '../Shop.ts';
import type { EntryKind } from '../search/Entry.ts';
import { findCategory } from '../search/searchProducts.ts';
import { searchEntries } from '../search/searchEntries.ts';

export interface SuggestRequest {
  readonly text: string;
  /** Slug of a category: it and those below it. It is asked of products only. */
  readonly category?: string | undefined;
  /** At most so many of each kind. */
  readonly limit: number;
  readonly postType: EntryKind | 'any';
}

export interface PostSuggestion {
  readonly post: Post;
  readonly image: Media | null;
}
export interface Suggestions {
  readonly products: readonly Listed<CardProduct>[];
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
): Promise<readonly Listed<CardProduct>[]> {
  const categoryId = await findCategory(shop, category);
  if (categoryId === null) return [];
  const inStockOnly = stock.hideOutOfStock;
  const { ids } = await searchEntries(shop, { kind: 'product', text, categoryId, inStockOnly, limit });
  return findCards(shop, ids);
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

import { findMedia } from '../media/findMedia.ts';
import type { Media } from '../media/Media.ts';
import type { Shop } from '../Shop.ts';
import { MOST_POSTS_PER_PAGE, POSTS_PER_PAGE } from './limits.ts';
import { type Post, type PostStatus, type PostType, readPost } from './Post.ts';

export interface PostQuery {
  readonly type?: PostType | undefined;
  /** Default: what visitors see, which is published and not before its time. */
  readonly status?: PostStatus | 'any' | undefined;
  /** Slugs of a category or a tag of posts. */
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
  readonly page?: number | undefined;
  readonly perPage?: number | undefined;
}

export interface PostPage {
  readonly items: readonly (Post & { readonly image: Media | null })[];
  readonly total: number;
}

/** Newest first. */
export async function listPosts(shop: Shop, query: PostQuery = {}): Promise<PostPage> {
  const found = filterPosts(shop, query);
  const size = Math.min(MOST_POSTS_PER_PAGE, Math.max(1, query.perPage ?? POSTS_PER_PAGE));
  const rows = await found
    .selectAll('posts')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((Math.max(1, query.page ?? 1) - 1) * size)
    .execute();
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const media = await findMedia(
    shop,
    rows.map(({ image_id }) => image_id),
  );
  const items = rows.map(readPost);
  return { items: items.map((post) => ({ ...post, image: media.get(post.imageId ?? 0) ?? null })), total };
}

function filterPosts({ queries, now }: Shop, { type = 'post', status, category, tag }: PostQuery) {
  let found = queries.selectFrom('posts').where('type', '=', type);
  if (status === undefined) found = found.where('status', '=', 'publish').where('published_at', '<=', now());
  else if (status !== 'any') found = found.where('status', '=', status);
  const terms = [
    { taxonomy: 'category', slug: category },
    { taxonomy: 'post_tag', slug: tag },
  ];
  for (const { taxonomy, slug } of terms)
    if (slug !== undefined)
      found = found.where('posts.id', 'in', (eb) =>
        eb
          .selectFrom('post_terms')
          .innerJoin('terms', 'terms.id', 'post_terms.term_id')
          .select('post_terms.post_id')
          .where('terms.taxonomy', '=', taxonomy)
          .where('terms.slug', '=', slug),
      );
  return found;
}

import { findMedia } from '../media/findMedia.ts';
import type { Media } from '../media/Media.ts';
import type { Shop } from '../Shop.ts';
import { readTerm, type Term } from '../catalogue/terms/Term.ts';
import { groupBy } from '../search/groupBy.ts';
import { MOST_POSTS_PER_PAGE, POSTS_PER_PAGE } from './limits.ts';
import { POST_CATEGORY, type Post, type PostStatus, type PostType, readPost } from './Post.ts';

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

/** What a card of a list shows. */
export interface ListedPost extends Post {
  readonly image: Media | null;
  readonly author: string;
  readonly categories: readonly Term[];
}

export interface PostPage {
  readonly items: readonly ListedPost[];
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
  return { items: await withFacts(shop, rows.map(readPost)), total };
}

async function withFacts(shop: Shop, posts: readonly Post[]): Promise<readonly ListedPost[]> {
  if (posts.length === 0) return [];
  const media = await findMedia(
    shop,
    posts.map(({ imageId }) => imageId),
  );
  const authors = await shop.queries
    .selectFrom('users')
    .select(['id', 'display_name'])
    .where('id', 'in', [...new Set(posts.map(({ authorId }) => authorId ?? 0))])
    .execute();
  const names = new Map(authors.map((user) => [user.id, user.display_name]));
  const terms = await shop.queries
    .selectFrom('post_terms')
    .innerJoin('terms', 'terms.id', 'post_terms.term_id')
    .selectAll('terms')
    .select('post_terms.post_id')
    .where(
      'post_terms.post_id',
      'in',
      posts.map(({ id }) => id),
    )
    .where('terms.taxonomy', '=', POST_CATEGORY)
    .orderBy('terms.name')
    .orderBy('terms.id')
    .execute();
  const filed = groupBy(terms, ({ post_id }) => post_id);
  return posts.map((post) => ({
    ...post,
    image: media.get(post.imageId ?? 0) ?? null,
    author: names.get(post.authorId ?? 0) ?? '',
    categories: (filed.get(post.id) ?? []).map(readTerm),
  }));
}

function filterPosts({ queries, now }: Shop, { type = 'post', status, category, tag }: PostQuery) {
  let found = queries.selectFrom('posts').where('type', '=', type);
  if (status === undefined) found = found.where('status', '=', 'publish').where('published_at', '<=', now());
  else if (status !== 'any') found = found.where('status', '=', status);
  const terms = [
    { taxonomy: POST_CATEGORY, slug: category },
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

import { readTerm, type Term } from '../catalogue/terms/Term.ts';
import { findMedia } from '../media/findMedia.ts';
import type { Media } from '../media/Media.ts';
import type { Shop } from '../Shop.ts';
import { type Post, type PostType, readPost } from './Post.ts';

/** A post with what its page shows. */
export interface PostPageData {
  readonly post: Post;
  readonly author: string;
  readonly image: Media | null;
  readonly terms: readonly Term[];
}

/** What visitors may see by a slug: published, and not before its time. */
export async function findPostBySlug(
  { queries, now }: Shop,
  type: PostType,
  slug: string,
): Promise<Post | null> {
  const row = await queries
    .selectFrom('posts')
    .selectAll()
    .where('type', '=', type)
    .where('slug', '=', slug)
    .where('status', '=', 'publish')
    .where('published_at', '<=', now())
    .executeTakeFirst();
  return row ? readPost(row) : null;
}

/** Whatever its status: for who may edit it. */
export async function findPost({ queries }: Shop, id: number): Promise<Post | null> {
  const row = await queries.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? readPost(row) : null;
}

export async function findPostPage(shop: Shop, type: PostType, slug: string): Promise<PostPageData | null> {
  const post = await findPostBySlug(shop, type, slug);
  if (!post) return null;
  const author = await shop.queries
    .selectFrom('users')
    .select('display_name')
    .where('id', '=', post.authorId ?? 0)
    .executeTakeFirst();
  const terms = await shop.queries
    .selectFrom('post_terms')
    .innerJoin('terms', 'terms.id', 'post_terms.term_id')
    .selectAll('terms')
    .where('post_terms.post_id', '=', post.id)
    .orderBy('terms.name')
    .execute();
  const media = await findMedia(shop, [post.imageId]);
  return {
    post,
    author: author?.display_name ?? '',
    image: media.get(post.imageId ?? 0) ?? null,
    terms: terms.map(readTerm),
  };
}

/** The categories and tags of a post. */
export async function postTerms({ queries }: Shop, postId: number): Promise<readonly Term[]> {
  const rows = await queries
    .selectFrom('post_terms')
    .innerJoin('terms', 'terms.id', 'post_terms.term_id')
    .selectAll('terms')
    .where('post_terms.post_id', '=', postId)
    .orderBy('terms.name')
    .orderBy('terms.id')
    .execute();
  return rows.map(readTerm);
}

import type { Shop } from '../Shop.ts';
import { postTerms } from './findPost.ts';
import { type Post, POST_CATEGORY } from './Post.ts';

export interface PostRevision {
  readonly version: number;
  readonly authorId: number | null;
  /** Empty when the author is unknown or gone. */
  readonly author: string;
  readonly note: string;
  readonly createdAt: number;
}

/** What an author writes of a post. Its address, its state and its moment are not a matter of versions. */
export interface WrittenPost extends Pick<Post, 'title' | 'excerpt' | 'content' | 'imageId' | 'documentId'> {
  readonly categories: readonly string[];
  readonly tags: readonly string[];
}

/** As revisions keep it: JSON, the same for what is the same. */
export async function writeRevision(shop: Shop, post: Post): Promise<string> {
  const terms = await postTerms(shop, post.id);
  const named = (isCategory: boolean) =>
    terms.filter(({ taxonomy }) => (taxonomy === POST_CATEGORY) === isCategory).map(({ name }) => name);
  const { title, excerpt, content, imageId, documentId } = post;
  const written: WrittenPost = {
    title,
    excerpt,
    content,
    imageId,
    documentId,
    categories: named(true),
    tags: named(false),
  };
  return JSON.stringify(written);
}

export interface KeptRevision {
  readonly version: number;
  readonly document: string;
  readonly authorId: number | null;
  readonly note?: string | undefined;
  readonly createdAt: number;
}

export async function keepRevision(
  { queries }: Shop,
  postId: number,
  { version, document, authorId, note = '', createdAt }: KeptRevision,
): Promise<void> {
  await queries
    .insertInto('post_revisions')
    .values({ post_id: postId, version, document, author_id: authorId, note, created_at: createdAt })
    .onConflict((conflict) => conflict.columns(['post_id', 'version']).doNothing())
    .execute();
}

export async function hasRevisions({ queries }: Shop, postId: number): Promise<boolean> {
  const one = await queries
    .selectFrom('post_revisions')
    .select('version')
    .where('post_id', '=', postId)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

/** The newest first; `before`: only versions before that one. */
export async function listPostRevisions(
  { queries }: Shop,
  postId: number,
  { before, limit = 50 }: { readonly before?: number; readonly limit?: number } = {},
): Promise<readonly PostRevision[]> {
  const rows = await queries
    .selectFrom('post_revisions')
    .leftJoin('users', 'users.id', 'post_revisions.author_id')
    .select([
      'post_revisions.version',
      'post_revisions.author_id',
      'post_revisions.note',
      'post_revisions.created_at',
      'users.display_name',
    ])
    .where('post_revisions.post_id', '=', postId)
    .$if(before !== undefined, (query) => query.where('post_revisions.version', '<', before ?? 0))
    .orderBy('post_revisions.version', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    version: row.version,
    authorId: row.author_id,
    author: row.display_name ?? '',
    note: row.note,
    createdAt: row.created_at,
  }));
}

/** Null: there is no such version. */
export async function readPostRevision(
  { queries }: Shop,
  postId: number,
  version: number,
): Promise<WrittenPost | null> {
  const row = await queries
    .selectFrom('post_revisions')
    .select('document')
    .where('post_id', '=', postId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row ? (JSON.parse(row.document) as WrittenPost) : null;
}

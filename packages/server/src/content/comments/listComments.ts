import { groupBy } from '../../search/groupBy.ts';
import type { Shop } from '../../Shop.ts';
import { COMMENTS_PER_PAGE, MOST_POSTS_PER_PAGE, REPLIES_PER_THREAD } from '../limits.ts';
import { type Comment, type CommentStatus, readComment } from './Comment.ts';

export interface CommentNode extends Comment {
  readonly replies: readonly CommentNode[];
}

export interface CommentPage {
  readonly items: readonly CommentNode[];
  readonly pages: number;
}

const rootsOf = ({ queries }: Shop, postId: number) =>
  queries
    .selectFrom('comments')
    .where('post_id', '=', postId)
    .where('status', '=', 'approved')
    .where('thread_id', 'is', null);

/**
 * What visitors see below a post: conversations by when they began, the oldest first, each with its answers. A page keeps its
 * conversations when others are added, so that links to comments stay right.
 */
export async function listComments(shop: Shop, postId: number, page: number): Promise<CommentPage> {
  const { total } = await rootsOf(shop, postId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(total / COMMENTS_PER_PAGE));
  const roots = await rootsOf(shop, postId)
    .selectAll()
    .orderBy('id')
    .limit(COMMENTS_PER_PAGE)
    .offset((page - 1) * COMMENTS_PER_PAGE)
    .execute();
  if (roots.length === 0) return { items: [], pages };
  const replies = await shop.queries
    .selectFrom('comments')
    .selectAll()
    .where(
      'thread_id',
      'in',
      roots.map(({ id }) => id),
    )
    .where('status', '=', 'approved')
    .orderBy('id')
    // Twice as many as are taken in: what was held back meanwhile may be approved later.
    .limit(COMMENTS_PER_PAGE * REPLIES_PER_THREAD * 2)
    .execute();
  const below = groupBy(replies.map(readComment), ({ parentId }) => parentId);
  const nodeOf = (comment: Comment): CommentNode => ({
    ...comment,
    replies: (below.get(comment.id) ?? []).map(nodeOf),
  });
  return { items: roots.map(readComment).map(nodeOf), pages };
}

/** On which page of its post's comments one stands. */
export async function pageOfComment(shop: Shop, { id, threadId, postId }: Comment): Promise<number> {
  const { before } = await rootsOf(shop, postId)
    .select((eb) => eb.fn.countAll<number>().as('before'))
    .where('id', '<', threadId ?? id)
    .executeTakeFirstOrThrow();
  return Math.floor(before / COMMENTS_PER_PAGE) + 1;
}

export async function findComment({ queries }: Shop, id: number): Promise<Comment | null> {
  const row = await queries.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? readComment(row) : null;
}

export interface AllCommentsQuery {
  /** Of one post, or of all. */
  readonly postId?: number | undefined;
  readonly status: CommentStatus;
  readonly page: number;
  readonly perPage: number;
}

/** For who moderates: newest first. */
export async function listAllComments(
  { queries }: Shop,
  { postId, status, page, perPage }: AllCommentsQuery,
): Promise<{ readonly items: readonly Comment[]; readonly total: number }> {
  const found = queries
    .selectFrom('comments')
    .where('status', '=', status)
    .$if(postId !== undefined, (some) => some.where('post_id', '=', postId ?? 0));
  const size = Math.min(MOST_POSTS_PER_PAGE, perPage);
  const rows = await found
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items: rows.map(readComment), total };
}

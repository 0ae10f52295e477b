import type { Shop } from '../../Shop.ts';

/**
 * How many comments the page of a post shows: what is below one that is not shown is not either. Whoever calls it has locked the post
 * before changing a comment: otherwise two at once would each not see the other's.
 */
export async function countComments({ queries }: Shop, postId: number): Promise<void> {
  const { count } = await queries
    .selectFrom('comments as one')
    .leftJoin('comments as parent', 'parent.id', 'one.parent_id')
    .leftJoin('comments as first', 'first.id', 'parent.parent_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('one.post_id', '=', postId)
    .where('one.status', '=', 'approved')
    .where((eb) => eb.or([eb('parent.id', 'is', null), eb('parent.status', '=', 'approved')]))
    .where((eb) => eb.or([eb('first.id', 'is', null), eb('first.status', '=', 'approved')]))
    .executeTakeFirstOrThrow();
  await queries
    .updateTable('posts')
    .set({ comment_count: count })
    .where('id', '=', postId)
    // Written as it was, it would drop every page with posts in it.
    .where('comment_count', '<>', count)
    .execute();
}

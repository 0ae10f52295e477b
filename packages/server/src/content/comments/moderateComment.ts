import { inTransaction } from '../../db/inTransaction.ts';
import type { Shop } from '../../Shop.ts';
import { lockPost } from '../lockPost.ts';
import { type Comment, type CommentStatus } from './Comment.ts';
import { countComments } from './countComments.ts';
import { findComment } from './listComments.ts';

/** Approves it, holds it back or throws it away. False: it is not there. */
export const moderateComment = (shop: Shop, id: number, status: CommentStatus): Promise<boolean> =>
  change(shop, id, async ({ queries }) => {
    await queries.updateTable('comments').set({ status }).where('id', '=', id).execute();
  });

/** Gone for good. What answered it stays, and moves up to where it stood: that is somebody else's. */
export const deleteComment = (shop: Shop, id: number): Promise<boolean> =>
  change(shop, id, async ({ queries }, { parentId, threadId }) => {
    await queries.deleteFrom('comments').where('id', '=', id).execute();
    const moved = await queries
      .updateTable('comments')
      .set({ parent_id: parentId, ...(threadId === null && { thread_id: null }) })
      .where('parent_id', '=', id)
      .returning('id')
      .execute();
    if (threadId !== null) return;
    // Each of them begins a conversation now.
    for (const { id: first } of moved)
      await queries
        .updateTable('comments')
        .set({ thread_id: first })
        .where('parent_id', '=', first)
        .execute();
  });

function change(
  shop: Shop,
  id: number,
  work: (shop: Shop, comment: Comment) => Promise<void>,
): Promise<boolean> {
  return inTransaction(shop, async (within) => {
    const found = await findComment(within, id);
    if (!found) return false;
    await lockPost(within, found.postId);
    // As it stands under the lock.
    const comment = await findComment(within, id);
    if (!comment) return false;
    await work(within, comment);
    await countComments(within, comment.postId);
    return true;
  });
}

import type { Shop } from '../Shop.ts';
import { type Post, readPost } from './Post.ts';

/** A post that stays as it is until the transaction ends; null: it is not there. */
export async function lockPost({ kind, queries }: Shop, postId: number): Promise<Post | null> {
  const row = await queries
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', postId)
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? readPost(row) : null;
}

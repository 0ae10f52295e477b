import { sql } from 'kysely';
import type { AnyDatabase } from '../AnyDatabase.ts';
import { createTables } from '../createTables.ts';
import type { DatabaseKind } from '../DatabaseKind.ts';
import { createPageTriggers } from './0011-page-versions.ts';

export const commentTables = {
  /**
   * What readers say to posts. parent_id: the comment that one answers, two levels up at most. thread_id: the comment that the
   * conversation began with; null for that itself. status: approved, hold, spam, trash.
   */
  comments: {
    columns: {
      id: 'id',
      post_id: 'int!',
      parent_id: 'int?',
      thread_id: 'int?',
      user_id: 'int?',
      author: 'text!',
      email: 'text!',
      content: 'text!',
      status: 'text!',
      created_at: 'time!',
    },
    index: [['post_id', 'status', 'id'], ['thread_id'], ['parent_id'], ['status', 'id']],
  },
} as const;

/** Whether readers may say something to it. */
export const commentColumns = { comments_open: 'int' } as const;

export async function addComments(db: AnyDatabase, kind: DatabaseKind): Promise<void> {
  await createTables(db, kind, commentTables);
  await sql`alter table posts add column comments_open integer not null default 1`.execute(db);
  // What waits to be read stands in no page: strangers could empty the cache with it.
  await createPageTriggers(db, kind, [
    { table: 'comments', tags: ['posts'], shown: { column: 'status', value: 'approved' } },
  ]);
}

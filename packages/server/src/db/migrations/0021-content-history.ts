import { sql } from 'kysely';
import type { AnyDatabase } from '../AnyDatabase.ts';
import { createTables } from '../createTables.ts';
import type { DatabaseKind } from '../DatabaseKind.ts';
import { createTriggers } from './0014-old-slugs.ts';

/** Visitors see a module from the one moment, and until the other; null: always. */
export const scheduleColumns = { show_from: 'time?', show_until: 'time?' } as const;

/** What posts and pages said before. document: JSON of what an author writes, as `content/postRevisions.ts` has it. */
export const postRevisionTables = {
  post_revisions: {
    columns: {
      post_id: 'int!',
      version: 'int!',
      document: 'text!',
      author_id: 'int?',
      note: 'text',
      created_at: 'time!',
    },
    primary: ['post_id', 'version'],
  },
} as const;

export async function addContentHistory(db: AnyDatabase, kind: DatabaseKind): Promise<void> {
  await createTables(db, kind, postRevisionTables);
  for (const column of Object.keys(scheduleColumns))
    await sql`alter table modules add column ${sql.ref(column)} bigint`.execute(db);
  await createTriggers(db, kind, [
    {
      name: 'old_slugs_modules_update',
      event: 'update on modules',
      // Pages elsewhere name modules by alias, also one that is a draft again.
      when: 'when (old.alias <> new.alias)',
      work: `insert into old_slugs (kind, slug, target_id) values ('module', old.alias, old.id)
        on conflict (kind, slug) do update set target_id = excluded.target_id;`,
    },
    {
      name: 'old_slugs_modules_delete',
      event: 'delete on modules',
      when: '',
      work: `delete from old_slugs where kind = 'module' and (target_id = old.id or slug = old.alias);`,
    },
  ]);
}

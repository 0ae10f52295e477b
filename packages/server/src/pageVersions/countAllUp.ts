import { sql } from 'kysely';
import type { Shop } from '../Shop.ts';
import { WHOLE_TAGS } from './PageTag.ts';

const ALL = [...WHOLE_TAGS, 'catalogue'] as const;

/** Says of everything that pages are made of that it has changed: no instance shows a page any more that it has kept. */
export async function countAllUp({ kind, queries }: Shop): Promise<void> {
  const mark = kind === 'postgres' ? sql<number>`txid_current()` : sql<number>`0`;
  const at = kind === 'postgres' ? sql<number>`extract(epoch from clock_timestamp()) * 1000` : sql<number>`0`;
  await queries
    .insertInto('page_versions')
    .values(ALL.map((tag) => ({ tag, mark, changes: 1, changed_at: at })))
    .onConflict((conflict) =>
      conflict
        .columns(['tag', 'mark'])
        .doUpdateSet((eb) => ({ changes: eb('page_versions.changes', '+', 1) })),
    )
    .execute();
}

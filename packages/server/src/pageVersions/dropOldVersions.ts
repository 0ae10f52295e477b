import { sql } from 'kysely';
import type { Shop } from '../Shop.ts';

/** Longer than pages are kept: whoever has one from before sees that rows are gone, and draws it anew. */
const KEPT_MS = 90_000;

/** Adding up few rows is quick. SQLite counts in one row of each tag. */
export async function dropOldVersions({ kind, queries }: Shop): Promise<void> {
  if (kind === 'sqlite') return;
  await queries
    .deleteFrom('page_versions')
    .where('changed_at', '<', sql<number>`extract(epoch from clock_timestamp()) * 1000 - ${sql.lit(KEPT_MS)}`)
    .execute();
}

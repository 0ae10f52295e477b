import type { Database } from '../db/Database.ts';
import { inSnapshot } from './inSnapshot.ts';
import { countTables, readRows } from './readRows.ts';
import { replaceAll } from './replaceAll.ts';
import { type ReplaceOptions, refused, type Stored } from './Rows.ts';
import { whyUnreadable } from './whyUnreadable.ts';

/** Copies everything as it is at this moment, ids included, from one database to another of any kind. */
export async function copyDatabase(from: Database, to: Database, options?: ReplaceOptions): Promise<Stored> {
  const unreadable = await whyUnreadable(from);
  if (unreadable !== null) return refused(unreadable);
  return inSnapshot(from, async (queries) =>
    replaceAll(to, await countTables(from.kind, queries), () => readRows(queries), options),
  );
}

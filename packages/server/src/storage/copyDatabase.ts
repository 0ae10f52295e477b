import type { Database } from '../db/Database.ts';
import { inSnapshot } from './inSnapshot.ts';
import { countTables, readRows } from './readRows.ts';
import { replaceAll } from './replaceAll.ts';
import type { ReplaceOptions, Stored } from './Rows.ts';

/** Copies everything as it is at this moment, ids included, from one database to another of any kind. */
export const copyDatabase = (from: Database, to: Database, options?: ReplaceOptions): Promise<Stored> =>
  inSnapshot(from, async (queries) =>
    replaceAll(to, await countTables(from.kind, queries), readRows(queries), options),
  );

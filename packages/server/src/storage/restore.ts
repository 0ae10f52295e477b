import type { Database } from '../db/Database.ts';
import { checkBackup } from './checkBackup.ts';
import { readBackup, readHeader } from './readBackup.ts';
import { replaceAll } from './replaceAll.ts';
import type { ReplaceOptions, Stored } from './Rows.ts';

export interface RestoreOptions extends ReplaceOptions {
  /** `checkBackup` has found the file whole. Without it, that is looked at before anything is touched. */
  readonly isChecked?: boolean | undefined;
}

/** Fills a database from a backup: all of it, or the database stays as it is. */
export async function restore(file: string, db: Database, options: RestoreOptions = {}): Promise<Stored> {
  const checked = options.isChecked ? null : await checkBackup(file);
  if (checked?.ok === false) return checked;
  const { tables } = await readHeader(file);
  return replaceAll(db, tables, () => readBackup(file), options);
}

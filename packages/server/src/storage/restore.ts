import type { Database } from '../db/Database.ts';
import { BackupRefused, readBackup, readHeader } from './readBackup.ts';
import { replaceAll } from './replaceAll.ts';
import { type ReplaceOptions, refused, type Stored } from './Rows.ts';
import { SCHEMA_STEPS, STORED_TABLES } from './storedTables.ts';

export interface RestoreOptions extends ReplaceOptions {
  /** Told before the file has been read once to its end: nothing is touched before that. */
  readonly onCheck?: (() => void) | undefined;
}

/** Fills a database from a backup: all of it, or the database stays as it is. */
export async function restore(file: string, db: Database, options: RestoreOptions = {}): Promise<Stored> {
  try {
    const { schema, tables } = await readHeader(file);
    if (schema.join() !== SCHEMA_STEPS.join()) return refused(otherVersion(schema));
    if (!tables.every(({ name }) => STORED_TABLES.some((table) => table.name === name)))
      return refused(otherVersion(schema));
    options.onCheck?.();
    for await (const _ of readBackup(file));
    return await replaceAll(db, tables, readBackup(file), options);
  } catch (error) {
    if (error instanceof BackupRefused) return refused(error.message);
    throw error;
  }
}

const otherVersion = (schema: readonly string[]): string =>
  `This backup is of another version (${schema.at(-1)}; this one is ${SCHEMA_STEPS.at(-1)}). Restore it with that version and start this one on the result.`;

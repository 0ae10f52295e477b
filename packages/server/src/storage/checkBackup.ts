import { BackupRefused, readBackup, readHeader } from './readBackup.ts';
import { refused, type Stored, sumRows } from './Rows.ts';
import { SCHEMA_STEPS, STORED_TABLES } from './storedTables.ts';

/** Reads a backup to its end: whether it is whole, and fits this version. */
export async function checkBackup(file: string): Promise<Stored> {
  try {
    const { schema, tables } = await readHeader(file);
    const isKnown = tables.every(({ name, columns }) =>
      STORED_TABLES.some((table) => table.name === name && table.columns.join() === columns.join()),
    );
    if (!isKnown || schema.join() !== SCHEMA_STEPS.join()) return refused(otherVersion(schema));
    for await (const _ of readBackup(file));
    return { ok: true, rows: sumRows(tables) };
  } catch (error) {
    if (error instanceof BackupRefused) return refused(error.message);
    throw error;
  }
}

const otherVersion = (schema: readonly string[]): string =>
  `This backup is of another version (${schema.at(-1)}; this one is ${SCHEMA_STEPS.at(-1)}). Restore it with that version and start this one on the result.`;

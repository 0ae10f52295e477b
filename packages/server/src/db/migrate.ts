import { type Migration, Migrator } from 'kysely';
import type { Database } from './Database.ts';
import { migrations } from './migrations/index.ts';
import { whyNoDatabase } from './whyNoDatabase.ts';

/** Brings the schema up to date; each step is done whole or not at all. Gives the names of the steps that were due. */
export async function migrate({ queries, kind }: Database): Promise<readonly string[]> {
  const entries = Object.entries(migrations).map(([name, step]): [string, Migration] => [
    name,
    { up: (db) => step(db, kind) },
  ]);
  const migrator = new Migrator({
    db: queries,
    provider: { getMigrations: async () => Object.fromEntries(entries) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find(({ status }) => status === 'Error');
  const reason = whyNoDatabase(error);
  if (reason !== null) throw new Error(reason, { cause: error });
  if (error)
    throw new Error(
      `The database could not be brought up to date${failed ? ` (${failed.migrationName})` : ''}`,
      { cause: error },
    );
  return results.map(({ migrationName }) => migrationName);
}

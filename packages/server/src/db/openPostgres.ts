import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { POSTGRES_CONNECTIONS } from '../limits.ts';
import type { Database } from './Database.ts';
import type { Schema } from './Schema.ts';

const BIGINT = 20;
const NUMERIC = 1700;

/** Money, times and counts all fit a double exactly; as texts, sums would become joined digits. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

export function openPostgres(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: POSTGRES_CONNECTIONS, types });
  // A dropped idle connection is replaced; without a listener it would end the process.
  pool.on('error', () => {});
  // The same for one that is in use while nothing is asked of it; its next query fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  const queries = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { kind: 'postgres', queries, close: () => queries.destroy() };
}

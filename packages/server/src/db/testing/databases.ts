import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../Database.ts';
import type { DatabaseKind } from '../DatabaseKind.ts';
import { migrate } from '../migrate.ts';
import { openPostgres } from '../openPostgres.ts';
import { openSqlite } from '../openSqlite.ts';

export interface TestDatabase {
  readonly db: Database;
  /** A file, or an address: for a second process. */
  readonly place: string;
  /** Closes it and removes what there is of it. */
  remove(): Promise<void>;
}

/** The address of a PostgreSQL that runs, or of what starts one when it is asked. */
const { VITRINE_TEST_POSTGRES: running, VITRINE_TEST_POSTGRES_STARTER: starter } = process.env;

/** The databases that tests run on: the embedded one always, PostgreSQL when the system has it. */
export const databaseKinds: readonly DatabaseKind[] =
  running || starter ? ['sqlite', 'postgres'] : ['sqlite'];

/** An empty database with the whole schema. */
export const openTestDatabase = (kind: DatabaseKind): Promise<TestDatabase> => OPEN[kind]();

const OPEN: Readonly<Record<DatabaseKind, () => Promise<TestDatabase>>> = {
  async sqlite() {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-db-'));
    const place = join(folder, 'shop.db');
    const db = openSqlite(place, { durable: false });
    await migrate(db);
    return {
      db,
      place,
      async remove() {
        await db.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
  async postgres() {
    const server = await findServer();
    const name = `test_${randomBytes(8).toString('hex')}`;
    await administer(server, `create database ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    const db = openPostgres(url.href);
    await migrate(db);
    return {
      db,
      place: url.href,
      async remove() {
        await db.close();
        await administer(server, `drop database ${name} with (force)`);
      },
    };
  },
};

async function findServer(): Promise<string> {
  if (running) return running;
  const answer = await fetch(starter ?? '');
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

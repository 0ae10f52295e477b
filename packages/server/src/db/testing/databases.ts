import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
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
    writeFileSync(place, await sqliteTemplate());
    const db = openSqlite(place, { durable: false });
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
    const place = await createPostgres(server, await postgresTemplate(server));
    const db = openPostgres(place);
    return {
      db,
      place,
      async remove() {
        await db.close();
        await administer(server, `drop database ${nameOf(place)} with (force)`);
      },
    };
  },
};

// Bringing a new database up to date takes longer than most tests do: each process does it once for each kind, and copies.

const sqliteTemplate = once(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-db-'));
  const db = openSqlite(join(folder, 'shop.db'), { durable: false });
  await migrate(db);
  const whole = join(folder, 'whole.db');
  // Its own file may lack what its log still has.
  await sql`vacuum into ${whole}`.execute(db.queries);
  await db.close();
  const bytes = readFileSync(whole);
  rmSync(folder, { recursive: true, force: true });
  return bytes;
});

/** The name of one; null on a server that others have started, where it would stay for ever. */
const postgresTemplate = once(async (server: string) => {
  if (running) return null;
  const place = await createPostgres(server, null);
  return nameOf(place);
});

async function createPostgres(server: string, template: string | null): Promise<string> {
  const url = new URL(server);
  url.pathname = `/test_${randomBytes(8).toString('hex')}`;
  const place = url.href;
  await administer(
    server,
    `create database ${nameOf(place)}${template === null ? '' : ` template ${template}`}`,
  );
  if (template !== null) return place;
  const db = openPostgres(place);
  await migrate(db);
  await db.close();
  return place;
}

const nameOf = (place: string): string => new URL(place).pathname.slice(1);

function once<Given extends readonly unknown[], Result>(
  make: (...given: Given) => Promise<Result>,
): (...given: Given) => Promise<Result> {
  let made: Promise<Result> | undefined;
  return (...given) => (made ??= make(...given));
}

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

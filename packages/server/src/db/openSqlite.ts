import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDatabase,
  type SqliteStatement,
  SqliteDriver,
} from 'kysely';
import Libsql from 'libsql';
import { SQLITE_BUSY_MS, SQLITE_KEPT_STATEMENTS } from '../limits.ts';
import type { Database } from './Database.ts';
import { makePrivateFile } from './privateFiles.ts';
import type { Schema } from './Schema.ts';

export interface SqliteOptions {
  /**
   * Whether a commit waits for the disk; default true. Without it the last writes may be gone after a power cut
   * (never the file's consistency): for throw-away databases only.
   */
  readonly durable?: boolean;
  /** How long it waits for another process that is writing. */
  readonly busyMs?: number;
}

/** Opens the file, and makes it and its folder when they are not there. */
export function openSqlite(
  file: string,
  { durable = true, busyMs = SQLITE_BUSY_MS }: SqliteOptions = {},
): Database {
  if (file !== ':memory:') {
    // Only made so: a folder that is there may hold other things, for others.
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    makePrivateFile(file);
  }
  const database = new Libsql(file, { timeout: busyMs });
  database.pragma('journal_mode = WAL');
  database.pragma(`synchronous = ${durable ? 'FULL' : 'OFF'}`);
  database.pragma('foreign_keys = ON');
  database.pragma('cache_size = -65536');
  database.pragma('temp_store = MEMORY');
  const queries = new Kysely<Schema>({ dialect: new Dialect({ database: keepStatements(database) }) });
  return { kind: 'sqlite', queries, close: () => queries.destroy() };
}

const BEGIN = 'begin immediate';
const WRITES = /^\s*(?:with\b.*\b)?(?:insert|update|delete|replace)\b/is;

/** Preparing a statement costs more than most of them take to run. */
function keepStatements(database: Libsql.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  const begin = createStatement(database, BEGIN);
  const commit = createStatement(database, 'commit');
  const rollback = createStatement(database, 'rollback');
  /**
   * The binding leaves a statement open that another writer kept from running, and then nothing that this connection writes is
   * committed until the same statement is run again. So no write waits for others itself: the beginning of a transaction does, which
   * is one statement for all, and the next write mends it.
   */
  function alone<T>(work: () => T): T {
    if (database.inTransaction) return work();
    begin.run([]);
    try {
      const done = work();
      commit.run([]);
      return done;
    } finally {
      if (database.inTransaction) rollback.run([]);
    }
  }
  function prepare(sql: string): SqliteStatement {
    const statement = createStatement(database, sql);
    if (!WRITES.test(sql)) return statement;
    return {
      ...statement,
      all: (parameters) => alone(() => statement.all(parameters)),
      run: (parameters) => alone(() => statement.run(parameters)),
    };
  }
  return {
    close: () => {
      kept.clear();
      database.close();
    },
    prepare(sql) {
      if (sql === BEGIN) return begin;
      const known = kept.get(sql);
      if (known) return known;
      const made = prepare(sql);
      if (kept.size >= SQLITE_KEPT_STATEMENTS) kept.clear();
      kept.set(sql, made);
      return made;
    },
  };
}

/** Rows cross over as lists, and get their names here: the binding takes half as long for them as for objects. */
function createStatement(database: Libsql.Database, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  const { reader } = statement;
  const names = reader
    ? statement
        .raw()
        .columns()
        .map(({ name }) => name)
    : [];
  const named = (row: unknown) => {
    const values = row as readonly unknown[];
    const made: Record<string, unknown> = {};
    for (let at = 0; at < names.length; at++) made[names[at] as string] = values[at];
    return made;
  };
  return {
    reader,
    all: (parameters) => statement.all(parameters).map(named),
    run: (parameters) => statement.run(parameters),
    *iterate(parameters) {
      for (const row of statement.iterate(parameters)) yield named(row);
    },
  };
}

class Dialect extends SqliteDialect {
  readonly #config: { readonly database: SqliteDatabase };
  constructor(config: { readonly database: SqliteDatabase }) {
    super(config);
    this.#config = config;
  }
  override createDriver(): Driver {
    return new Driver(this.#config);
  }
  override createAdapter(): Adapter {
    return new Adapter();
  }
}

class Driver extends SqliteDriver {
  /** A transaction that only asks for the right to write when it first writes cannot wait for it: it fails as busy. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(BEGIN));
  }
}

class Adapter extends SqliteAdapter {
  /** It has them, so that a migration is done whole or not at all. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { databaseKinds, openTestDatabase } from './testing/databases.ts';

describe.each(databaseKinds.filter((kind) => kind === 'postgres'))('a connection of %s', async (kind) => {
  const { db, remove } = await openTestDatabase(kind);
  afterAll(remove);

  it('that ends between two queries of a transaction fails that transaction, and nothing else', async () => {
    const cut = db.queries.transaction().execute(async (within) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(within);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db.queries);
      // It is told when nobody waits for an answer.
      await setTimeout(50);
      await sql`select 1`.execute(within);
    });
    await expect(cut).rejects.toThrow(/connection|terminat/i);
    expect((await sql`select 1 as one`.execute(db.queries)).rows).toEqual([{ one: 1 }]);
  });
});

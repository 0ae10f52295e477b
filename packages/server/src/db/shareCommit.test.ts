import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { SHARED_COMMIT_WORKS } from '../limits.ts';
import type { Queries } from './Database.ts';
import { inTransaction } from './inTransaction.ts';
import { openSqlite } from './openSqlite.ts';
import { openTestDatabase } from './testing/databases.ts';

const { db, place, remove } = await openTestDatabase('sqlite');
const other = openSqlite(place, { durable: false });
afterAll(async () => {
  await other.close();
  await remove();
});
beforeEach(async () => void (await db.queries.deleteFrom('settings').execute()));

const put = (queries: Queries, name: string) =>
  queries.insertInto('settings').values({ name, value: '1', updated_at: 1 }).execute();
const namesIn = async (queries: Queries): Promise<readonly string[]> =>
  (await queries.selectFrom('settings').select('name').orderBy('name').execute()).map(({ name }) => name);
const write = (name: string) => inTransaction(db, ({ queries }) => put(queries, name));

it('writes what is asked for at once by few commits, and tells each when others can see it', async () => {
  const changes = async () => {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(other.queries);
    return rows[0]?.data_version ?? 0;
  };
  const before = await changes();
  const names = Array.from({ length: 20 }, (_, at) => `n${at}`);
  await Promise.all(
    names.map(async (name) => {
      await write(name);
      expect(await namesIn(other.queries)).toContain(name);
    }),
  );
  expect((await changes()) - before).toBe(1);
});

it('undoes a transaction that fails, and only that', async () => {
  const fails = inTransaction(db, async ({ queries }) => {
    await put(queries, 'half');
    throw new Error('stop');
  });
  const settled = await Promise.allSettled([write('a'), fails, write('b'), write('a'), write('c')]);
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(await namesIn(other.queries)).toEqual(['a', 'b', 'c']);
});

it('runs transactions one after the other: each sees what those before it did', async () => {
  const raise = () =>
    inTransaction(db, async ({ queries }) => {
      const [row] = await queries.selectFrom('settings').select('updated_at').execute();
      await new Promise((done) => setTimeout(done, 1));
      await queries
        .updateTable('settings')
        .set({ updated_at: (row?.updated_at ?? 0) + 1 })
        .execute();
    });
  await write('count');
  await Promise.all(Array.from({ length: SHARED_COMMIT_WORKS + 10 }, raise));
  const [row] = await db.queries.selectFrom('settings').select('updated_at').execute();
  expect(row?.updated_at).toBe(1 + SHARED_COMMIT_WORKS + 10);
});

it('fails all transactions of a commit that could not be written', async () => {
  const broken = await Promise.allSettled(
    [1, 2, 3].map(() => inTransaction(db, ({ queries }) => sql`rollback`.execute(queries))),
  );
  expect(broken.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await write('after');
  expect(await namesIn(other.queries)).toEqual(['after']);
});

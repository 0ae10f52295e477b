import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { inTransaction } from './inTransaction.ts';
import { migrate } from './migrate.ts';
import { databaseKinds, openTestDatabase } from './testing/databases.ts';

describe.each(databaseKinds)('the schema on %s', async (kind) => {
  const { db, remove } = await openTestDatabase(kind);
  afterAll(remove);

  it('is brought up to date once', async () => {
    expect(await migrate(db)).toEqual([]);
  });

  it('hands out rising ids, and numbers for money and times', async () => {
    const row = {
      type: 'post',
      status: 'publish',
      title: 'A',
      published_at: 1_763_000_000_000,
      created_at: 1,
      updated_at: 1,
    };
    const insert = (slug: string) =>
      db.queries
        .insertInto('posts')
        .values({ ...row, slug })
        .returning(['id', 'published_at', 'excerpt'])
        .executeTakeFirstOrThrow();
    const [first, second] = [await insert('a'), await insert('b')];
    expect(second.id).toBeGreaterThan(first.id);
    expect(first).toMatchObject({ published_at: 1_763_000_000_000, excerpt: '' });
    const { sum } = await db.queries
      .selectFrom('posts')
      .select((eb) => eb.fn.sum<number>('published_at').as('sum'))
      .executeTakeFirstOrThrow();
    expect(sum).toBe(3_526_000_000_000);
  });

  it('does all of a transaction or nothing', async () => {
    const put = (name: string) => ({ name, value: '1', updated_at: 1 });
    const work = inTransaction(db, async (shop) => {
      await shop.queries.insertInto('settings').values(put('half')).execute();
      await inTransaction(shop, ({ queries }) =>
        queries.insertInto('settings').values(put('more')).execute(),
      );
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    const { rows } = await sql`select name from settings`.execute(db.queries);
    expect(rows).toEqual([]);
  });

  it('begins anew when two transactions wait for each other', async () => {
    for (const name of ['a', 'b'])
      await db.queries.insertInto('settings').values({ name, value: '0', updated_at: 0 }).execute();
    const raise = (names: readonly string[]) =>
      inTransaction(db, async ({ queries }) => {
        for (const name of names) {
          await queries
            .updateTable('settings')
            .set((eb) => ({ updated_at: eb('updated_at', '+', 1) }))
            .where('name', '=', name)
            .execute();
          await new Promise((done) => setTimeout(done, 30));
        }
      });
    await Promise.all([raise(['a', 'b']), raise(['b', 'a'])]);
    const rows = await db.queries.selectFrom('settings').select('updated_at').execute();
    expect(rows).toEqual([{ updated_at: 2 }, { updated_at: 2 }]);
  });
});

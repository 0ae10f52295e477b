import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { isUnavailable } from './isUnavailable.ts';
import { openPostgres } from './openPostgres.ts';
import { databaseKinds, openTestDatabase } from './testing/databases.ts';

const failing = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

it('takes a database that nobody answers for as unavailable', async () => {
  const { queries, close } = openPostgres('postgresql://127.0.0.1:1/none');
  expect(isUnavailable(await failing(sql`select 1`.execute(queries)))).toBe(true);
  await close();
});

it.each(databaseKinds)('does not take a wrong query for an unavailable database, on %s', async (kind) => {
  const { db, remove } = await openTestDatabase(kind);
  const errors = await Promise.all(
    [sql`select`, sql`select * from nothing`].map((query) => failing(query.execute(db.queries))),
  );
  expect(errors.map(isUnavailable)).toEqual([false, false]);
  await remove();
});

it.each([null, 'ECONNREFUSED', new Error('Connection'), { code: '57P01' }])(
  'does not take %s for an unavailable database',
  (error) => {
    expect(isUnavailable(error)).toBe(false);
  },
);

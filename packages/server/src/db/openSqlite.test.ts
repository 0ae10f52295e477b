import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from './Database.ts';
import { openSqlite } from './openSqlite.ts';

let folder: string;
let shop: Database;
let other: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-sqlite-'));
  const open = () => openSqlite(join(folder, 'a.db'), { durable: false, busyMs: 20 });
  shop = open();
  other = open();
  await sql`create table notes (id integer primary key, text text)`.execute(shop.queries);
});

afterEach(async () => {
  await shop.close();
  await other.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = ({ queries }: Database, text: string) =>
  sql`insert into notes (text) values (${text})`.execute(queries);
const returned = ({ queries }: Database, text: string) =>
  sql`insert into notes (text) values (${text}) returning id`.execute(queries);
const changed = ({ queries }: Database, text: string) =>
  sql`with one as (select ${text} as text) update notes set text = (select text from one)`.execute(queries);
const inTransaction = ({ queries }: Database, text: string) =>
  queries.transaction().execute((within) => sql`insert into notes (text) values (${text})`.execute(within));
const seenBy = async ({ queries }: Database): Promise<readonly string[]> =>
  (await sql<{ text: string }>`select text from notes order by id`.execute(queries)).rows.map(
    ({ text }) => text,
  );

it.each([
  ['a row', write],
  ['a row that is asked back', returned],
  ['a change', changed],
  ['a transaction', inTransaction],
])(
  '%s that another writer kept out fails, and all that is written from then on stays',
  async (_, attempt) => {
    await other.queries.transaction().execute(async (within) => {
      await sql`insert into notes (text) values ('of the other')`.execute(within);
      await expect(attempt(shop, 'kept out')).rejects.toThrow('database is locked');
    });
    await write(shop, 'later');
    expect(await seenBy(other)).toEqual(['of the other', 'later']);
    await write(other, 'by the other again');
    await inTransaction(shop, 'last');
    expect(await seenBy(other)).toEqual(['of the other', 'later', 'by the other again', 'last']);
    expect(await seenBy(shop)).toEqual(await seenBy(other));
  },
);

it('a row that is refused leaves nothing open', async () => {
  await sql`create unique index once on notes (text)`.execute(shop.queries);
  await write(shop, 'one');
  await expect(write(shop, 'one')).rejects.toThrow(/UNIQUE/);
  await write(shop, 'two');
  await write(other, 'three');
  expect(await seenBy(other)).toEqual(['one', 'two', 'three']);
});

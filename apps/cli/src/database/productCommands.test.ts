import { createServer } from 'node:http';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openDatabase } from '@vitrine/server';
import { databaseKinds, openTestShop } from '@vitrine/server/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { runCli as run } from '../testing/runCli.ts';

const folder = mkdtempSync(join(tmpdir(), 'cli-products-'));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

function csv(name: string, ...lines: string[]): string {
  writeFileSync(at(name), `${lines.join('\n')}\n`);
  return at(name);
}

describe.each(databaseKinds)('products on %s', async (kind) => {
  const { place, queries } = await openTestShop(kind);
  const shown = place.replace(/:[^:@/]*@/, '@');
  const of = ['--database', place];

  it('come from a CSV file, and go into one that is the same', async () => {
    const file = csv(`${kind}.csv`, 'SKU,Name,Regular price', 'A-1,Cup,10.00', 'A-2,Jug,20.00');
    expect(await run('products', 'import', file, ...of)).toEqual({
      code: 0,
      out: `${file}: 2 created, 0 updated, 0 refused in ${shown}.`,
      err: expect.stringMatching(/^100 % {2}(\d+) of \1 bytes$/),
    });
    const out = at(`${kind}-out.csv`);
    expect(await run('products', 'export', out, ...of)).toEqual({
      code: 0,
      out: `2 products and variations of ${shown} are in ${out}.`,
      err: '100 %  2 of 2 products',
    });
    const text = readFileSync(out, 'utf8');
    expect(text).toMatch(/^\ufeffID,Type,SKU,/);
    expect(text).toMatch(/,A-2,.*,Jug,/);
    await run('products', 'import', out, '--update', ...of);
    await run('products', 'export', out, '--force', ...of);
    expect(readFileSync(out, 'utf8')).toBe(text);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('that are there are changed only when that is asked for', async () => {
    const file = csv(`${kind}-again.csv`, 'SKU,Name,Regular price', 'A-1,Mug,12.00', 'A-3,Pot,30.00');
    const priceOf = async (sku: string) =>
      (
        await queries
          .selectFrom('products')
          .select('regular_price as price')
          .where('sku', '=', sku)
          .executeTakeFirst()
      )?.price;
    expect((await run('products', 'import', file, ...of)).out).toBe(
      `${file}: 1 created, 0 updated, 1 left alone (--update changes them), 0 refused in ${shown}.`,
    );
    expect([await priceOf('A-1'), await priceOf('A-3')]).toEqual([1000, 3000]);
    expect((await run('products', 'import', file, '--update', ...of)).out).toBe(
      `${file}: 0 created, 2 updated, 0 refused in ${shown}.`,
    );
    expect(await priceOf('A-1')).toBe(1200);
  });

  it('that are wrong are told by line and column, and the others are written', async () => {
    const file = csv(
      `${kind}-wrong.csv`,
      'SKU;Name;Regular price;Stock;Brand',
      'B-1;Right;1;;x',
      'B-2;Dear;ten;many;x',
      'B-3;;3;;x',
    );
    const { code, out, err } = await run('products', 'import', file, '--delimiter', ';', ...of);
    expect([code, out]).toEqual([1, '']);
    expect(err.split('\n').filter((line) => !line.includes(' %  '))).toEqual([
      `${file}:1: warning: Brand: This column is not known.`,
      `${file}:3: Stock: Must be a whole number.`,
      `${file}:3: Regular price: Must be a price.`,
      expect.stringMatching(new RegExp(`^${file}:4: Name: `)),
      `${file}: 1 created, 0 updated, 2 refused in ${shown}.`,
    ]);
  });

  it('whose picture cannot be had are written, and the address is told', async () => {
    const asked: string[] = [];
    const server = createServer(({ url }, response) => void (asked.push(url ?? ''), response.end()));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const picture = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.png`;
    const file = csv(`${kind}-picture.csv`, 'SKU,Name,Images', `C-1,Vase,${picture}`);
    const { code, out } = await run('products', 'import', file, ...of);
    server.close();
    expect([code, out.split('\n')]).toEqual([
      0,
      [
        `${file}:2: warning: Images: There is no picture ${picture}. This address is not asked.`,
        `${file}: 1 created, 0 updated, 0 refused in ${shown}.`,
      ],
    ]);
    expect(asked).toEqual([]);
  });

  it('are found again after the index was lost', async () => {
    await queries.deleteFrom('search_entries').execute();
    const { code, out, err } = await run('reindex', ...of);
    expect([code, out]).toEqual([0, `The search index of ${shown} is in line: 5 entries.`]);
    expect(err).toMatch(/100 % {2}5 of 5 entries$/);
    const { length } = await queries.selectFrom('search_entries').selectAll().execute();
    expect(length).toBe(5);
  });
});

describe('a command on products', () => {
  it('says why it does nothing', async () => {
    const db = openDatabase(at('empty.db'));
    await migrate(db);
    await db.close();
    mkdirSync(at('folder'));
    writeFileSync(at('taken.csv'), 'x');
    const of = ['--database', at('empty.db')];
    const refused = async (args: readonly string[], text: string) =>
      expect(await run(...args)).toEqual({ code: 1, out: '', err: expect.stringContaining(text) });
    await refused(['products', 'export', at('taken.csv'), ...of], 'There is such a file already. --force');
    await refused(['products', 'export', at('no/x.csv'), ...of], `${at('no/x.csv')}: There is no such file.`);
    await refused(
      ['products', 'export', at('x.csv'), '--database', at('none.db')],
      'There is no such database.',
    );
    await refused(
      ['products', 'export', at('x.csv'), '--origin', 'shop', ...of],
      '--origin takes the address',
    );
    await refused(['products', 'import', at('none.csv'), ...of], `${at('none.csv')}: There is no such file.`);
    await refused(['products', 'import', at('folder'), ...of], 'This is a folder, not a file.');
    await refused(
      ['products', 'import', at('taken.csv'), '--delimiter', 'x', ...of],
      '--delimiter takes one of',
    );
    await refused(['reindex', '--database', at('none.db')], 'There is no such database.');
    await refused(['products', 'import'], 'usage: vitrine products import <file.csv>');
    await refused(['products', 'export', 'a', 'b'], 'usage: vitrine products export <file.csv>');
    await refused(['reindex', 'a'], 'usage: vitrine reindex');
    await refused(['products', 'sell'], 'There is no command "products".');
    expect(readdirSync(folder).filter((name) => /none|x\.csv/.test(name))).toEqual([]);
  });

  it('puts the shop before addresses of pictures where it is told', async () => {
    const made = await run(
      'products',
      'export',
      at('o.csv'),
      '--origin',
      'https://shop.example/x',
      '--database',
      at('empty.db'),
    );
    expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/^0 products/) });
  });
});

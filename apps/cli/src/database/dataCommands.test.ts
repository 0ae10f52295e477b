import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runCli as run } from '../testing/runCli.ts';

const folder = mkdtempSync(join(tmpdir(), 'cli-data-'));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const seeded = await run('seed', '--products', '30', '--database', at('shop.db'));

describe('the commands on a database', () => {
  it('fill it with products', () => {
    expect(seeded).toEqual({
      code: 0,
      out: `${at('shop.db')} has bench-product-1 to bench-product-30.`,
      err: '100 %  30 of 30 products',
    });
  });

  it('back up, restore and copy it, and tell how far they are', async () => {
    const made = await run('backup', at('a.backup'), '--database', at('shop.db'));
    expect(made).toMatchObject({ code: 0, err: expect.stringMatching(/100 % {2}\d+ of \d+ rows$/) });
    expect(made.out).toContain(`of ${at('shop.db')} are in ${at('a.backup')}`);
    const rows = /^\d+ rows/.exec(made.out)?.[0];
    expect(await run('restore', at('a.backup'), '--database', at('b.db'))).toMatchObject({
      code: 0,
      out: `${rows} are in ${at('b.db')}.`,
    });
    expect(await run('copy', at('b.db'), at('c.db'))).toMatchObject({
      code: 0,
      out: `${rows} are in ${at('c.db')}.`,
    });
    await run('backup', at('c.backup'), '--database', at('c.db'));
    expect((await run('restore', at('c.backup'), '--force', '--database', at('b.db'))).code).toBe(0);
  });

  it('say why they do nothing', async () => {
    await run('backup', at('d.backup'), '--database', at('shop.db'));
    const refused = async (args: readonly string[], text: string) =>
      expect(await run(...args)).toEqual({ code: 1, out: '', err: expect.stringContaining(text) });
    await refused(['restore', at('d.backup'), '--database', at('shop.db')], '--force replaces it.');
    await refused(['copy', at('shop.db'), at('shop.db')], 'Both are the same database.');
    await refused(['restore', at('none.backup')], 'There is no such file.');
    await refused(['backup', at('x'), '--database', at('none.db')], 'There is no such database.');
    expect(existsSync(at('none.db'))).toBe(false);
    await refused(['backup', at('shop.db'), '--database', at('shop.db')], 'is no backup');
    await refused(['backup', join(at('no'), 'x'), '--database', at('shop.db')], 'There is no such file.');
    await refused(
      ['backup', join(at('d.backup'), 'x'), '--database', at('shop.db')],
      'This is a file, not a folder',
    );
    truncateSync(at('d.backup'), readFileSync(at('d.backup')).length - 20);
    await refused(['restore', at('d.backup'), '--database', at('new.db')], 'cut or damaged');
    expect(existsSync(at('new.db'))).toBe(false);
    writeFileSync(at('letter.db'), 'Dear all, this is no database at all, is it?');
    await refused(['backup', at('y'), '--database', at('letter.db')], 'This is no database.');
    await refused(
      ['backup', at('y'), '--database', 'postgresql://a:secret@127.0.0.1:1/x'],
      'postgresql://a@127.0.0.1:1/x: No database answers there.',
    );
  });

  it.each(['reindex', 'seed --products 1', `products export ${at('z.csv')}`, `copy ${at('shop.db')}`])(
    'say in "%s" why a PostgreSQL cannot be had, without its password',
    async (command) => {
      const option = command.startsWith('copy') ? [] : ['--database'];
      const refused = async (address: string, text: string) => {
        const { code, err } = await run(...command.split(' '), ...option, address);
        expect([code, err]).toEqual([1, expect.stringContaining(text)]);
        expect(err).not.toContain('secret');
      };
      await refused('postgresql://a:secret@127.0.0.1:1/x', 'No database answers there.');
      await refused('postgresql://a:secret@nowhere.invalid/x', 'There is no server of this name.');
    },
  );

  it.each([
    [['backup'], 'usage: vitrine backup <file>'],
    [['restore', 'a', 'b'], 'usage: vitrine restore <file>'],
    [['copy', 'a'], 'usage: vitrine copy <from> <to>'],
    [['backup', 'a', '--what'], 'usage: vitrine backup <file>'],
    [['seed'], '--products takes a number'],
    [['seed', '--products', '1e99'], '--products takes a number'],
  ])('%j is told how it is written', async (args, text) => {
    expect(await run(...args)).toEqual({ code: 1, out: '', err: expect.stringContaining(text) });
  });
});

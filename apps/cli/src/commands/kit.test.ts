import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocumentArchive } from '@vitrine/builder';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli as run } from '../testing/runCli.ts';

const folder = mkdtempSync(join(tmpdir(), 'kit-'));
const at = (name: string): string => join(folder, name);
const content = [{ id: 'a1', elType: 'container', settings: [], elements: [] }];

beforeAll(() => {
  writeFileSync(at('home.json'), JSON.stringify({ title: 'Home', type: 'wp-page', content }));
  writeFileSync(at('module.json'), JSON.stringify({ settings: {}, slides: {} }));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('kit', () => {
  it('packs documents into an archive of the name that page builders give it', async () => {
    const { code, out } = await run('kit', 'House (new)', at('home.json'), '--out', at('kits'));
    expect({ code, out }).toEqual({ code: 0, out: `${at('kits/House (new).zip')}: 1 document` });
    const files = unzipSync(readFileSync(at('kits/House (new).zip')));
    const texts = new Map(Object.entries(files).map(([name, data]) => [name, strFromU8(data)]));
    expect(readDocumentArchive(texts).documents.map(({ kind, name }) => [kind, name])).toEqual([
      ['page', 'Home'],
    ]);
  });

  it.each([
    [['', 'home.json'], 'Must add a website template name'],
    [['a/b', 'home.json'], 'Use characters only'],
    [['House', 'home.json', '--description', 'x'.repeat(301)], 'Description exceeds 300 characters'],
  ])('refuses %j', async ([name = '', file = '', ...more], reason) => {
    expect(await run('kit', name, at(file), ...more)).toEqual({ code: 1, out: '', err: reason });
  });

  it('names the file that is no document', async () => {
    const { code, err } = await run('kit', 'House', at('module.json'));
    expect({ code, err }).toEqual({ code: 1, err: `${at('module.json')}: Invalid Content In File` });
    expect((await run('kit', 'House', at('none.json'))).err).toContain('There is no such file.');
  });

  it.each([[], ['House'], ['House', 'x.json', '--what']])('tells how it is used: %j', async (...args) => {
    expect((await run('kit', ...args)).err).toMatch(/^usage: vitrine kit <name>/);
  });
});

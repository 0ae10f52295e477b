import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOCUMENT_DEPTH } from '@vitrine/model';
import { afterAll, expect, it } from 'vitest';
import { readJsonFile } from './readJsonFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-json-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
const lists = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

it('reads a file as deep as documents may be', async () => {
  const text = lists(DOCUMENT_DEPTH);
  expect(await readJsonFile(write('deep.json', text))).toMatchObject({ ok: true, text });
});

it('says where a file is nested without end', async () => {
  const path = write('endless.json', `{"settings":{"x":${lists(100_000)}}}`);
  expect(await readJsonFile(path)).toEqual({
    ok: false,
    error: 'This is nested deeper than 64 levels, below settings.x.0.0.0.0',
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readClientFiles } from './clientFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'client-'));
afterAll(() => rmSync(folder, { recursive: true }));

const entry = 'src/client/main.tsx';

test('names nothing when the client is not built', () => {
  expect(readClientFiles(join(folder, 'none'), entry)).toEqual({ scripts: [], styles: [], preloads: [] });
});

test('names the entry, the styles and what the entry imports, each once', () => {
  const manifest = {
    [entry]: { file: 'assets/main-1.js', css: ['assets/main-1.css'], imports: ['_a.js', '_b.js'] },
    '_a.js': { file: 'assets/a-1.js', imports: ['_b.js'] },
    '_b.js': { file: 'assets/b-1.js', css: ['assets/b-1.css'] },
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  expect(readClientFiles(folder, entry)).toEqual({
    scripts: ['/assets/main-1.js'],
    styles: ['/assets/main-1.css', '/assets/b-1.css'],
    preloads: ['/assets/a-1.js', '/assets/b-1.js'],
  });
});

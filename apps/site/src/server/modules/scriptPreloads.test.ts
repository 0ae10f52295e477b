import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createScriptPreloads } from './scriptPreloads.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-preloads-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('links to the player, to what it takes and to the file of each feature once, and to nothing for a module that stands still', () => {
  const features = { media: 'parts/media-1.js', hover: 'parts/effects-1.js', loops: 'parts/effects-1.js' };
  const list = { parts: { player: { file: 'parts/player-1.js', ahead: ['parts/base-1.js'] } }, features };
  writeFileSync(join(folder, 'parts.json'), JSON.stringify(list));
  const preloads = createScriptPreloads(join(folder, 'vitrine.js'));
  const link = (file: string): string =>
    `<link rel="modulepreload" href="/parts/${file}-1.js" fetchpriority="low">`;
  expect(preloads(['layers', 'hover', 'loops']).split('\n')).toEqual(['base', 'player', 'effects'].map(link));
  expect(preloads([])).toBe('');
});

it('links to nothing where the script was built without a list', () => {
  expect(createScriptPreloads(join(folder, 'elsewhere', 'vitrine.js'))(['media'])).toBe('');
});

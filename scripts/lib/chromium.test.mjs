import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findChromium, findHeadlessShell } from './chromium.mjs';

const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
const program = join(folder, 'my-browser');
const shell = join(folder, 'chromium-headless-shell');
for (const path of [program, shell]) {
  writeFileSync(path, '');
  chmodSync(path, 0o755);
}
afterAll(() => rmSync(folder, { recursive: true }));

test('takes the program that CHROMIUM_PATH names', () => {
  expect(findChromium({ CHROMIUM_PATH: program })).toBe(program);
});

test('looks no further when CHROMIUM_PATH names nothing that runs', () => {
  expect(findChromium({ CHROMIUM_PATH: join(folder, 'none'), PATH: process.env.PATH })).toBeUndefined();
});

test('takes the shell where there is one, and what CHROMIUM_PATH names before it', () => {
  expect(findHeadlessShell({ PATH: folder })).toBe(shell);
  expect(findHeadlessShell({ PATH: folder, CHROMIUM_PATH: program })).toBe(program);
  expect(findHeadlessShell({ PATH: join(folder, 'none') })).toBe(findChromium({ PATH: '' }));
});

import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { published } from '../../scripts/lib/published.mjs';
import { bin } from '../../scripts/lib/root.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { TARBALLS } from './installedApp.ts';

const CHECKS: readonly (readonly [what: string, tool: string, ...options: string[]])[] = [
  ['has every file that its package.json names', 'publint', '--strict'],
  ['has types that every kind of resolution finds', 'attw', '--profile', 'esm-only', '--format', 'ascii'],
];

// By both workers, before each installs an app.
test.describe.configure({ mode: 'parallel' });

for (const { name, tarball } of published())
  for (const [what, tool, ...options] of CHECKS)
    test(`${name} ${what}`, async () => {
      const { code, output } = await run(bin(tool), [...options, join(TARBALLS, tarball)]);
      expect(code, output).toBe(0);
    });

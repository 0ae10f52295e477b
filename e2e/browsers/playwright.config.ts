import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findFirefox, findWebKit } from '../../scripts/lib/otherBrowsers.mjs';
import { keepTemporaryFilesInMemory } from '../../scripts/lib/temporaryFiles.mjs';
import type { BrowserOptions } from './browserTest.ts';
import { LANES } from './lanes.ts';

keepTemporaryFilesInMemory();
process.env['FONTCONFIG_FILE'] = join(import.meta.dirname, 'fonts.conf');

/** What needs no browser. */
const RULES = 'compareBoxes.check.ts';
/** What visitors do. In Chromium every other browser test does it, at length. */
const HANDS = 'hands.check.ts';

/** Chromium first: the others are held against it. */
const browsers = [
  { name: 'Chromium', checked: 'chromium', workers: LANES, isHere: true },
  { name: 'Firefox', checked: 'firefox', workers: 1, isHere: findFirefox() !== undefined },
  { name: 'WebKit', checked: 'webkit', workers: LANES, isHere: findWebKit() !== undefined },
] as const;

export default defineConfig<object, BrowserOptions>({
  testDir: '.',
  testMatch: '*.check.ts',
  outputDir: '../../test-results/browsers',
  // What was built is read as it is: Playwright would write all of it anew before the first test.
  build: { external: ['**/dist/**'] },
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // What a test waits for is an event, not a moment: a slow machine may need longer for the same behaviour.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  workers: LANES,
  globalSetup: './sites.ts',
  reporter: [['list'], ['json', { outputFile: '../../.cache/browsers.json' }]],
  projects: [
    { name: 'rules', testMatch: RULES },
    ...browsers
      .filter(({ isHere }) => isHere)
      .map(({ name, checked, workers }) => ({
        name,
        workers,
        testIgnore: checked === 'chromium' ? [RULES, HANDS] : RULES,
        use: { checked },
      })),
  ],
});

import { defineConfig } from '@playwright/test';
import { chromiumArgs, findHeadlessShell } from '../../scripts/lib/chromium.mjs';

const executablePath = findHeadlessShell();

export default defineConfig({
  testDir: '.',
  testMatch: '*.check.ts',
  outputDir: '../../test-results/tarballs',
  forbidOnly: true,
  retries: 0,
  // What a test waits for is an event, not a moment: a slow machine may need longer for the same behaviour.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../.cache/tarballs.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
  },
});

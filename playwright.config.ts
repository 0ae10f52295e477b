import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium, findHeadlessShell } from './scripts/lib/chromium.mjs';
import { keepTemporaryFilesInMemory } from './scripts/lib/temporaryFiles.mjs';

keepTemporaryFilesInMemory();

const ENDURANCE = '**/endurance.spec.ts';
/** What asks whether there is a pointer wants the browser that visitors have, which takes twice the time. */
const WHOLE = /@whole/;
/** Hinted letters are of other widths than those that visitors see. */
const UNHINTED = '--font-render-hinting=none';
/** Each test has a context of its own, and with each the browser would keep one more process ready, for a page that nobody opens. */
const NO_SPARE = '--renderer-process-limit=1';
const port = Number(process.env.VITRINE_TEST_PORT ?? 4173);
// Workers read this file too.
process.env['VITRINE_SHOPS_PORT'] = String(port + 1000);
const launch = (executablePath: string | undefined, ...more: readonly string[]) => ({
  browserName: 'chromium' as const,
  launchOptions: { args: [...chromiumArgs, NO_SPARE, ...more], ...(executablePath && { executablePath }) },
});
const shell = findHeadlessShell();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // What was built is read as it is: Playwright would write all of it anew before the first test.
  build: { external: ['**/dist/**'] },
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // What a test waits for is an event, not a moment: a slow machine may need longer for the same behaviour.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  // One more than there are cores: a test that waits leaves its own to another.
  workers: 3,
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Not even of what fails: to have one then, a picture is taken at the end of every test. What the page holds is told all the same.
    screenshot: 'off',
  },
  projects: [
    {
      // First: these take longest.
      name: 'as fast as it draws',
      testMatch: ENDURANCE,
      // What a thousand changes leave behind is not a matter of time.
      use: launch(shell, '--disable-frame-rate-limit', '--disable-gpu-vsync'),
      // Few tests: a browser for each would take longer to start than it saves.
      workers: 1,
    },
    { name: 'whole browser', grep: WHOLE, use: launch(findChromium()), workers: 1 },
    { name: 'chromium', testIgnore: ENDURANCE, grepInvert: WHOLE, use: launch(shell, UNHINTED) },
  ],
  webServer: {
    command: 'node e2e/support/startSite.mjs',
    url: `http://127.0.0.1:${port}/healthz`,
    env: { PORT: String(port) },
    // A server that someone left running could be an old build.
    reuseExistingServer: false,
    // Killed at once, it would leave its shop's folder behind.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    timeout: 600_000,
  },
});

import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/lib/chromium.mjs';

const ENDURANCE = '**/endurance.spec.ts';
const port = Number(process.env.VITRINE_TEST_PORT ?? 4173);
const executablePath = findChromium();
const launch = (...more: readonly string[]) => ({
  launchOptions: { args: [...chromiumArgs, ...more], ...(executablePath && { executablePath }) },
});

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // What a test waits for is an event, not a moment: a slow machine may need longer for the same behaviour.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    screenshot: 'only-on-failure',
    ...launch(),
  },
  projects: [
    {
      // First: these take longest.
      name: 'as fast as it draws',
      testMatch: ENDURANCE,
      // What a thousand changes leave behind is not a matter of time.
      use: { browserName: 'chromium', ...launch('--disable-frame-rate-limit', '--disable-gpu-vsync') },
    },
    { name: 'chromium', testIgnore: ENDURANCE, use: { browserName: 'chromium' } },
  ],
  webServer: {
    command: 'node e2e/support/startSite.mjs',
    url: `http://127.0.0.1:${port}/healthz`,
    env: { PORT: String(port) },
    // A server that someone left running could be an old build.
    reuseExistingServer: false,
  },
});

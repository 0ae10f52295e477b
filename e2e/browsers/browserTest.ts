import { test as base } from '@playwright/test';
import type { Driver } from './Driver.ts';
import { type BrowserName, launchBrowser } from './launchBrowser.ts';
import { type Visit } from './visit.ts';
import { watchSite } from './watchSite.ts';

export interface BrowserOptions {
  /** The browser that is checked. */
  readonly checked: BrowserName;
  /** Whether visitors have asked for less motion. */
  readonly lessMotion: boolean;
}

type Opened = BrowserOptions & {
  /** The checked browser, and the site as it sees it. */
  readonly visitor: Visit;
  /** Chromium, once somebody asks for it. */
  readonly reference: () => Promise<Visit>;
};

async function openBrowser(name: BrowserName, lessMotion: boolean, siteUrl: string) {
  const site = await watchSite(new URL(siteUrl));
  const driver: Driver = await launchBrowser[name](lessMotion);
  const close = async (): Promise<void> => {
    await driver.close();
    await site.close();
  };
  return { driver, site, close };
}

/** Where the site is; the configuration starts it. */
const siteUrl = `http://127.0.0.1:${process.env['VITRINE_TEST_PORT']}`;

export const test = base.extend<object, Opened>({
  checked: ['chromium', { scope: 'worker', option: true }],
  lessMotion: [false, { scope: 'worker', option: true }],
  visitor: [
    async ({ checked, lessMotion }, use) => {
      const opened = await openBrowser(checked, lessMotion, siteUrl);
      await use(opened);
      await opened.close();
    },
    { scope: 'worker' },
  ],
  reference: [
    async ({ lessMotion }, use) => {
      let opened: ReturnType<typeof openBrowser> | undefined;
      await use(() => (opened ??= openBrowser('chromium', lessMotion, siteUrl)));
      await (await opened)?.close();
    },
    { scope: 'worker' },
  ],
});

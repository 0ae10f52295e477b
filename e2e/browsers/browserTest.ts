import { test as base } from '@playwright/test';
import { type BrowserName, launchBrowser } from './launchBrowser.ts';
import { portsOf } from './lanes.ts';
import { type Visit } from './visit.ts';
import { type WatchedSite, watchSite } from './watchSite.ts';

export interface BrowserOptions {
  /** The browser that is checked. */
  readonly checked: BrowserName;
  /** Whether visitors have asked for less motion. */
  readonly lessMotion: boolean;
}

type Opened = BrowserOptions & {
  /** The site of this lane. */
  readonly site: WatchedSite;
  /** The checked browser, and the site as it sees it. */
  readonly visitor: Visit;
  /** Chromium, once somebody asks for it. */
  readonly reference: () => Promise<Visit>;
};

export const test = base.extend<object, Opened>({
  checked: ['chromium', { scope: 'worker', option: true }],
  lessMotion: [false, { scope: 'worker', option: true }],
  site: [
    // Playwright takes no parameter for this but an empty pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { parallelIndex }) => {
      const site = await watchSite(portsOf(parallelIndex));
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  visitor: [
    async ({ site, checked, lessMotion }, use) => {
      const driver = await launchBrowser[checked](lessMotion);
      await use({ site, driver });
      await driver.close();
    },
    { scope: 'worker' },
  ],
  reference: [
    async ({ site, lessMotion }, use) => {
      let opened: Promise<Visit> | undefined;
      const open = async (): Promise<Visit> => ({ site, driver: await launchBrowser.chromium(lessMotion) });
      await use(() => (opened ??= open()));
      await (await opened)?.driver.close();
    },
    { scope: 'worker' },
  ],
});

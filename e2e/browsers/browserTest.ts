import { rmSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { copyDemoShop } from '../../scripts/lib/demoShop.mjs';
import { forkSite, freePort, untilReady } from '../support/forkSite.ts';
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

async function openBrowser(name: BrowserName, lessMotion: boolean) {
  const { site, close: closeSite } = await openSite();
  const driver: Driver = await launchBrowser[name](lessMotion);
  const close = async (): Promise<void> => {
    await driver.close();
    await closeSite();
  };
  return { driver, site, close };
}

/** A site of one's own: it has one address, and that is where it is watched. */
async function openSite() {
  const folder = await copyDemoShop();
  const port = await freePort();
  const own = `http://127.0.0.1:${port}`;
  const site = await watchSite(new URL(own));
  const env = { NODE_ENV: 'production', PORT: String(port), VITRINE_URL: site.origin, VITRINE_DATA: folder };
  const child = forkSite(env, 'inherit');
  await untilReady(own, child);
  const close = async (): Promise<void> => {
    await site.close();
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { site, close };
}

export const test = base.extend<object, Opened>({
  checked: ['chromium', { scope: 'worker', option: true }],
  lessMotion: [false, { scope: 'worker', option: true }],
  visitor: [
    async ({ checked, lessMotion }, use) => {
      const opened = await openBrowser(checked, lessMotion);
      await use(opened);
      await opened.close();
    },
    { scope: 'worker' },
  ],
  reference: [
    async ({ lessMotion }, use) => {
      let opened: ReturnType<typeof openBrowser> | undefined;
      await use(() => (opened ??= openBrowser('chromium', lessMotion)));
      await (await opened)?.close();
    },
    { scope: 'worker' },
  ],
});

import { chromiumArgs, findHeadlessShell } from '../../scripts/lib/chromium.mjs';
import { findFirefox, findWebKit } from '../../scripts/lib/otherBrowsers.mjs';
import type { Driver } from './Driver.ts';
import { createPuppeteerDriver } from './puppeteerDriver.ts';
import { createWebKitDriver } from './webkitDriver.ts';

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

/** Reduced motion where `lessMotion`: then modules stand where they come to rest, as soon as they are there. */
export const launchBrowser: Readonly<Record<BrowserName, (lessMotion: boolean) => Promise<Driver>>> = {
  chromium: (lessMotion) =>
    createPuppeteerDriver({
      executablePath: needed(findHeadlessShell(), 'Chromium'),
      headless: 'shell',
      // Hinted letters are of other widths than the same letters elsewhere.
      args: [
        ...chromiumArgs,
        '--font-render-hinting=none',
        ...(lessMotion ? ['--force-prefers-reduced-motion'] : []),
      ],
    }),
  firefox: (lessMotion) =>
    createPuppeteerDriver({
      browser: 'firefox',
      executablePath: needed(findFirefox(), 'Firefox'),
      headless: true,
      // Bars beside the page would make it narrower than in the others.
      extraPrefsFirefox: { 'ui.prefersReducedMotion': lessMotion ? 1 : 0, 'ui.useOverlayScrollbars': 1 },
    }),
  webkit: (lessMotion) => createWebKitDriver(needed(findWebKit(), 'WebKit'), lessMotion),
};

function needed<Program>(program: Program | undefined, name: string): Program {
  if (program === undefined) throw new Error(`There is no ${name} here`);
  return program;
}

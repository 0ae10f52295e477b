import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { browsers as table, ensureBrowser } from '../lib/ensureBrowser.mjs';
import { keepDemoShop } from '../lib/demoShop.mjs';
import { readReport } from '../lib/readReport.mjs';
import { bin, root } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';
import { Stop } from '../lib/step.mjs';
import { countPlaywright } from './countPlaywright.mjs';
import { describeBoxes } from './describeBoxes.mjs';
import { prepareChromium } from './prepareChromium.mjs';

/**
 * Every page in the browsers that visitors have: Firefox and WebKit beside Chromium, which they are held against.
 * @type {import('../lib/runSuite.mjs').Suite}
 */
export const browsers = {
  name: 'browsers',
  opensPages: true,
  prepare,
  run: async (extraArgs) => {
    await prepare();
    // Boxes of another build would be taken for this one's.
    rmSync(join(root, '.cache/browsers'), { recursive: true, force: true });
    /** @param {import('./describeBoxes.mjs').Report} report */
    const count = (report) => {
      for (const line of describeBoxes(report)) console.log(line);
      return countPlaywright(report);
    };
    return readReport('.cache/browsers.json', count, () =>
      run(bin('playwright'), ['test', '--config', 'e2e/browsers', ...extraArgs]),
    );
  },
};

async function prepare() {
  await prepareChromium();
  await keepDemoShop();
  await (others ??= ensureOthers());
}

/** @type {Promise<void> | undefined} */
let others;

async function ensureOthers() {
  for (const other of [table.firefox, table.webkit]) await ensureBrowser(other).catch(leaveOut(other));
}

/**
 * A browser that cannot be had is named, and the others are checked without it.
 * @param {import('../lib/ensureBrowser.mjs').Browser} browser
 * @returns {(error: unknown) => void}
 */
const leaveOut =
  ({ title }) =>
  (error) => {
    if (!(error instanceof Stop)) throw error;
    console.log(`${title} is left out. ${error.message}`);
  };

import { build } from '../lib/build.mjs';
import { browsers, ensureBrowser } from '../lib/ensureBrowser.mjs';
import { freePort } from '../lib/port.mjs';
import { readReport } from '../lib/readReport.mjs';
import { bin } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';
import { countPlaywright } from './countPlaywright.mjs';

/** @type {import('../lib/runSuite.mjs').Suite} */
export const browser = {
  name: 'browser',
  alone: true,
  run: async (extraArgs) => {
    await ensureBrowser(browsers.chromium);
    await build();
    const env = { VITRINE_TEST_PORT: String(await freePort()) };
    return readReport('.cache/playwright.json', countPlaywright, () =>
      run(bin('playwright'), ['test', ...extraArgs], { env }),
    );
  },
};

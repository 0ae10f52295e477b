import { keepDemoShop } from '../lib/demoShop.mjs';
import { freePort } from '../lib/port.mjs';
import { readReport } from '../lib/readReport.mjs';
import { bin } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';
import { countPlaywright } from './countPlaywright.mjs';
import { prepareChromium } from './prepareChromium.mjs';

/** @type {import('../lib/runSuite.mjs').Suite} */
export const browser = {
  name: 'browser',
  opensPages: true,
  readsCorpus: true,
  prepare,
  run: async (extraArgs) => {
    await prepare();
    const env = { VITRINE_TEST_PORT: String(await freePort()) };
    return readReport('.cache/playwright.json', countPlaywright, () =>
      run(bin('playwright'), ['test', ...extraArgs], { env }),
    );
  },
};

async function prepare() {
  await prepareChromium();
  await keepDemoShop();
}

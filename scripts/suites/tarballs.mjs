import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pack } from '../lib/published.mjs';
import { readReport } from '../lib/readReport.mjs';
import { bin, root } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';
import { countPlaywright } from './countPlaywright.mjs';
import { prepareChromium } from './prepareChromium.mjs';

/**
 * What people install: packed, checked, and used in an app that knows nothing of this repository.
 * @type {import('../lib/runSuite.mjs').Suite}
 */
export const tarballs = {
  name: 'tarballs',
  opensPages: false,
  run: async (extraArgs) => {
    await prepareChromium();
    const folder = join(root, '.cache/tarballs');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await pack(folder);
    return readReport('.cache/tarballs.json', countPlaywright, () =>
      run(bin('playwright'), ['test', '--config', 'e2e/tarballs', ...extraArgs]),
    );
  },
};

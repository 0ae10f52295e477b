import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../lib/build.mjs';
import { browsers, ensureBrowser } from '../lib/ensureBrowser.mjs';
import { pack } from '../lib/published.mjs';
import { readReport } from '../lib/readReport.mjs';
import { bin, root } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';
import { countPlaywright } from './countPlaywright.mjs';

/**
 * What people install: packed, checked, and used in an app that knows nothing of this repository.
 * @type {import('../lib/runSuite.mjs').Suite}
 */
export const tarballs = {
  name: 'tarballs',
  alone: true,
  run: async (extraArgs) => {
    await ensureBrowser(browsers.chromium);
    await build();
    const folder = join(root, '.cache/tarballs');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await pack(folder);
    return readReport('.cache/tarballs.json', countPlaywright, () =>
      run(bin('playwright'), ['test', '--config', 'e2e/tarballs', ...extraArgs]),
    );
  },
};

import { readReport } from '../lib/readReport.mjs';
import { bin } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';
import { countVitest } from './countVitest.mjs';

const report = '.cache/vitest.json';

/** @type {import('../lib/runSuite.mjs').Suite} */
export const unit = {
  name: 'unit',
  opensPages: false,
  readsCorpus: true,
  run: (extraArgs) =>
    readReport(report, countVitest, () =>
      run(bin('vitest'), [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...extraArgs,
      ]),
    ),
};

import { bin } from '../lib/root.mjs';
import { browser } from './browser.mjs';
import { browsers } from './browsers.mjs';
import { checkSuite } from './checkSuite.mjs';
import { tarballs } from './tarballs.mjs';
import { unit } from './unit.mjs';

const lockAdvice =
  'Remove node_modules and package-lock.json, then npm install. A registry may lack binaries of the newest releases: choose one that has them all.';

const projects = ['tsconfig.json', 'tsconfig.tests.json', 'scripts/tsconfig.json'];
/** Several checkers of one project each find out the same about what it imports: two projects at a time take less, and no longer. */
const oneOfEach = ['--checkers', '1', '--builders', '2'];
/** The compiler is written in Go: collecting its garbage a quarter as often spares a fifth of its time, for 0.6 GB more. */
const rarerCollections = { GOGC: '400' };

/** What the test command runs, in this order, two at a time: the longest first, and the others beside it; those that open pages come after the others. */
export const suites = [
  unit,
  checkSuite('types', bin('tsc'), ['-b', ...oneOfEach, '--pretty', 'false', ...projects], {
    env: rarerCollections,
  }),
  checkSuite('dead', process.execPath, ['scripts/check-dead.mjs']),
  checkSuite('lint', bin('oxlint'), ['--deny-warnings', '--report-unused-disable-directives']),
  checkSuite('format', bin('biome'), ['format', '--reporter=summary', '.'], {
    advice: 'npm run format puts it right.',
  }),
  checkSuite('lock', process.execPath, ['scripts/check-lock.mjs'], { advice: lockAdvice }),
  checkSuite('layers', process.execPath, ['scripts/check-layers.mjs']),
  tarballs,
  browser,
  browsers,
];

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Runs a test runner and counts from the report it writes. A runner that wrote none, or that failed with
 * no failed test to show for it, counts as one failure.
 * @template Report
 * @param {string} path of the report
 * @param {(report: Report) => { passed: number, failed: number, skipped: number }} count
 * @param {() => Promise<import('./run.mjs').Outcome>} runTests
 * @returns {Promise<import('./runSuite.mjs').Result>}
 */
export async function readReport(path, count, runTests) {
  const file = join(root, path);
  // The last run's report must not be taken for this one's.
  rmSync(file, { force: true });
  const { code, output } = await runTests();
  if (!existsSync(file)) return { passed: 0, failed: 1, output: `${output}\nThe runner wrote no report.` };
  const { passed, failed, skipped } = count(JSON.parse(readFileSync(file, 'utf8')));
  const note = skipped ? `\n${skipped} skipped, and a skipped test counts as failed.` : '';
  return { passed, failed: failed || (code === 0 ? 0 : 1), output: output + note };
}

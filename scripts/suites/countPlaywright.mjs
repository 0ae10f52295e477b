/**
 * @typedef {object} PlaywrightReport the part of Playwright's JSON report that is read here
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors of files and of the run itself
 */

/**
 * A skipped test counts as failed, and so does one that passed only at a second try.
 * @param {PlaywrightReport} report
 */
export function countPlaywright({ stats, errors }) {
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky + skipped + errors.length, skipped };
}

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
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

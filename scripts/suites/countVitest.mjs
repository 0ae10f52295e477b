/**
 * @typedef {object} VitestReport the part of Vitest's JSON report that is read here
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults
 */

/**
 * A skipped test counts as failed, and so does a file that broke before or beside its tests.
 * @param {VitestReport} report
 */
export function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const skipped = numPendingTests + numTodoTests;
  return { passed: numPassedTests, failed: numFailedTests + skipped + brokenFiles.length, skipped };
}

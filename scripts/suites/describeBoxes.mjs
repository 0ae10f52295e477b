/**
 * @typedef {object} TestGroup the part of Playwright's JSON report that is read here
 * @property {TestGroup[]} [suites]
 * @property {{ tests: { projectName: string, annotations: { type: string, description?: string }[] }[] }[]} [specs]
 *
 * @typedef {import('./countPlaywright.mjs').PlaywrightReport & TestGroup} Report
 */

const formatNumber = (/** @type {number} */ number) => number.toLocaleString('en');

/**
 * How many boxes of each browser are where Chromium has them, by what its tests say ("12 of 13").
 * @param {TestGroup} report
 */
export function describeBoxes(report) {
  /** @type {Map<string, number[]>} */
  const sums = new Map();
  for (const { projectName, annotations } of testsOf(report))
    for (const { type, description = '' } of annotations) {
      if (type !== 'boxes') continue;
      const [near = 0, all = 0] = description.split(' of ').map(Number);
      const [nearBefore = 0, allBefore = 0] = sums.get(projectName) ?? [];
      sums.set(projectName, [nearBefore + near, allBefore + all]);
    }
  return [...sums].map(
    ([name, [near = 0, all = 0]]) =>
      `${name} ${formatNumber(near)} of ${formatNumber(all)} boxes within 2 px`,
  );
}

/**
 * @param {TestGroup} group
 * @returns {{ projectName: string, annotations: { type: string, description?: string }[] }[]}
 */
const testsOf = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(testsOf),
  ...specs.flatMap(({ tests }) => tests),
];

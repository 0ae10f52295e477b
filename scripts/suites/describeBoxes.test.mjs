import { expect, test } from 'vitest';
import { describeBoxes } from './describeBoxes.mjs';

const boxes = (/** @type {string} */ projectName, /** @type {string} */ description) => ({
  tests: [{ projectName, annotations: [{ type: 'boxes', description }] }],
});

test('adds the boxes of all tests of a browser', () => {
  const report = {
    suites: [
      { specs: [boxes('Firefox', '999 of 1000'), boxes('WebKit', '1 of 2')] },
      { suites: [{ specs: [boxes('Firefox', '40 of 40')] }] },
    ],
  };
  expect(describeBoxes(report)).toEqual([
    'Firefox 1,039 of 1,040 boxes within 2 px',
    'WebKit 1 of 2 boxes within 2 px',
  ]);
});

test('says nothing of browsers whose tests measure nothing', () => {
  expect(describeBoxes({ specs: [{ tests: [{ projectName: 'Chromium', annotations: [] }] }] })).toEqual([]);
});

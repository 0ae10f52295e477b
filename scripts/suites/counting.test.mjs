import { expect, test } from 'vitest';
import { countPlaywright } from './countPlaywright.mjs';
import { countVitest } from './countVitest.mjs';

const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

test('counts a skipped and a planned unit test as failed', () => {
  const report = { ...none, numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 3 };
  expect(countVitest(report)).toEqual({ passed: 5, failed: 6, skipped: 5 });
});

test('counts a unit test file that broke before its tests once', () => {
  const broken = { status: 'failed', assertionResults: [] };
  const withFailure = { status: 'failed', assertionResults: [{ status: 'failed' }] };
  const report = { ...none, numFailedTests: 1, testResults: [broken, withFailure] };
  expect(countVitest(report)).toEqual({ passed: 0, failed: 2, skipped: 0 });
});

test('counts skipped and flaky browser tests and errors outside tests as failed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 2, skipped: 3 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 7, skipped: 3 });
});

import { expect, test } from '@playwright/test';
import type { Box } from './Box.ts';
import { compareBoxes, describeDifferences } from './compareBoxes.ts';
import type { KnownDifference } from './knownDifferences.ts';

const box = (name: string, ...edges: Box['edges']): Box => ({ name, edges });

test('a box may be two pixels off, and no more, on any side', () => {
  const expected = [box('h1 1', 10, 10, 100, 20), box('h1 2', 10, 40, 100, 20)];
  const found = [box('h1 1', 12, 8, 102, 18), box('h1 2', 10, 42.1, 100, 17)];
  expect(compareBoxes(expected, found)).toEqual([{ name: 'h1 2', text: 'y 40.0 + 2.1, height 20.0 + -3.0' }]);
});

test('a box that only one browser has is a difference', () => {
  expect(compareBoxes([box('main', 0, 0, 1, 1)], [box('footer', 0, 0, 1, 1)])).toEqual([
    { name: 'main', text: 'is not there' },
    { name: 'footer', text: 'is not in Chromium' },
  ]);
});

test('what is known is no fault, until it no longer differs', () => {
  const known: KnownDifference = { browser: 'webkit', pages: [], boxes: /^h1/, reason: 'its lines' };
  const differences = [{ name: 'h1 1', text: 'y' }];
  expect(describeDifferences(differences, [known], 360)).toEqual([]);
  expect(describeDifferences(differences, [], 360)).toEqual(['h1 1: y']);
  expect(describeDifferences([], [known], 360)).toEqual(['no longer differs: its lines']);
  expect(describeDifferences([], [{ ...known, widths: [1280] }], 360)).toEqual([]);
});

import { expect, it } from 'vitest';
import { isPathData } from './isPathData.ts';

it.each([
  'M0 0L10 10',
  ' M 10,20 l -5.5.5 Z ',
  'm1e3-2.5e-1h5v-.5z',
  'M0,0 C1,1 2,2 3,3 4,4 5,5 6,6 S1 2 3 4 Q1 2 3 4 T5 6',
  'M10 10a5 5 0 0110 5',
  'M0 0 10 10 20 20',
])('reads %s', (data) => {
  expect(isPathData(data)).toBe(true);
});

it.each([
  '',
  'L10 10',
  'M0',
  'M0 0 L10',
  'M0 0 X1 1',
  'hello',
  'M0 0 C1,1 2,2',
  'M0 0 Z5',
  'M0 0 A5 5 0 2 1 1 1',
  'M0 0 L1 1 "',
  'none',
])('does not read %j', (data) => {
  expect(isPathData(data)).toBe(false);
});

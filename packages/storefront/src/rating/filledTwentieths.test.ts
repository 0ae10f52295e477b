import { expect, it } from 'vitest';
import { filledTwentieths } from './filledTwentieths.ts';

it.each([
  [0, 0],
  [100, 4],
  [450, 18],
  [467, 19],
  [500, 20],
  [900, 20],
  [-1, 0],
])('%i hundredths of a star fill %i twentieths', (rating, filled) => {
  expect(filledTwentieths(rating)).toBe(filled);
});

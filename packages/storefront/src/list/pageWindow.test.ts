import { expect, it } from 'vitest';
import { pageWindow } from './pageWindow.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [3, 4, [1, 2, 3, 4]],
])('page %i of %i links to %j', (page, pages, linked) => {
  expect(pageWindow(page, pages)).toEqual(linked);
});

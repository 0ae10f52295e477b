import { expect, it } from 'vitest';
import { itemWindow } from './itemWindow.ts';

it.each([
  { what: 'the centre is in the middle', count: 20, centre: 10, size: 5, window: { start: 8, end: 13 } },
  {
    what: 'of an even number it is before the middle',
    count: 20,
    centre: 10,
    size: 4,
    window: { start: 8, end: 12 },
  },
  { what: 'the start leaves no empty places', count: 20, centre: 0, size: 5, window: { start: 0, end: 5 } },
  { what: 'nor does the end', count: 20, centre: 19, size: 5, window: { start: 15, end: 20 } },
  { what: 'it is no larger than what there is', count: 3, centre: 1, size: 9, window: { start: 0, end: 3 } },
  { what: 'nothing shows of nothing', count: 0, centre: 0, size: 5, window: { start: 0, end: 0 } },
])('in a window of items $what', ({ count, centre, size, window }) => {
  expect(itemWindow(count, centre, size)).toEqual(window);
});

it('lies within every larger window around the same centre', () => {
  for (let centre = 0; centre < 40; centre += 1) {
    const small = itemWindow(40, centre, 7);
    const large = itemWindow(40, centre, 11);
    expect(small.start >= large.start && small.end <= large.end).toBe(true);
  }
});

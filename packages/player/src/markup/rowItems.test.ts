import { openModule } from '@vitrine/model';
import { expect, it } from 'vitest';
import { itemWindow, rowItems } from './rowItems.ts';

const keys = Array.from({ length: 1000 }, (_, index) => `k${index}`);
const { nav } = openModule({
  settings: {
    nav: { bullets: { set: true }, thumbs: { set: true, m: [4, 4, 4, 3, 3] }, tabs: { set: true, m: 900 } },
  },
}).settings;

it('draws a few bullets around the current one, however many slides there are', () => {
  const items = nav.bullets ? rowItems(nav.bullets, keys, 500) : [];
  expect(items.map(({ index }) => index)).toEqual([
    493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504, 505, 506, 507,
  ]);
});

it('tells of every bullet how much room there must be to show it', () => {
  const items = nav.bullets ? rowItems(nav.bullets, keys, 0) : [];
  expect(items.map(({ room }) => room)).toEqual([5, 5, 5, 5, 5, 7, 7, 9, 9, 11, 11, 15, 15, 15, 15]);
});

it('draws as many thumbs again on both sides as are seen', () => {
  const items = nav.thumbs ? rowItems(nav.thumbs, keys, 100) : [];
  expect([items.length, items[0]?.key, items.at(-1)?.key]).toEqual([12, 'k94', 'k105']);
});

it('draws no more tabs than a screen has room for, whatever the document asks for', () => {
  expect(nav.tabs ? rowItems(nav.tabs, keys, 100).length : 0).toBe(72);
});

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

it('draws a window of items that lies within every larger one around the same centre', () => {
  for (let centre = 0; centre < 40; centre += 1) {
    const small = itemWindow(40, centre, 7);
    const large = itemWindow(40, centre, 11);
    expect(small.start >= large.start && small.end <= large.end).toBe(true);
  }
});

import { expect, it } from 'vitest';
import { crossedShare, heldPx, lengthFor, timeAt } from './timeAt.ts';

const at = (top: number, height = 600, viewHeight = 1000) => ({ top, height, viewHeight });

it('begins 200 pixels inside the bottom of the view and ends 200 pixels inside its top', () => {
  expect([1000, 800, 200, -400, -900].map((top) => crossedShare(at(top)))).toEqual([0, 0, 0.5, 1, 1]);
});

it('leaves out less of a low view', () => {
  expect([300, 100, -100].map((top) => crossedShare(at(top, 200, 400)))).toEqual([0, 0.5, 1]);
});

it('runs the whole timeline while the module crosses the view', () => {
  expect([900, 200, -400].map((top) => timeAt(at(top), 8000, null))).toEqual([0, 4000, 8000]);
});

/** Pinned at the top for 3000 pixels: it takes 3600 of the page. */
const pin = { fromMs: 1000, toMs: 4000, topPx: 0 };
const pinned = (top: number): number => timeAt(at(top, 3600), 6000, pin);

it('comes to the pinned part as the module reaches its place', () => {
  expect([800, 400, 0].map(pinned)).toEqual([0, 500, 1000]);
});

it('runs a millisecond a pixel while pinned, there and back', () => {
  expect([-1, -1500, -3000, -1500].map(pinned)).toEqual([1001, 2500, 4000, 2500]);
});

it('runs out as the module leaves', () => {
  expect([-3200, -3400, -9000].map(pinned)).toEqual([5000, 6000, 6000]);
});

it('keeps to another edge of the view', () => {
  const low = { ...pin, topPx: 400 };
  expect([800, 600, 400, 300].map((top) => timeAt(at(top, 3600), 6000, low))).toEqual([0, 500, 1000, 1100]);
});

it('never runs backwards for a timeline that is shorter than its pinned part', () => {
  expect([-3000, -3300].map((top) => timeAt(at(top, 3600), 2000, pin))).toEqual([4000, 4000]);
});

it('is stretched at the foot of a page, where a module never crosses all of the view', () => {
  expect(lengthFor(5000, 3000, at(200))).toBe(6000);
  expect(lengthFor(9000, 3000, at(200))).toBe(9000);
  expect(lengthFor(5000, 3000, at(2000))).toBe(5000);
});

it('holds pinned content back while its part of the page goes by', () => {
  expect([300, 0, -1500, -3000, -3400].map((top) => heldPx(at(top, 3600), pin))).toEqual([
    0, 0, 1500, 3000, 3000,
  ]);
});

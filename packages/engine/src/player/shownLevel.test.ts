import type { LevelFlags, LevelIndex } from '@vitrine/model';
import { expect, it } from 'vitest';
import { shownLevel } from './shownLevel.ts';

const atWidth = (widthPx: number) => (query: string) =>
  widthPx <= Number.parseFloat(/max-width:([\d.]+)px/.exec(query)?.[1] ?? '0');

const usual: LevelFlags = [false, true, true, true, true];
const all: LevelFlags = [true, true, true, true, true];
const desktopAndTablet: LevelFlags = [false, true, false, true, false];

it.each<[widthPx: number, usual: LevelIndex, all: LevelIndex, desktopAndTablet: LevelIndex]>([
  [360, 4, 4, 3],
  [479, 4, 4, 3],
  [479.98, 4, 4, 3],
  [480, 3, 3, 3],
  [777, 3, 3, 3],
  [778, 2, 2, 1],
  [1023, 2, 2, 1],
  [1024, 1, 1, 1],
  [1239, 1, 1, 1],
  [1240, 1, 0, 1],
  [1920, 1, 0, 1],
])('at %d px picks the level, or the next larger one that is on', (width, ...expected) => {
  expect([usual, all, desktopAndTablet].map((enabled) => shownLevel(enabled, atWidth(width)))).toEqual(
    expected,
  );
});

it.each<[LevelFlags, LevelIndex, LevelIndex]>([
  [[false, true, false, false, false], 1, 1],
  [[false, false, false, true, true], 4, 3],
  [[false, false, false, false, true], 4, 4],
])('with few levels %j a wide window shows the nearest smaller one', (enabled, narrow, wide) => {
  expect([360, 1920].map((width) => shownLevel(enabled, atWidth(width)))).toEqual([narrow, wide]);
});

import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type LevelFlags,
  type LevelIndex,
  type Levels,
  levelForWidth,
  mapLevels,
  servingLevel,
} from './Levels.ts';

const usual: LevelFlags = [false, true, true, true, true];
const all: LevelFlags = [true, true, true, true, true];
const desktopAndTablet: LevelFlags = [false, true, false, true, false];
const mobileOnly: LevelFlags = [false, false, false, false, true];

describe('levelForWidth', () => {
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
  ])('at %d px picks the level, or the next larger one that is on', (width, inUsual, inAll, inTwo) => {
    expect([usual, all, desktopAndTablet].map((enabled) => levelForWidth(width, enabled))).toEqual([
      inUsual,
      inAll,
      inTwo,
    ]);
  });

  it('serves every width with the only level that is on', () => {
    expect([360, 800, 1920].map((width) => levelForWidth(width, mobileOnly))).toEqual([4, 4, 4]);
  });
});

describe('servingLevel', () => {
  it('falls to the largest smaller level where nothing larger is on', () => {
    expect(servingLevel(0, usual)).toBe(1);
    expect(servingLevel(2, [false, false, false, true, true])).toBe(3);
  });

  it('answers desktop when nothing at all is on', () => {
    expect(servingLevel(3, [false, false, false, false, false])).toBe(1);
  });
});

describe('mapLevels', () => {
  it('hands each value on with its level and keeps the type of five', () => {
    const named = mapLevels(usual, (isOn, level) => `${level}:${isOn}`);
    expect(named).toEqual(['0:false', '1:true', '2:true', '3:true', '4:true']);
    expectTypeOf(named).toEqualTypeOf<Levels<string>>();
  });
});

import { describe, expect, expectTypeOf, it } from 'vitest';
import { type LevelFlags, type Levels, mapLevels, servingLevel } from './Levels.ts';

const usual: LevelFlags = [false, true, true, true, true];

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

import { type LevelFlags, levelForWidth } from '@vitrine/model';
import { expect, it } from 'vitest';
import { shownLevel } from './shownLevel.ts';

const atWidth = (widthPx: number) => (query: string) =>
  widthPx <= Number.parseFloat(/max-width:([\d.]+)px/.exec(query)?.[1] ?? '0');

it.each<[string, LevelFlags]>([
  ['the usual levels', [false, true, true, true, true]],
  ['all levels', [true, true, true, true, true]],
  ['two levels', [false, true, false, false, true]],
  ['one level', [false, true, false, false, false]],
  ['small levels only', [false, false, false, true, true]],
])('with %s picks what the width shows', (_, enabled) => {
  for (const widthPx of [320, 479, 480, 600, 777, 778, 1023, 1024, 1239, 1240, 1600, 2560])
    expect([widthPx, shownLevel(enabled, atWidth(widthPx))]).toEqual([
      widthPx,
      levelForWidth(widthPx, enabled),
    ]);
});

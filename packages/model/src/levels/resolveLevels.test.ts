import { expect, it } from 'vitest';
import type { LevelFlags } from './Levels.ts';
import { type GivenLevels, resolveLevels } from './resolveLevels.ts';

const none = undefined;
const usual: LevelFlags = [false, true, true, true, true];
const all: LevelFlags = [true, true, true, true, true];

it.each<[behaviour: string, LevelFlags, GivenLevels<string>, resolved: string[]]>([
  ['keeps what each level says itself', all, ['L', 'D', 'N', 'T', 'M'], ['L', 'D', 'N', 'T', 'M']],
  ['takes a smaller level before a larger one', all, [none, 'D', none, 'T', none], ['D', 'D', 'T', 'T', 'T']],
  ['takes the nearest smaller level first', all, [none, none, 'N', none, 'M'], ['N', 'N', 'N', 'M', 'M']],
  [
    'takes the nearest larger level where none is smaller',
    all,
    ['L', 'D', none, none, none],
    ['L', 'D', 'D', 'D', 'D'],
  ],
  [
    'passes over a smaller level that is off',
    [false, true, false, true, true],
    [none, none, 'N', 'T', none],
    ['T', 'T', 'T', 'T', 'T'],
  ],
  [
    'gives a level that is off what the level serving it has',
    [false, true, false, true, false],
    [none, 'D', none, 'T', none],
    ['D', 'D', 'D', 'T', 'T'],
  ],
  [
    'shows the desktop value where large desktop is off',
    usual,
    ['L', 'D', none, none, none],
    ['D', 'D', 'D', 'D', 'D'],
  ],
  [
    'takes a value of a level that is off before the default',
    usual,
    ['L', none, none, none, none],
    ['L', 'L', 'L', 'L', 'L'],
  ],
  [
    'takes the default where nobody says anything',
    usual,
    [none, none, none, none, none],
    ['-', '-', '-', '-', '-'],
  ],
])('%s', (_, enabled, given, resolved) => {
  expect(resolveLevels(given, enabled, '-')).toEqual(resolved);
});

it('takes zero, false and empty text for values', () => {
  expect(resolveLevels<number | boolean | string>([none, 0, none, false, ''], usual, 9)).toEqual([
    0,
    0,
    false,
    false,
    '',
  ]);
});

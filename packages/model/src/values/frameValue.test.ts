import { describe, expect, it } from 'vitest';
import { readAlone } from '../testing/readAlone.ts';
import { type FrameValue, fixed, frameValue, INHERIT, parseFrameValue } from './frameValue.ts';

const mirrored = true;

describe('parseFrameValue', () => {
  it.each<[written: unknown, FrameValue]>([
    [0, fixed(0)],
    [-1.5, fixed(-1.5)],
    ['100', fixed(100)],
    ['100px', fixed(100, 'px')],
    ['-100%', fixed(-100, '%')],
    ['90deg', fixed(90, 'deg')],
    ['inherit', INHERIT],
    ['(inherit)', INHERIT],
    ['#a', INHERIT],
    ['(100%)', { kind: 'fixed', value: 100, unit: '%', mirrored }],
    ['(-45deg)', { kind: 'fixed', value: -45, unit: 'deg', mirrored }],
    ['( 2 )', { kind: 'fixed', value: 2, unit: '', mirrored }],
    ['left', { kind: 'edge', edge: 'left', mirrored: false }],
    ['(bottom)', { kind: 'edge', edge: 'bottom', mirrored }],
    ['{-100,100}', { kind: 'random', from: -100, to: 100, unit: '', mirrored: false }],
    ['{ -50px , 50px }', { kind: 'random', from: -50, to: 50, unit: 'px', mirrored: false }],
    ['ran(-100|100)', { kind: 'random', from: -100, to: 100, unit: '', mirrored: false }],
    ['({-10%,10%})', { kind: 'random', from: -10, to: 10, unit: '%', mirrored }],
    ['[1|2|3]', { kind: 'cycle', values: [1, 2, 3], unit: '', mirrored: false }],
    ['[100%,-100%]', { kind: 'cycle', values: [100, -100], unit: '%', mirrored: false }],
    ['([ 10px , -10px , 0 ])', { kind: 'cycle', values: [10, -10, 0], unit: 'px', mirrored }],
    ['[0|45deg]', { kind: 'cycle', values: [0, 45], unit: 'deg', mirrored: false }],
    ['{-100%,0}', { kind: 'random', from: -100, to: 0, unit: '%', mirrored: false }],
    ['cyc(-20px|20px)', { kind: 'cycle', values: [-20, 20], unit: 'px', mirrored: false }],
  ])('reads %j', (written, expected) => {
    expect(parseFrameValue(written)).toEqual(expected);
  });

  it.each([
    'NaN',
    '',
    'fast',
    '{1}',
    '{a,b}',
    'cyc(1|x)',
    '[1,,2]',
    '[]',
    '()',
    'url(x)',
    NaN,
    Infinity,
    null,
    true,
    [1],
    {},
  ])('finds none in %j', (written) => {
    expect(parseFrameValue(written)).toBeNull();
  });
});

it('leaves a value in no known form as it is at rest and tells', () => {
  expect(readAlone(frameValue(fixed(1)), 'NaN')).toMatchObject({
    value: fixed(1),
    notes: [
      { kind: 'not-understood', path: 'here', message: 'no animation value: "NaN"; left as it is at rest' },
    ],
  });
  expect(readAlone(frameValue(fixed(1)), '')).toEqual({ value: fixed(1), notes: [], paths: [] });
});

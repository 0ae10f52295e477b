import { describe, expect, it } from 'vitest';
import { readAlone } from '../testing/readAlone.ts';
import { length, type Measure, measure, parseMeasure, percent, px } from './length.ts';

describe('parseMeasure', () => {
  it.each<[written: unknown, Measure]>([
    [12, px(12)],
    ['12', px(12)],
    ['12px', px(12)],
    [' -1.5 PX ; ', px(-1.5)],
    ['.5em', { value: 0.5, unit: 'em' }],
    ['2rem', { value: 2, unit: 'rem' }],
    ['50%', percent(50)],
    ['100vw', { value: 100, unit: 'vw' }],
    ['10vh', { value: 10, unit: 'vh' }],
    ['45deg', { value: 45, unit: 'deg' }],
    ['20px !important', px(20)],
    ['1e3', px(1000)],
    [1e12, px(1e6)],
    ['-1e300px', px(-1e6)],
  ])('reads %j', (written, expected) => {
    expect(parseMeasure(written)).toEqual(expected);
  });

  it.each([
    '',
    'auto',
    'px',
    '12 px 3',
    '12pt',
    '--1',
    '1..2',
    'calc(1px)',
    '5px;}body{display:none',
    NaN,
    Infinity,
    null,
    true,
    [5],
    {},
  ])('finds none in %j', (written) => {
    expect(parseMeasure(written)).toBeNull();
  });

  it('gives up on a very long text as quickly as on a short one', () => {
    expect(parseMeasure(`${'1'.repeat(200_000)}x`)).toBeNull();
  });
});

describe('length', () => {
  it.each([
    ['auto', 'auto'],
    ['none', 'none'],
    ['50%', percent(50)],
    ['', 'auto'],
    [false, 'auto'],
    [null, 'auto'],
  ])('reads %j and says nothing', (value, expected) => {
    expect(readAlone(length('auto'), value)).toEqual({ value: expected, notes: [], paths: [] });
  });

  it.each(['wide', {}, true])('takes the default for %j and tells', (value) => {
    expect(readAlone(length('none'), value)).toMatchObject({ value: 'none', paths: ['here'] });
  });
});

describe('measure', () => {
  it.each(['', 'auto', 'none', 'inherit', 'px', null])(
    'takes the default for %j and says nothing',
    (value) => {
      expect(readAlone(measure(px(5)), value)).toEqual({ value: px(5), notes: [], paths: [] });
    },
  );

  it('takes the default for what is no measure and tells', () => {
    expect(readAlone(measure(px(5)), '{-1,1}')).toMatchObject({ value: px(5), paths: ['here'] });
  });
});

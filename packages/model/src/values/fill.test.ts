import { describe, expect, it } from 'vitest';
import { readAlone } from '../testing/readAlone.ts';
import { fill, parseFill } from './fill.ts';
import type { Fill } from './fillKinds.ts';
import { fillToCss, isTransparent } from './fillToCss.ts';

const sunset = {
  type: 'linear',
  angle: '90',
  strength: 80,
  easing: 'sine.in',
  colors: [
    { rgba: 'rgba(255,0,0,1)', p: 100 },
    { rgba: 'rgba(0,0,255,1)', p: '0%' },
  ],
};
const readSunset: Fill = {
  kind: 'linear',
  angleDeg: 90,
  strengthPercent: 80,
  easing: 'sine.in',
  stops: [
    { color: 'rgba(0,0,255,1)', percent: 0 },
    { color: 'rgba(255,0,0,1)', percent: 100 },
  ],
};
const plain = (...stops: [color: string, percent: number][]): Fill => ({
  kind: 'linear',
  angleDeg: 180.1,
  strengthPercent: 100,
  easing: 'none',
  stops: stops.map(([color, percent]) => ({ color, percent })),
});

describe('parseFill', () => {
  it.each<[form: string, written: unknown, Fill]>([
    ['a colour', ' #fff ', { kind: 'solid', color: '#fff' }],
    ['a gradient descriptor, its stops put in order', sunset, readSunset],
    ['the JSON text of a descriptor', JSON.stringify(sunset), readSunset],
    [
      'a descriptor that names its colours "orig"',
      { ...sunset, colors: undefined, orig: sunset.colors },
      readSunset,
    ],
    [
      'a solid descriptor by its ready string',
      { type: 'solid', orig: '#000000', string: 'rgba(0, 0, 0, 1)' },
      { kind: 'solid', color: 'rgba(0, 0, 0, 1)' },
    ],
    [
      'a solid descriptor by what it was made of',
      { type: 'solid', orig: '#000000' },
      { kind: 'solid', color: '#000000' },
    ],
    [
      'a solid descriptor by its only colour',
      { type: 'solid', colors: [{ rgba: 'red' }] },
      { kind: 'solid', color: 'red' },
    ],
    [
      'a descriptor whose ready string is a gradient',
      { string: 'linear-gradient(red 0%, blue 100%)' },
      plain(['red', 0], ['blue', 100]),
    ],
    [
      'default angle, strength and easing, and stops spread evenly',
      { type: 'linear', colors: ['red', 'lime', 'blue'] },
      plain(['red', 0], ['lime', 50], ['blue', 100]),
    ],
    [
      'a radial gradient with colours by number',
      { type: 'radial', colors: { 0: { color: 'red', position: 10 }, 1: { color: 'blue', position: 90 } } },
      { ...(plain(['red', 10], ['blue', 90]) as Fill & { kind: 'linear' }), kind: 'radial' },
    ],
    [
      'a ready CSS gradient back into its parts',
      'linear-gradient(45deg, rgba(0, 0, 0, 0.5) 0%, #fff 30.5%, blue 100%)',
      {
        ...(plain(['rgba(0, 0, 0, 0.5)', 0], ['#fff', 30.5], ['blue', 100]) as Fill & { kind: 'linear' }),
        angleDeg: 45,
      },
    ],
    [
      'a CSS gradient without positions',
      'linear-gradient(red, lime, blue)',
      plain(['red', 0], ['lime', 50], ['blue', 100]),
    ],
    [
      'a CSS stop in no number of percent by its turn',
      'linear-gradient(red ..%, blue)',
      plain(['red', 0], ['blue', 100]),
    ],
    [
      'only the stops that are colours',
      { type: 'linear', colors: ['red', 'url(x)', 5, null, 'blue'] },
      plain(['red', 0], ['blue', 100]),
    ],
  ])('reads %s', (_, written, expected) => {
    expect(parseFill(written)).toEqual(expected);
  });

  it.each([
    'red;}body{display:none',
    'url(javascript:alert(1))',
    'linear-gradient(url(javascript:alert(1)), red;})',
    'linear-gradient()',
    'conic-gradient(red, blue)',
    '{"type":"linear"',
    '{}',
    {},
    { type: 'linear', colors: [] },
    { type: 'solid', string: '</style>' },
    5,
    null,
  ])('finds none in %j', (written) => {
    expect(parseFill(written)).toBeNull();
  });

  it('gives up on very many commas as quickly as on few', () => {
    expect(parseFill(`linear-gradient(${','.repeat(200_000)})`)).toBeNull();
  });
});

it('takes the default fill for what is none and tells, unless nothing is said', () => {
  const white = fill({ kind: 'solid', color: '#fff' });
  expect(readAlone(white, { type: 'image' })).toMatchObject({ value: { color: '#fff' }, paths: ['here'] });
  for (const nothing of ['', [], null]) expect(readAlone(white, nothing).notes).toEqual([]);
});

describe('fillToCss', () => {
  it.each<[Fill, css: string]>([
    [{ kind: 'solid', color: 'red' }, 'red'],
    [plain(['red', 0], ['blue', 100]), 'linear-gradient(180.1deg, red 0%, blue 100%)'],
    [
      { ...(plain(['red', 0], ['blue', 100]) as Fill & { kind: 'linear' }), kind: 'radial' },
      'radial-gradient(ellipse at center, red 0%, blue 100%)',
    ],
  ])('writes %j', (written, css) => {
    expect(fillToCss(written)).toBe(css);
  });

  it('pulls the stops of a weaker gradient towards the middle', () => {
    const even: Fill = { ...(readSunset as Fill & { kind: 'linear' }), easing: 'none' };
    expect(fillToCss(even)).toBe('linear-gradient(90deg, rgba(0,0,255,1) 10%, rgba(255,0,0,1) 90%)');
  });

  it.each([
    ['power1.in', 25],
    ['power1.out', 75],
    ['power2.inOut', 50],
    ['sine.in', 29.3],
    ['expo.out', 96.9],
  ])('eases by %s from stop to stop', (easing, halfway) => {
    const fill: Fill = { ...(plain(['red', 0], ['blue', 100]) as Fill & { kind: 'linear' }), easing };
    const css = fillToCss(fill);
    expect(css).toContain(`color-mix(in srgb, blue ${halfway}%, red) 50%`);
    expect(css.match(/color-mix/g)).toHaveLength(7);
    expect(css).toMatch(/^linear-gradient\(180\.1deg, red 0%, .*, blue 100%\)$/);
  });

  it('blends evenly by an ease that nobody knows', () => {
    const fill: Fill = { ...(plain(['red', 0], ['blue', 100]) as Fill & { kind: 'linear' }), easing: 'wild' };
    expect(fillToCss(fill)).toBe('linear-gradient(180.1deg, red 0%, blue 100%)');
  });
});

it.each([
  ['transparent', true],
  ['rgba(255, 255, 255, 0)', true],
  ['hsla(0,0%,0%,0.00)', true],
  ['rgba(0,0,0,0.05)', false],
  ['rgb(255,0,0)', false],
  ['black', false],
])('says whether %s is transparent: %j', (color, expected) => {
  expect(isTransparent({ kind: 'solid', color })).toBe(expected);
});

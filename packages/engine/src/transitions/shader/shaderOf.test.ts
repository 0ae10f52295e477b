import { expect, it } from 'vitest';
import { readTransition } from '../testing/readTransition.ts';
import { hasShader, shaderOf } from './shaderOf.ts';

const written = (tpack: Record<string, unknown>) => readTransition({ addOns: { tpack }, ms: 900 });

it.each([
  ['spin', 'spin'],
  ['rings', 'rings'],
  ['colorflow', 'distortion'],
  ['Burn', 'burn'],
  ['waterdrop', 'ripple'],
  ['mosaic', 'tiles'],
  ['cut', 'cut'],
  ['blinds', 'blinds'],
  ['zoomover', 'zoom'],
  ['slide', 'slide'],
  ['wipe', 'wipe'],
  ['neverheard', 'fade'],
])('the effect “%s” is of the family %s', (ef, family) =>
  expect(shaderOf(written({ ef }), 1)?.family).toBe(family),
);

it('turns round going backwards what stands in parentheses', () => {
  const spin = written({ ef: 'spin', roz: '(2)', x: '(-1)', y: 2 });
  expect(shaderOf(spin, 1)).toMatchObject({ turns: 2, way: [-1, 1] });
  expect(shaderOf(spin, -1)).toMatchObject({ turns: -2, way: [1, 1] });
});

it('reads intensity in percent, and bounds it', () => {
  const of = (iny: unknown) => shaderOf(written({ ef: 'burn', iny }), 1)?.intensity;
  expect([of('50%'), of(33), of(900), of('x'), of(undefined)]).toEqual([0.5, 0.33, 1, 0, 0.5]);
});

it('is for documents that name an effect which is more than a fade', () => {
  expect([
    hasShader(null),
    hasShader(readTransition({ ms: 900 })),
    hasShader(written({ ef: 'fade' })),
  ]).toEqual([false, false, false]);
  expect(hasShader(readTransition({ addOns: { tpack: 'spin' } }))).toBe(false);
  expect(hasShader(written({ ef: 'spin' }))).toBe(true);
});

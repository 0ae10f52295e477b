import { expect, it } from 'vitest';
import { drawLayers } from '../testing/drawModule.ts';

const overlayOf = (type: unknown) => {
  const { css } = drawLayers([
    {
      id: 1,
      type: 'shape',
      subtype: 'slidebg',
      bg: { overlay: { type, size: 2, cA: 'transparent', cB: '#123456' } },
    },
  ]);
  return css.split('\n').find((line) => line.includes('sr7-overlay')) ?? '';
};

it('draws sixteen patterns, each its own, without a picture', () => {
  const patterns = Array.from({ length: 16 }, (_, index) => overlayOf(index + 1));
  expect(new Set(patterns).size).toBe(16);
  expect(patterns.every((rule) => rule.includes('conic-gradient(') && !rule.includes('url('))).toBe(true);
});

it('puts a rectangle of its colour where each run of cells is', () => {
  // '#.' over '..', cells of 2 px.
  const [image = '', position = ''] = ['background-image', 'background-position'].map(
    (name) => new RegExp(`${name}:([^;}]*)`).exec(overlayOf(1))?.[1],
  );
  expect(image.match(/at \d+px \d+px,[^ ]+/g)).toEqual([
    'at 2px 2px,#123456',
    'at 2px 2px,transparent',
    'at 0px 2px,transparent',
  ]);
  expect(position).toBe('2px 2px,4px 2px,4px 4px');
});

it.each([0, 17, 'none', '', -1])('draws none for %j', (type) => {
  expect(overlayOf(type)).toBe('');
});

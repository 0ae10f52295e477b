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

it('draws sixteen patterns, each its own', () => {
  const patterns = Array.from({ length: 16 }, (_, index) => overlayOf(index + 1));
  expect(new Set(patterns).size).toBe(16);
  expect(patterns.every((rule) => rule.includes('data:image/svg+xml'))).toBe(true);
});

it.each([0, 17, 'none', '', -1])('draws none for %j', (type) => {
  expect(overlayOf(type)).toBe('');
});

import { expect, it } from 'vitest';
import { drawLayers } from '../testing/drawModule.ts';

const levels = (value: unknown): unknown[] => [value, value, value, value, value];
const text = (id: number, words: string, x: number, y: number, more: Record<string, unknown> = {}) => ({
  id,
  type: 'text',
  content: { text: words },
  pos: { x: levels(x), y: levels(y) },
  font: { size: levels(20) },
  ...more,
});
const wordsOf = (layers: Record<string, unknown>[], settings = {}) =>
  [...drawLayers(layers, settings).body.querySelectorAll('sr7-txt')].map((element) => element.textContent);

it('reads from the top down, whatever order the document has', () => {
  expect(wordsOf([text(1, 'last', 0, 300), text(2, 'first', 0, 10), text(3, 'second', 0, 100)])).toEqual([
    'first',
    'second',
    'last',
  ]);
});

it('reads along a line from left to right, and from right to left in a right-to-left module', () => {
  const layers = [text(1, 'right', 500, 100), text(2, 'left', 0, 104)];
  expect(wordsOf(layers)).toEqual(['left', 'right']);
  expect(wordsOf(layers, { direction: 'rtl' })).toEqual(['right', 'left']);
});

it('stacks by z-index, not by reading order', () => {
  const { css } = drawLayers([
    text(1, 'under', 0, 300, { zIndex: 1 }),
    text(2, 'over', 0, 10, { zIndex: 9 }),
  ]);
  expect(css).toMatch(/\.p1-1\{[^}]*z-index:1;/);
  expect(css).toMatch(/\.p1-2\{[^}]*z-index:2;/);
});

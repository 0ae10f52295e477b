import { expect, it } from 'vitest';
import { createSlideOrder } from './createSlideOrder.ts';

const order = (options: Partial<Parameters<typeof createSlideOrder>[0]> = {}) =>
  createSlideOrder({
    keys: ['a', 'b', 'c', 'd'],
    firstKey: 'b',
    shuffle: false,
    isHiddenFromNavigation: () => false,
    random: () => 0,
    ...options,
  });

it('keeps the order of the author', () => {
  expect(order().keys).toEqual(['a', 'b', 'c', 'd']);
});

it('shuffles all but the first slide, and loses none', () => {
  const { keys } = order({ shuffle: true });
  expect(keys[0]).toBe('b');
  expect(keys.toSorted()).toEqual(['a', 'b', 'c', 'd']);
  expect(keys).not.toEqual(['b', 'a', 'c', 'd']);
});

it('lets a slide go after it has been left as often as it says, and from navigation too', () => {
  const slides = order();
  expect(slides.left('c', 2)).toBe(false);
  expect(slides.left('c', 2)).toBe(true);
  expect(slides.keys).toEqual(['a', 'b', 'd']);
  expect(slides.navKeys).toEqual(['a', 'b', 'd']);
});

it('keeps a slide that names no number', () => {
  const slides = order();
  for (let time = 0; time < 5; time++) slides.left('c', 0);
  expect(slides.keys).toContain('c');
});

it('never lets the last slide go', () => {
  const slides = order({ keys: ['a', 'b'] });
  slides.left('a', 1);
  slides.left('b', 1);
  expect(slides.keys).toEqual(['b']);
});

it('plays slides that navigation does not offer', () => {
  const slides = order({ isHiddenFromNavigation: (key) => key === 'c' });
  expect(slides.keys).toContain('c');
  expect(slides.navKeys).toEqual(['a', 'b', 'd']);
});

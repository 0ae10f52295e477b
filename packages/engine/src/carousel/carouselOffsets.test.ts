import { openModule } from '@vitrine/model';
import { expect, it } from 'vitest';
import { carouselOffsets } from './carouselOffsets.ts';

const offsets = (carousel: object, slideCount: number, current: number): number[] =>
  carouselOffsets(openModule({ settings: { carousel } }).settings.carousel, slideCount, current);

it.each<[behaviour: string, carousel: object, slideCount: number, current: number, expected: number[]]>([
  ['spreads around the current slide', { maxV: 3 }, 5, 2, [-1, 0, 1]],
  ['has nothing before the first slide', { maxV: 3 }, 5, 0, [0, 1]],
  ['has nothing after the last slide', { maxV: 3 }, 5, 4, [-1, 0]],
  ['shows the current slide alone', { maxV: 1 }, 5, 2, [0]],
  ['spreads further with more to show', { maxV: 5 }, 9, 4, [-2, -1, 0, 1, 2]],
  ['leaves no gap at one side with an even number', { maxV: 4, infinity: true }, 9, 0, [-2, -1, 0, 1, 2]],
  ['goes past the ends when endless', { maxV: 3, infinity: true }, 5, 0, [-1, 0, 1]],
  ['goes past the ends in a 3d spin', { maxV: 3, spin: '3d' }, 5, 4, [-1, 0, 1]],
  ['shows no slide twice in a short ring', { maxV: 5, infinity: true }, 2, 0, [0, 1]],
  ['runs on from the left edge', { maxV: 3, align: 'left' }, 5, 1, [0, 1, 2]],
  ['runs on from the left edge to the last slide', { maxV: 3, align: 'left' }, 5, 3, [0, 1]],
  ['runs up to the right edge', { maxV: 3, align: 'right' }, 5, 3, [-2, -1, 0]],
  ['runs up to the right edge from the first slide', { maxV: 3, align: 'right' }, 5, 1, [-1, 0]],
  [
    'runs on from the left edge round an endless ring',
    { maxV: 3, align: 'left', infinity: true },
    5,
    4,
    [0, 1, 2],
  ],
  ['shows all there are when they are few', { maxV: 7 }, 3, 1, [-1, 0, 1]],
  ['shows nothing where there is nothing', { maxV: 3 }, 0, 0, []],
  ['shows nothing in a ring of nothing', { maxV: 3, infinity: true }, 0, 0, []],
])('%s', (_, carousel, slideCount, current, expected) => {
  expect(offsets(carousel, slideCount, current)).toEqual(expected);
});

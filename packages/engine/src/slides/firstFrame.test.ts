import { openModule } from '@vitrine/model';
import { describe, expect, it } from 'vitest';
import { carouselOffsets } from '../carousel/carouselOffsets.ts';
import type { Frame } from '../ports/Frame.ts';
import { firstFrame } from './firstFrame.ts';

/** A module of slides 11, 12, 13 … in this order. */
function frameOf(slideCount: number, settings: object = {}, more: object = {}): Frame {
  const slides = Array.from({ length: slideCount }, (_, index) => [
    index + 11,
    { slide: { order: index + 1 } },
  ]);
  const module = openModule({ settings, slides: { ...Object.fromEntries(slides), ...more } });
  return firstFrame(module, { nowMs: 0 }, carouselOffsets);
}
/** Slides as `key@offset`, those that are not shown in brackets. */
const draw = ({ slides }: Frame): string =>
  slides.map(({ key, offset, shown }) => (shown ? `${key}@${offset}` : `(${key}@${offset})`)).join(' ');

describe('the first slide', () => {
  it.each([
    [undefined, '11'],
    ['', '11'],
    ['first', '11'],
    ['last', '15'],
    ['2', '12'],
    [3, '13'],
    ['#14', '14'],
    ['14', '14'],
    ['0', '11'],
    ['6', '11'],
    ['-1', '11'],
    ['#99', '11'],
    ['nonsense', '11'],
  ])('for %j is %s', (first, expected) => {
    const { slides } = frameOf(5, { slideshow: { firstSlide: first } });
    expect(slides.find(({ offset }) => offset === 0)).toMatchObject({ key: expected, shown: true });
  });

  it('is the author’s also when the slides are shuffled', () => {
    expect(frameOf(5, { slideshow: { shuffle: true } })).toEqual(frameOf(5));
  });
});

describe('a slider', () => {
  it.each([
    [0, undefined, ''],
    [1, undefined, '11@0'],
    [2, undefined, '11@0 (12@1)'],
    [2, 'last', '(11@1) 12@0'],
    [3, undefined, '11@0 (12@1) (13@-1)'],
    [5, 3, '(12@-1) 13@0 (14@1)'],
    [5, 'last', '(11@1) (14@-1) 15@0'],
    [1000, 500, '(509@-1) 510@0 (511@1)'],
  ])('of %d slides that starts at %j has its neighbours ready, wrapping', (count, first, expected) => {
    const frame = frameOf(count, { slideshow: { firstSlide: first } });
    expect(draw(frame)).toBe(expected);
    expect(frame.slideCount).toBe(count);
  });

  it('numbers its slides by their place', () => {
    expect(frameOf(5, { slideshow: { firstSlide: 'last' } }).slides.map(({ number }) => number)).toEqual([
      1, 4, 5,
    ]);
  });
});

describe('a carousel', () => {
  const carousel = (wire: object, first = 1) => ({
    type: 'carousel',
    carousel: wire,
    slideshow: { firstSlide: first },
  });

  it.each<[behaviour: string, slideCount: number, settings: object, expected: string]>([
    ['shows the slides beside the current one', 5, carousel({ maxV: 3 }, 3), '12@-1 13@0 14@1'],
    ['has the slide beyond its end ready, but hidden', 5, carousel({ maxV: 3 }), '11@0 12@1 (15@-1)'],
    [
      'shows the slide beyond its end when endless',
      5,
      carousel({ maxV: 3, infinity: true }),
      '11@0 12@1 15@-1',
    ],
    ['shows one and has two ready', 5, carousel({ maxV: 1 }, 3), '(12@-1) 13@0 (14@1)'],
    ['has no slide twice in a short ring', 2, carousel({ maxV: 5, infinity: true }), '11@0 12@1'],
    ['of one slide is that slide', 1, carousel({ maxV: 3, infinity: true }), '11@0'],
    ['of no slides is empty', 0, carousel({ maxV: 3 }), ''],
  ])('%s', (_, slideCount, settings, expected) => {
    expect(draw(frameOf(slideCount, settings))).toBe(expected);
  });
});

it('keeps global slides apart, behind or in front', () => {
  const frame = frameOf(
    2,
    {},
    {
      20: { slide: { global: true } },
      21: { slide: { global: true, pos: 'back' } },
    },
  );
  expect(frame).toMatchObject({ slideCount: 2, backKeys: ['21'], frontKeys: ['20'] });
});

import { openModule } from '@vitrine/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carouselOffsets } from './carouselOffsets.ts';
import { createLane, type Lane, offsetAt } from './createLane.ts';
import { presenceAt, seenAt } from './seenAt.ts';

const letters = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index));
const settingsOf = (carousel: object) => openModule({ settings: { carousel } }).settings.carousel;
const laneOf = (carousel: object, count: number): Lane =>
  createLane(settingsOf({ maxV: 3, infinity: true, ...carousel }), letters(count));
const seen = (carousel: object, count: number, position: number): string =>
  seenAt(laneOf(carousel, count), position)
    .map(({ key, offset }) => `${key}@${Math.round(offset * 100) / 100}`)
    .join(' ');

it.each<[behaviour: string, carousel: object, count: number, position: number, expected: string]>([
  ['shows the focused slide and its neighbours', {}, 9, 4, '3@-1 4@0 5@1'],
  ['shows one more slide between two', {}, 9, 4.25, '3@-1.25 4@-0.25 5@0.75 6@1.75'],
  ['goes on past the last slide', {}, 9, 8.5, '7@-1.5 8@-0.5 0@0.5 1@1.5'],
  ['goes on before the first slide, however far', {}, 9, -18.5, '7@-1.5 8@-0.5 0@0.5 1@1.5'],
  ['ends where there are ends', { infinity: false }, 9, 8.5, '7@-1.5 8@-0.5'],
  ['shows nothing before the first of two ends', { infinity: false }, 9, -0.2, '0@0.2 1@1.2'],
  ['runs on from the left edge', { align: 'left' }, 9, 4.5, '4@-0.5 5@0.5 6@1.5 7@2.5'],
  ['runs up to the right edge', { align: 'right' }, 9, 4.5, '2@-2.5 3@-1.5 4@-0.5 5@0.5'],
  ['has every slide of a ring of three once', {}, 3, 0.25, '2@-1.25 0@-0.25 1@0.75'],
  ['brings the third one in at the other side after half a step', {}, 3, 0.75, '0@-0.75 1@0.25 2@1.25'],
  ['has both slides of a ring of two', {}, 2, 0, '0@0 1@1'],
  ['keeps the focused one of two until it is well away', {}, 2, 0.5, '0@-0.5 1@0.5'],
  ['then brings it in at the other side', {}, 2, 0.9, '1@0.1 0@1.1'],
  ['shows the only slide', {}, 1, 0, '0@0'],
])('%s', (_, carousel, count, position, expected) => {
  expect(seen(carousel, count, position)).toBe(expected);
});

const anyCarousel = fc.record({
  maxV: fc.integer({ min: 1, max: 9 }),
  infinity: fc.boolean(),
  align: fc.constantFrom('left', 'center', 'right'),
  spin: fc.constantFrom('off', '2d', '3d'),
});
const anyCount = fc.integer({ min: 1, max: 40 });

describe('at any position of any carousel', () => {
  it('no slide is seen twice, and each where its offset says', () => {
    fc.assert(
      fc.property(
        anyCarousel,
        anyCount,
        fc.double({ min: -200, max: 200, noNaN: true }),
        (carousel, count, at) => {
          const lane = laneOf(carousel, count);
          const slides = seenAt(lane, at, 1);
          expect(new Set(slides.map(({ key }) => key)).size).toBe(slides.length);
          for (const { place, offset } of slides) expect(offsetAt(lane, place, at)).toBeCloseTo(offset, 6);
        },
      ),
      // Hardly past a whole position, where the last of a round is all but a round away.
      { examples: [[{ maxV: 4, infinity: false, align: 'center', spin: '3d' }, 8, 6.661338147750939e-16]] },
    );
  });

  it('every whole position shows what the page shows at rest', () => {
    fc.assert(
      fc.property(anyCarousel, anyCount, fc.nat(39), (carousel, count, at) => {
        const lane = laneOf(carousel, count);
        const index = at % count;
        const rest = carouselOffsets(settingsOf(carousel), count, index);
        // Adding 0 makes no difference but to the sign of 0.
        const shown = seenAt(lane, index).map(({ offset }) => offset + 0);
        expect(shown).toEqual(rest);
        for (const offset of rest) expect(presenceAt(lane, offset, { before: true, after: true })).toBe(1);
      }),
    );
  });

  it('nothing jumps: a slide changes sides only where nobody sees it', () => {
    fc.assert(
      fc.property(
        anyCarousel,
        anyCount,
        fc.double({ min: -20, max: 20, noNaN: true }),
        (carousel, count, at) => {
          const lane = laneOf(carousel, count);
          const sight = { before: true, after: true };
          const little = 1e-4;
          for (let place = 0; place < count; place++) {
            const [here, there] = [at, at + little].map((each) => offsetAt(lane, place, each));
            if (here === undefined || there === undefined || Math.abs(there - here) < 0.5) continue;
            expect(presenceAt(lane, here, sight)).toBeLessThan(0.01);
            expect(presenceAt(lane, there, sight)).toBeLessThan(0.01);
          }
        },
      ),
    );
  });
});

it('fades slides at the ends only where they would be in sight', () => {
  const lane = laneOf({}, 9);
  expect(presenceAt(lane, 1.5, { before: false, after: false })).toBe(1);
  expect(presenceAt(lane, 1.5, { before: false, after: true })).toBe(0.5);
  expect(presenceAt(lane, -1.75, { before: true, after: false })).toBe(0.25);
});

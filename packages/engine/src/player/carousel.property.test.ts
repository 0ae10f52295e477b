// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { carouselOffsets } from '../carousel/carouselOffsets.ts';
import { createTestPointer } from '../input/testing/pointer.ts';
import { createTestPlayer } from './testing/createTestPlayer.ts';

const FRAME_MS = 1000 / 60;

const anyCarousel = fc.record({
  type: fc.constantFrom('h', 'v'),
  maxV: fc.integer({ min: 1, max: 5 }),
  align: fc.constantFrom('left', 'center', 'right'),
  infinity: fc.boolean(),
  spin: fc.constantFrom('off', '2d', '3d'),
  overshoot: fc.boolean(),
  rotation: fc.boolean(),
});

/** What happens to a carousel, one after the other; times are in frames. */
const anyEvent = fc.oneof(
  fc.record({
    kind: fc.constant('drag' as const),
    px: fc.array(fc.integer({ min: -700, max: 700 }), { minLength: 1, maxLength: 4 }),
    frames: fc.integer({ min: 0, max: 3 }),
    isCancelled: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('request' as const), to: fc.constantFrom('+1', '-1', 'first', 'last', 3) }),
  fc.record({ kind: fc.constant('resize' as const), stepPx: fc.integer({ min: 40, max: 400 }) }),
  fc.record({ kind: fc.constant('wait' as const), frames: fc.integer({ min: 1, max: 40 }) }),
);

it('whatever happens to a carousel, it comes to rest at a slide, with nothing left over', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyCarousel,
      fc.integer({ min: 5, max: 200 }),
      fc.array(anyEvent, { minLength: 1, maxLength: 10 }),
      async (carousel, count, all) => {
        const test = createTestPlayer({
          settings: {
            type: 'carousel',
            nav: { s: { use: true, desk: true } },
            slideshow: { auto: false },
            carousel,
          },
          slides: Array.from({ length: count }, () => ({})),
        });
        const { stage, environment, player, advance, clock } = test;
        environment.visible.set(true);
        await advance(100);
        const pointer = createTestPointer();
        const at = (px: number): [number, number] => (carousel.type === 'v' ? [0, px] : [px, 0]);
        for (const event of all) {
          if (event.kind === 'request') player.request(event.to);
          else if (event.kind === 'wait') await advance(event.frames * FRAME_MS, FRAME_MS);
          else if (event.kind === 'resize') {
            stage.stepPx = event.stepPx;
            environment.resized.set(null);
          } else {
            pointer.down(stage.root, ...at(0));
            for (const px of event.px) {
              pointer.move(...at(px));
              clock.advance(event.frames * FRAME_MS);
            }
            if (event.isCancelled) pointer.cancel();
            else pointer.up(...at(event.px.at(-1) ?? 0));
          }
          expect(new Set(stage.shown).size).toBe(stage.shown.length);
          expect(stage.shown.length).toBeLessThanOrEqual(24);
        }
        await advance(4000, 100);
        expect(player.isChanging).toBe(false);
        expect(stage.current).toEqual([player.places.current]);
        expect(test.timelines.alive).toEqual([]);
        const put = [...stage.root.querySelectorAll<HTMLElement>('sr7-slide')];
        expect(put.map(({ style }) => style.cssText).filter((css) => css !== '')).toEqual([]);
        // By the rules of the page, then: the slides that it shows around the current one.
        const { order } = player;
        const index = order.indexOf(player.places.current ?? '');
        const offsets = carouselOffsets(test.module.settings.carousel, count, index);
        const around = offsets.map((offset) => order[(index + offset + count) % count]);
        expect(new Set(stage.shown)).toEqual(new Set(around));
        player.dispose();
        stage.root.remove();
      },
    ),
    { numRuns: 25 },
  );
}, 60_000);

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

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** What happens to a carousel, one after the other; times are in frames. */
const anyEvent = fc.oneof(
  fc.record({
    kind: fc.constant('drag' as const),
    px: fc.array(fc.integer({ min: -700, max: 700 }), { minLength: 1, maxLength: 4 }),
    frames: fc.integer({ min: 0, max: 3 }),
    isCancelled: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('wheel' as const), deltaY: fc.integer({ min: -300, max: 300 }) }),
  fc.record({ kind: fc.constant('key' as const), key: fc.constantFrom(...KEYS) }),
  fc.record({ kind: fc.constant('request' as const), to: fc.constantFrom('+1', '-1', 'first', 'last', 3) }),
  fc.record({ kind: fc.constant('resize' as const), stepPx: fc.integer({ min: 40, max: 400 }) }),
  fc.record({ kind: fc.constant('wait' as const), frames: fc.integer({ min: 1, max: 40 }) }),
);

type Carousel = typeof anyCarousel extends fc.Arbitrary<infer Value> ? Value : never;
type Happening = typeof anyEvent extends fc.Arbitrary<infer Value> ? Value : never;
type TestPlayer = ReturnType<typeof createTestPlayer>;

function open(carousel: Carousel, count: number): TestPlayer {
  const nav = {
    s: { use: true, desk: true },
    m: { use: 'carousel', v: 0, cd: 200 },
    k: { use: carousel.type === 'v' ? 'vertical' : 'horizontal' },
  };
  return createTestPlayer({
    settings: { type: 'carousel', nav, slideshow: { auto: false }, carousel },
    slides: Array.from({ length: count }, () => ({})),
  });
}

async function happen(event: Happening, { type }: Carousel, test: TestPlayer): Promise<void> {
  const { stage, environment, player, advance, clock } = test;
  const { root } = stage;
  const at = (px: number): [number, number] => (type === 'v' ? [0, px] : [px, 0]);
  const init = { bubbles: true, cancelable: true };
  if (event.kind === 'request') player.request(event.to);
  else if (event.kind === 'wait') await advance(event.frames * FRAME_MS, FRAME_MS);
  else if (event.kind === 'wheel')
    root.dispatchEvent(new WheelEvent('wheel', { ...init, deltaY: event.deltaY }));
  else if (event.kind === 'key')
    root.dispatchEvent(new KeyboardEvent('keydown', { ...init, key: event.key }));
  else if (event.kind === 'resize') {
    stage.stepPx = event.stepPx;
    environment.resized.set(null);
  } else {
    const pointer = createTestPointer();
    pointer.down(root, ...at(0));
    for (const px of event.px) {
      pointer.move(...at(px));
      clock.advance(event.frames * FRAME_MS);
    }
    if (event.isCancelled) pointer.cancel();
    else pointer.up(...at(event.px.at(-1) ?? 0));
  }
}

/** At rest the slides stand by the rules of the page: those that it shows around the current one, each once. */
function expectRest({ player, stage, module, timelines }: TestPlayer): void {
  const { order, places, position } = player;
  const count = order.length;
  const index = order.indexOf(places.current ?? '');
  expect([player.isChanging, places.next]).toEqual([false, null]);
  expect(stage.current).toEqual([places.current]);
  expect((((position - index) % count) + count) % count).toBe(0);
  expect(timelines.alive).toEqual([]);
  const put = [...stage.root.querySelectorAll<HTMLElement>('sr7-slide')];
  expect(put.map(({ style }) => style.cssText).filter((css) => css !== '')).toEqual([]);
  const offsets = carouselOffsets(module.settings.carousel, count, index);
  expect(new Set(stage.shown)).toEqual(new Set(offsets.map((offset) => order.at((index + offset) % count))));
}

it('whatever happens to a carousel, it comes to rest at a slide, with nothing left over', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyCarousel,
      fc.integer({ min: 5, max: 200 }),
      fc.array(anyEvent, { minLength: 1, maxLength: 10 }),
      async (carousel, count, all) => {
        const test = open(carousel, count);
        const { stage, environment, player, advance } = test;
        environment.visible.set(true);
        await advance(100);
        for (const event of all) {
          await happen(event, carousel, test);
          expect(new Set(stage.shown).size).toBe(stage.shown.length);
          expect(stage.shown.length).toBeLessThanOrEqual(24);
        }
        await advance(4000, 100);
        expectRest(test);
        player.dispose();
        stage.root.remove();
      },
    ),
    { numRuns: 30 },
  );
});

it('keys and the wheel do move it', async () => {
  const carousel = { type: 'h', maxV: 3, align: 'center', infinity: true, spin: 'off' } as const;
  const ways: Happening[] = [
    { kind: 'wheel', deltaY: 200 },
    { kind: 'key', key: 'ArrowRight' },
  ];
  for (const way of ways) {
    const test = open({ ...carousel, overshoot: false, rotation: false }, 5);
    test.environment.visible.set(true);
    await test.advance(100);
    await happen(way, { ...carousel, overshoot: false, rotation: false }, test);
    await test.advance(2000, 100);
    expect(test.player.places.current).toBe('2');
    test.player.dispose();
  }
});

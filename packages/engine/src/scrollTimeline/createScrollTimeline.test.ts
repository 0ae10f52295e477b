// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createTestPlayer } from '../player/testing/createTestPlayer.ts';

type Json = Record<string, unknown>;

afterEach(() => document.body.replaceChildren());

const fading = (id: number, more: Json = {}): Json => ({
  id,
  type: 'text',
  content: { text: `Layer ${id}` },
  tl: {
    in: {
      content: {
        all: [
          { t: 0, d: 0, o: 0 },
          { t: 1000, d: 1000, o: 1, e: 'none' },
        ],
      },
    },
  },
  ...more,
});

/** The window is 768 high and looked through 192 inside its edges; the module is 500 high, its slides last 5000 ms. */
async function rig({ sbt = {}, layers = { 1: fading(1) } }: { sbt?: Json; layers?: Json } = {}) {
  let top = 576;
  const test = createTestPlayer({
    settings: {
      sbt: { use: true, layers: true, s: 0, ...sbt },
      default: { len: 5000 },
      slideshow: { auto: true },
    },
    slides: [{ layers }, { layers }],
  });
  const { stage, environment, timelines, advance, player } = test;
  stage.root.getBoundingClientRect = () => new DOMRect(0, top, 1000, 500);
  environment.visible.set(true);
  // What the slide is moved with is fetched first.
  await vi.waitUntil(
    async () => {
      await advance(50);
      return player.hasBegun;
    },
    { timeout: 600_000 },
  );
  await advance(100);
  return {
    ...test,
    /** Shows this share of the way across the view. */
    async crossTo(share: number) {
      top = 576 - share * 884;
      window.dispatchEvent(new Event('scroll'));
      await advance(100);
    },
    /** Where the scenes that hold their elements stand. */
    times: () => timelines.alive.map(({ timeMs }) => Math.round(timeMs)),
  };
}

it('stands layers where the page is, and takes them back with it', async () => {
  const { crossTo, times } = await rig();
  const seen: number[][] = [];
  for (const share of [0.1, 0.3, 0.2]) {
    await crossTo(share);
    seen.push(times());
  }
  expect(seen).toEqual([[500], [1500], [1000]]);
});

it('does not go on by the clock', async () => {
  const { crossTo, times, advance } = await rig();
  await crossTo(0.25);
  await advance(5000);
  expect(times()).toEqual([1250]);
});

it('lets a layer go once it has come in, and takes it up again on the way back', async () => {
  const { crossTo, times } = await rig();
  await crossTo(0.6);
  expect(times()).toEqual([]);
  await crossTo(0.3);
  expect(times()).toEqual([1500]);
});

it('catches up in its own time', async () => {
  const { crossTo, times, advance } = await rig({ sbt: { s: 1 } });
  await crossTo(0.3);
  expect(times()[0]).toBeGreaterThan(0);
  expect(times()[0]).toBeLessThan(1500);
  await advance(1100);
  expect(times()).toEqual([1500]);
});

it('starts a layer later by its own offset', async () => {
  const { crossTo, times } = await rig({ layers: { 1: fading(1, { mod: { s: { ut: true, so: 400 } } }) } });
  await crossTo(0.3);
  expect(times()).toEqual([1100]);
});

it('leaves layers to the clock that say so, and holds them while the module is out of view', async () => {
  const layers = { 1: fading(1), 2: fading(2, { mod: { s: { ut: false } } }) };
  const { times, advance, environment } = await rig({ layers });
  await advance(400);
  const [following, free = 0] = times();
  expect(following).toBe(0);
  expect(free).toBeGreaterThan(300);
  environment.visible.set(false);
  await advance(50);
  const held = times();
  await advance(400);
  expect(times()).toEqual(held);
});

it('moves only the layers that ask for it where the module does not say it of all', async () => {
  const layers = { 1: fading(1, { mod: { s: { ut: true } } }), 2: fading(2) };
  const { times, advance } = await rig({ sbt: { layers: false }, layers });
  await advance(2500);
  expect(times()).toEqual([0]);
});

it('lets a module play by the clock whose layers do not follow', async () => {
  const { times, advance, player } = await rig({ sbt: { layers: false } });
  await advance(2500);
  expect(times()).toEqual([]);
  expect(player.slideshow).toBe('playing');
});

it('holds the slideshow while it drives a slide, and drives the next one that comes', async () => {
  const { player, crossTo, times, advance } = await rig();
  await advance(8000);
  expect([player.places.current, player.slideshow]).toEqual(['1', 'paused']);
  player.next();
  await advance(3000);
  await crossTo(0.3);
  expect([player.places.current, times()]).toEqual(['2', [1500]]);
});

it('stands all layers at rest for a visitor who wants less motion, also from now on', async () => {
  const { crossTo, times, environment, advance } = await rig();
  await crossTo(0.3);
  environment.reducedMotion.set(true);
  await advance(1000);
  expect(times()).toEqual([]);
  await crossTo(0.2);
  expect(times()).toEqual([]);
});

it('leaves nothing behind', async () => {
  const { player, crossTo, timelines, clock, environment } = await rig({ sbt: { s: 2 } });
  await crossTo(0.3);
  player.dispose();
  expect([timelines.alive, clock.pending, environment.listenerCount]).toEqual([[], 0, 0]);
});

// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { createTestPointer } from '../input/testing/pointer.ts';
import { createTestPlayer } from './testing/createTestPlayer.ts';

const FRAME_MS = 1000 / 60;
const slides = (count: number) => Array.from({ length: count }, () => ({}));
const players: { dispose(): void }[] = [];
afterEach(() => {
  for (const player of players.splice(0)) player.dispose();
  document.body.replaceChildren();
});

/** A carousel that a test drags by hand; its slides are 100 px apart. */
async function openCarousel(carousel: object = {}, count = 6, settings: object = {}) {
  const test = createTestPlayer({
    settings: {
      type: 'carousel',
      nav: { s: { use: true, desk: true } },
      carousel: { maxV: 3, infinity: true, dur: 800, ...carousel },
      slideshow: { auto: false },
      ...settings,
    },
    slides: slides(count),
  });
  players.push(test.player);
  test.environment.visible.set(true);
  await test.advance(200);
  const pointer = createTestPointer();
  const { root } = test.stage;
  const isVertical = test.module.settings.carousel.axis === 'vertical';
  const go = (px: number): [number, number] => (isVertical ? [500, 500 + px] : [500 + px, 500]);
  /** What a pointer goes before it drags. */
  let slackPx = 0;
  /** Pulls slowly, so that nothing of its speed is left. */
  async function pull(px: number): Promise<void> {
    slackPx ||= Math.sign(px) * 5;
    for (let part = 1; part <= 4; part++) {
      pointer.move(...go((px * part) / 4 + slackPx));
      await test.advance(FRAME_MS, FRAME_MS);
    }
    await test.advance(200, FRAME_MS);
  }
  return {
    ...test,
    press: () => pointer.down(root, ...go(0)),
    pull,
    letGo: (px: number) => pointer.up(...go(px)),
    /** Where slides stand, as far as they were put anywhere. */
    put: (key: string): string => test.stage.slide(key)?.style.transform ?? 'none',
  };
}

describe('a drag', () => {
  it('moves the slides with the pointer, round the ring', async () => {
    const { press, pull, put, stage } = await openCarousel();
    press();
    await pull(-130);
    expect(put('1')).toBe('translateX(-130px)');
    expect(put('2')).toBe('translateX(-30px)');
    expect(put('3')).toBe('translateX(70px)');
    await pull(40);
    expect(put('6')).toBe('translateX(-60px)');
    expect(stage.current).toEqual(['1']);
  });

  it('takes the current slide along, however far', async () => {
    const { press, pull, put, stage } = await openCarousel({}, 40);
    press();
    await pull(-800);
    expect(put('1')).toMatch(/^translateX\(-?\d{3,}px\)$/);
    expect(put('9')).toBe('translateX(0px)');
    expect(stage.current).toEqual(['1']);
  });

  it('goes through a change of slides when it ends at another one', async () => {
    const { press, pull, letGo, told, advance, stage, player } = await openCarousel();
    told.length = 0;
    press();
    await pull(-80);
    expect(told).toEqual([]);
    letGo(-80);
    await advance(2000);
    expect(told).toEqual(['sr.slide.changeRequest 2', 'sr.slide.beforeChange 2', 'sr.slide.afterChange 2']);
    expect(stage.current).toEqual(['2']);
    expect(stage.shown).toEqual(['1', '2', '3']);
    expect(player.isChanging).toBe(false);
  });

  it('goes back without a change when it was short', async () => {
    const { press, pull, letGo, told, advance, put, timelines } = await openCarousel();
    told.length = 0;
    press();
    await pull(-30);
    letGo(-30);
    expect(timelines.alive.length).toBe(1);
    await advance(2000);
    expect(told).toEqual([]);
    expect(put('1')).toBe('');
    expect(timelines.alive.length).toBe(0);
  });

  it('catches slides that are on their way where they are, and tells that their change was interrupted', async () => {
    const { press, pull, letGo, told, advance, player, put, timelines } = await openCarousel({
      ease: 'none',
    });
    player.next();
    await advance(400);
    const share = (timelines.alive[0]?.timeMs ?? 0) / 800;
    told.length = 0;
    press();
    await pull(-10);
    expect(share).toBeGreaterThan(0.3);
    expect(put('2')).toBe(`translateX(${Math.round(100 - 100 * share - 10)}px)`);
    expect(told).toEqual(['sr.slide.afterChange 2 interrupted']);
    letGo(-10);
    await advance(2000);
    expect(told).toEqual(['sr.slide.afterChange 2 interrupted']);
    expect(player.places.current).toBe('2');
  });

  it('takes its slides back from a change that began meanwhile, from where they are', async () => {
    const { press, pull, player, advance, put } = await openCarousel();
    press();
    await pull(-30);
    player.next();
    await advance(2000);
    expect(put('2')).toBe('');
    await pull(-50);
    expect(put('2')).toMatch(/^translateX\(-?[0-5]?\dpx\)$/);
    expect(player.places.current).toBe('2');
  });

  it('holds the slideshow while it lasts', async () => {
    const { press, pull, letGo, player } = await openCarousel({}, 6, { slideshow: { auto: true } });
    expect(player.slideshow).toBe('playing');
    press();
    await pull(-30);
    expect(player.slideshow).toBe('paused');
    letGo(-30);
    expect(player.slideshow).toBe('playing');
  });

  it('comes to rest at once for a visitor who wants no motion', async () => {
    const { press, pull, letGo, environment, timelines, stage, advance } = await openCarousel();
    environment.reducedMotion.set(true);
    press();
    await pull(-80);
    letGo(-80);
    expect(timelines.alive.length).toBe(0);
    await advance(100);
    expect(timelines.alive.length).toBe(0);
    expect(stage.current).toEqual(['2']);
    expect(stage.slide('2')?.style.transform).toBe('');
  });

  it('meets resistance beyond the last slide and comes back from there', async () => {
    const { press, pull, letGo, advance, put, player } = await openCarousel({ infinity: false });
    press();
    await pull(300);
    expect(Number.parseFloat(put('1').slice(11))).toBeLessThan(15);
    letGo(300);
    await advance(2000);
    expect(put('1')).toBe('');
    expect(player.places.current).toBe('1');
  });

  it('leaves slides between two places without snapping, the nearest one being current', async () => {
    const { press, pull, letGo, advance, put, player } = await openCarousel({ snap: false });
    press();
    await pull(-130);
    letGo(-130);
    await advance(2000);
    expect(put('2')).toBe('translateX(-30px)');
    expect(player.places.current).toBe('2');
    player.next();
    await advance(2000);
    expect(put('3')).toBe('');
    expect(player.places.current).toBe('3');
  });

  it('is not begun where there is nothing to go to', async () => {
    const { press, pull, put } = await openCarousel({}, 1);
    press();
    await pull(-80);
    expect(put('1')).toBe('');
  });

  it('draws nothing while it shows the same slides, and no more than is seen', async () => {
    const { press, pull, stage } = await openCarousel({}, 200);
    press();
    await pull(-20);
    const draws = stage.drawCount;
    await pull(-40);
    expect(stage.drawCount).toBe(draws);
    await pull(-500);
    expect(stage.drawCount - draws).toBeLessThanOrEqual(6);
    expect(stage.shown.length).toBeLessThanOrEqual(10);
  });
});

describe('a change', () => {
  it('goes on from where the one before was interrupted', async () => {
    const { player, advance, timelines } = await openCarousel({ ease: 'none' });
    player.next();
    await advance(400);
    const [first] = timelines.alive;
    player.next();
    await advance(100);
    expect(first?.isDisposed).toBe(true);
    const share = (first?.timeMs ?? 0) / 800;
    const track = timelines.alive[0]?.tracks.find(({ element }) => element.getAttribute('data-key') === '3');
    expect(share).toBeGreaterThan(0.3);
    expect(track?.start['transform']).toBe(`translateX(${Math.round(200 - 100 * share)}px)`);
  });

  it('across many slides moves only a few', async () => {
    const { player, advance, timelines, stage } = await openCarousel({}, 200);
    player.request(100);
    await advance(100);
    expect(timelines.alive[0]?.tracks.length).toBeLessThanOrEqual(12);
    expect(stage.shown.length).toBeLessThanOrEqual(12);
    await advance(1000);
    expect(stage.shown).toEqual(['100', '101', '102']);
  });

  it('follows the size of the page', async () => {
    const { player, advance, stage, environment, timelines } = await openCarousel();
    player.next();
    await advance(400);
    stage.stepPx = 50;
    environment.resized.set(null);
    const [timeline] = timelines.alive;
    expect(timelines.alive.length).toBe(1);
    expect(timeline?.timeMs).toBeGreaterThan(300);
    expect(timeline?.tracks[0]?.steps.at(-1)?.style['transform']).toMatch(/-?(50|100|0)px/);
    await advance(1000);
    expect(stage.current).toEqual(['2']);
  });
});

describe('layers', () => {
  const layers = {
    4: {
      id: 4,
      type: 'text',
      content: { text: 'Autumn' },
      tl: {
        in: {
          content: {
            all: [
              { t: 0, d: 0, o: 0 },
              { t: 0, d: 300, o: 1 },
            ],
          },
          loop: {
            all: [
              { t: 0, d: 0 },
              { t: 500, d: 1000, y: '10px', rep: { s: 'se', r: -1, y: true } },
            ],
          },
        },
        out: { content: { all: [{ t: 0, d: 300, o: 0 }] } },
      },
    },
  };
  async function openLayered(showAllLayers: string | boolean, afterMs = 1000) {
    const test = createTestPlayer({
      settings: {
        type: 'carousel',
        slideshow: { auto: false },
        carousel: { maxV: 3, infinity: true, showAllLayers },
      },
      slides: Array.from({ length: 9 }, () => ({ layers })),
    });
    players.push(test.player);
    test.environment.visible.set(true);
    await test.advance(afterMs);
    const playing = (key: string): boolean =>
      test.timelines.alive.some(({ tracks }) =>
        tracks.some(({ element }) => test.stage.slide(key)?.contains(element)),
      );
    return { ...test, playing };
  }

  it('show in the focused slide only, and leave with it', async () => {
    const { stage, player, advance, playing } = await openLayered(false);
    expect(stage.built).toEqual(['1']);
    expect(playing('1')).toBe(true);
    player.next();
    await advance(2000);
    expect(playing('2')).toBe(true);
    expect(playing('1')).toBe(false);
  });

  it('come in with the first slide in all slides that are seen', async () => {
    const { playing, timelines, stage } = await openLayered('all', 100);
    expect([playing('9'), playing('1'), playing('2')]).toEqual([true, true, true]);
    expect(timelines.alive.length).toBeGreaterThan(2);
    expect(stage.shown).toEqual(expect.arrayContaining(['9', '1', '2']));
  });

  it('show in all slides that are seen, and play on in those that were focused', async () => {
    const { stage, player, advance, playing } = await openLayered('all');
    expect(stage.built).toEqual(expect.arrayContaining(['9', '1', '2']));
    player.next();
    await advance(2000);
    expect([playing('1'), playing('2')]).toEqual([true, true]);
    player.next();
    player.next();
    await advance(3000);
    expect([playing('1'), playing('4')]).toEqual([false, true]);
  });
});

import { expect, type Page, test } from '@playwright/test';
import { frames, type Json, madeModule, textLayer } from './support/madeModule.ts';
import { openMade } from './support/openMade.ts';
import { currentSlide, type PlayingElement, request, whenAtRest, whenLive } from './support/player.ts';
import { playerHandle } from './support/playerHandle.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LONG_MS = 60_000;
/** A fade that only tells that something has changed. */
const SHORT_MS = 400;

const lively: Json = {
  in: {
    ...frames({ t: 5000, d: 0, x: '-300px', o: 0, rZ: '90deg' }, { t: 5000, d: LONG_MS, x: 0, o: 1, rZ: 0 }),
    chars: {
      all: [
        { t: 0, d: 0, o: 0, y: 50 },
        { t: 0, d: LONG_MS, o: 1, y: 0 },
      ],
    },
    loop: {
      all: [
        { t: 0, d: 0, y: 0, rep: { r: -1, y: true } },
        { t: 0, d: 500, y: 40, rep: { r: -1, y: true } },
      ],
    },
  },
  out: frames({ t: 0, d: LONG_MS, x: '300px', o: 0 }),
};

const module = (settings: Json = {}): Json =>
  madeModule({
    settings,
    slides: [1, 2].map((number) => ({ layers: { 1: textLayer(1, `Text ${number}`, { tl: lively }) } })),
    fadeMs: LONG_MS,
  });

declare global {
  interface Window {
    readonly moves: Set<string>;
  }
}

/** Notes every property that moves, and for how long, as long as the page lives. What is held still does not. */
async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves = new Set<string>();
    Object.assign(window, { moves });
    const look = (): void => {
      for (const { effect, playState } of document.getAnimations()) {
        if (playState === 'paused') continue;
        const { delay = 0, duration = 0 } = effect?.getComputedTiming() ?? {};
        const steps = (effect as KeyframeEffect).getKeyframes();
        for (const name of steps.flatMap((step) => Object.keys(step))) {
          if (['offset', 'computedOffset', 'easing', 'composite'].includes(name)) continue;
          // What is held in the end does not move.
          const rest = steps.findLastIndex((step, at) => at === 0 || step[name] !== steps[at - 1]?.[name]);
          moves.add(`${name} ${Number(delay) + Number(duration) * (steps[rest]?.computedOffset ?? 1)}`);
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const movesOf = (page: Page): Promise<string[]> => page.evaluate(() => [...window.moves]);

test('slides and layers only fade, and shortly, to where they would come to rest', async ({ page }) => {
  await watchMoves(page);
  await openMade(page, module());
  await whenAtRest(page);
  await request(page, '+1');
  await whenAtRest(page);
  const moves = await movesOf(page);
  expect(moves.length).toBeGreaterThan(0);
  for (const move of moves) {
    const [property, endMs] = move.split(' ');
    expect(property).toBe('opacity');
    expect(Number(endMs)).toBeLessThanOrEqual(SHORT_MS);
  }
  const layer = page.locator('sr7-slide[data-current] .l2-1');
  await expect(layer).toHaveCSS('opacity', '1');
  await expect(layer).toHaveCSS('transform', 'none');
  expect(await layer.innerHTML()).toBe('Text 2');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('nothing goes on by itself until the visitor plays it', async ({ page }) => {
  await openMade(page, module({ slideshow: { auto: true }, default: { len: 300 } }));
  await whenAtRest(page);
  const player = await playerHandle(page);
  expect(await player.evaluate(({ slideshow, remainingMs }) => [slideshow, remainingMs])).toEqual([
    'paused',
    300,
  ]);
  await player.evaluate((each) => each.play());
  await page.locator('sr7-slide[data-current][data-key="2"]').waitFor();
});

test('a visitor who asks for less motion while a module plays holds its slideshow', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openMade(page, madeModule({ settings: { slideshow: { auto: true }, default: { len: LONG_MS } } }));
  const whenSlideshow = async (status: string): Promise<void> => {
    await page.waitForFunction(
      (wanted) => (document.querySelector('sr7-module') as PlayingElement).vitrine.slideshow === wanted,
      status,
    );
  };
  await whenSlideshow('playing');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await whenSlideshow('paused');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await whenSlideshow('playing');
});

test('in a carousel and a gallery, slides are there when they are asked for, and nothing moves', async ({
  page,
}) => {
  await watchMoves(page);
  for (const alias of ['carousel', 'thumbs-gallery']) {
    await page.goto(`/modules/${alias}`);
    await whenLive(page);
    await whenAtRest(page);
    const before = await currentSlide(page);
    await request(page, '+1');
    await whenAtRest(page);
    expect(await currentSlide(page)).not.toBe(before);
    // What has come of a page before the rest is hidden till then.
    expect((await movesOf(page)).filter((move) => !/^(?:opacity|visibility) /.test(move))).toEqual([]);
  }
});

const looping: Json = {
  in: {
    ...frames({ t: 0, d: 0, o: 0 }, { t: 0, d: 50, o: 1 }),
    loop: {
      all: [
        { t: 0, d: 0, y: 0, rep: { r: -1, y: true } },
        { t: 0, d: 400, y: 30, rep: { r: -1, y: true } },
      ],
    },
  },
};

test('loops stop when the visitor asks for less motion while they run', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openMade(page, madeModule({ slides: [{ layers: { 1: textLayer(1, 'Afloat', { tl: looping }) } }] }));
  await whenAtRest(page);
  const running = (): Promise<number> =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(running).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(running).toBe(0);
});

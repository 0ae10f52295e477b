import { expect, type Page, test } from '@playwright/test';
import { hearEvents, whenHeard } from './support/heardEvents.ts';
import { type Json, madeModule } from './support/madeModule.ts';
import { openIsland } from './support/openIsland.ts';
import { openMade } from './support/openMade.ts';
import { request, whenAtRest } from './support/player.ts';
import { playerHandle } from './support/playerHandle.ts';
import { countWakings } from './support/wakings.ts';

const LONG_MS = 40_000;

const withBar = (
  pbar: Json,
  { lengthMs = LONG_MS, slideshow = {} }: { lengthMs?: number; slideshow?: Json } = {},
): Json =>
  madeModule({
    settings: {
      pbar: { set: true, ...pbar },
      slideshow: { auto: true, ...slideshow },
      default: { len: lengthMs },
    },
    fadeMs: 30,
  });

/** How much of the bar is filled, from 0 to 1. */
const filled = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const matrices = [...document.querySelectorAll('.sr7-progress-fill')].map(
      (fill) => new DOMMatrix(getComputedStyle(fill).transform),
    );
    const [first, second] = matrices;
    if (!first) return Number.NaN;
    if (!second) return Math.min(first.a, first.d);
    // Each half of a ring has turned out from where it lay hidden: the first from the left, the second from the right.
    const isClockwise = document.querySelector('sr7-progress svg>svg')?.getAttribute('y') !== '0';
    const way = isClockwise ? 1 : -1;
    const turned = ({ a, b }: DOMMatrix, from: number): number =>
      ((((Math.atan2(b, a) * 180) / Math.PI - from) * way + 720.0001) % 360) / 360;
    return turned(first, isClockwise ? 180 : 0) + turned(second, isClockwise ? 0 : 180);
  });

/** How much of the slide's time has run, as the player counts it. */
const run = async (page: Page): Promise<number> =>
  1 - (await (await playerHandle(page)).evaluate(({ remainingMs }) => remainingMs)) / LONG_MS;

for (const t of ['horizontal', 'vertical', 'cw', 'ccw'])
  test(`${t}: stands exactly where the show is held, and goes on from there`, async ({ page }) => {
    await openIsland(page, withBar({ t }));
    await expect.poll(() => filled(page)).toBeGreaterThan(0.01);
    const player = await playerHandle(page);
    await player.evaluate((live) => live.pause());
    const held = await run(page);
    expect(await filled(page)).toBeCloseTo(held, 3);
    await player.evaluate((live) => live.play());
    await expect.poll(() => filled(page)).toBeGreaterThan(held + 0.005);
    await expect(page.locator('sr7-progress')).toHaveAttribute('aria-hidden', 'true');
  });

test('the page sleeps while a ring goes round', async ({ page }) => {
  await openIsland(page, withBar({ t: 'cw' }));
  await expect.poll(() => filled(page)).toBeGreaterThan(0.01);
  const wakings = await countWakings(page);
  // What begins has begun.
  await page.waitForTimeout(500);
  const before = await wakings();
  await page.waitForTimeout(700);
  // A page that is woken up for every frame has some forty of them.
  expect((await wakings()) - before).toBeLessThan(10);
});

test('starts over with each slide; of a module it counts the slides that are done', async ({ page }) => {
  await openMade(page, withBar({ t: 'horizontal', base: 'module' }));
  await request(page, 2);
  await whenAtRest(page);
  expect(await filled(page)).toBeGreaterThan(2 / 3 - 0.001);
  expect(await filled(page)).toBeLessThan(0.8);
  await openMade(page, withBar({ t: 'horizontal', rev: 'animate' }));
  await request(page, 2);
  await whenAtRest(page);
  await expect.poll(() => filled(page)).toBeLessThan(0.1);
});

test('goes when the show is over, and is not seen where there is none', async ({ page }) => {
  await hearEvents(page);
  await openMade(page, withBar({ t: 'cw' }, { lengthMs: 200, slideshow: { loop: 1, stopAt: 2 } }));
  await whenHeard(page, 'sr.module.finished');
  await expect(page.locator('sr7-progress')).toBeHidden();
  await openMade(page, withBar({ t: 'cw' }, { slideshow: { auto: false } }));
  await expect(page.locator('sr7-progress')).toBeHidden();
});

test('does not move for who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openIsland(page, withBar({ t: 'horizontal' }));
  await expect(page.locator('sr7-progress')).toBeVisible();
  expect(await filled(page)).toBe(0);
  expect(
    await page.evaluate(
      () =>
        document
          .querySelector('.sr7-progress-fill')
          ?.getAnimations()
          .filter(({ playState }) => playState === 'running').length,
    ),
  ).toBe(0);
});

import { expect, type Page } from '@playwright/test';
import { hearEvents, heard, whenHeard } from './support/heardEvents.ts';
import { test } from './support/leaveUnpainted.ts';
import { type Json, madeModule } from './support/madeModule.ts';
import { openIsland } from './support/openIsland.ts';
import { openMade } from './support/openMade.ts';
import { letGoStanding } from './support/letGoStanding.ts';
import { currentSlide, request, whenAtRest } from './support/player.ts';

const levels = (value: number): number[] => [value, value, value, value, value];

/** Slides of 400 by 300 with 20 between them, three to be seen. */
const carouselOf = (count: number, carousel: Json = {}, settings: Json = {}): Json =>
  madeModule({
    settings: {
      type: 'carousel',
      size: { fullWidth: true, width: levels(400), height: levels(300) },
      nav: { s: { use: true, desk: true } },
      carousel: { maxV: 3, infinity: true, space: 20, opacity: false, dur: 600, ease: 'none', ...carousel },
      ...settings,
    },
    slides: Array.from({ length: count }, () => ({})),
  });

/** Where the middles of the slides are that are seen, from that of the module, by key. */
const places = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const content = document.querySelector('sr7-content') as HTMLElement;
    const view = content.getBoundingClientRect();
    const seen = [...content.querySelectorAll<HTMLElement>('sr7-slide:not([hidden])')].flatMap((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      const isSeen =
        right > view.left + 1 && left < view.right - 1 && Number(getComputedStyle(slide).opacity) > 0;
      const middle = Math.round((left + right) / 2 - (view.left + view.right) / 2);
      return isSeen ? [[slide.dataset['key'] ?? '', middle] as const] : [];
    });
    return Object.fromEntries(seen);
  });

/** Presses in the middle and moves so far in some steps, the first of which ends the pointer's slack. */
async function pull(page: Page, px: number, steps = 4): Promise<void> {
  await page.mouse.move(640, 150);
  await page.mouse.down();
  await page.mouse.move(640 + Math.sign(px) * 6, 150);
  await page.mouse.move(640 + px + Math.sign(px) * 5, 150, { steps });
}

test('a ring of two and of three is right from the first frame', async ({ page }) => {
  await openIsland(page, carouselOf(2));
  expect(await places(page)).toEqual({ '1': 0, '2': 420 });
  await request(page, '+1');
  await whenAtRest(page);
  expect(await places(page)).toEqual({ '2': 0, '1': 420 });
  await openMade(page, carouselOf(3));
  expect(await places(page)).toEqual({ '1': 0, '2': 420, '3': -420 });
});

test('a drag follows the pointer and ends at a slide by a change', async ({ page }) => {
  await hearEvents(page);
  await openMade(page, carouselOf(6));
  await pull(page, -150);
  await expect.poll(() => places(page)).toEqual({ '6': -570, '1': -150, '2': 270, '3': 690 });
  expect(await heard(page, 'sr.slide.changeRequest')).toHaveLength(1);
  await page.mouse.move(640 - 305, 150, { steps: 3 });
  await expect.poll(() => places(page)).toMatchObject({ '2': 120 });
  await letGoStanding(page);
  await whenHeard(page, 'sr.slide.afterChange', 2);
  await whenAtRest(page);
  expect(await places(page)).toEqual({ '1': -420, '2': 0, '3': 420 });
  expect(await page.locator('sr7-slide[style]:not([style=""])').count()).toBe(0);
});

test('wraps while it is dragged fast, back and forth', async ({ page }) => {
  await openMade(page, carouselOf(3));
  for (const px of [-500, -550, 600]) {
    await pull(page, px, 2);
    await page.mouse.up();
    const seen = Object.values(await places(page)).sort((a, b) => a - b);
    expect(seen.length).toBeGreaterThanOrEqual(2);
    for (const [index, at] of seen.entries()) if (index > 0) expect(at - (seen[index - 1] ?? 0)).toBe(420);
  }
  await whenAtRest(page);
  await expect
    .poll(async () => Object.values(await places(page)).sort((a, b) => a - b))
    .toEqual([-420, 0, 420]);
});

test('an interrupted way goes on from where it is', async ({ page }) => {
  await openMade(page, carouselOf(6, { dur: 20_000 }));
  await request(page, '+1');
  await expect.poll(async () => (await places(page))['2'] ?? 0).toBeLessThan(400);
  const before = (await places(page))['2'] ?? 0;
  await request(page, '+1');
  await expect.poll(() => currentSlide(page)).toBe('3');
  const after = (await places(page))['2'] ?? 0;
  expect(Math.abs(after - before)).toBeLessThan(150);
  // The pointer catches it too.
  await pull(page, 30);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect(Math.abs(((await places(page))['2'] ?? 0) - 30 - after)).toBeLessThan(150);
});

test('another size of the page keeps the slide', async ({ page }) => {
  await openMade(page, carouselOf(6, { snap: false }));
  await request(page, 3);
  await whenAtRest(page);
  await page.setViewportSize({ width: 300, height: 600 });
  await expect.poll(() => places(page)).toMatchObject({ '4': 0 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect.poll(() => places(page)).toEqual({ '3': -420, '4': 0, '5': 420 });
  await pull(page, -100);
  await letGoStanding(page);
  await whenAtRest(page);
  expect(await places(page)).toMatchObject({ '4': -100 });
  await page.setViewportSize({ width: 200, height: 600 });
  // A slide is half as wide, and the space beside it as wide as before.
  await expect.poll(() => places(page)).toMatchObject({ '4': -52 });
});

test('from right to left the next slide is on the left, and so it is dragged', async ({ page }) => {
  await openMade(page, carouselOf(6), { before: '<div dir="rtl">', after: '</div>' });
  expect(await places(page)).toEqual({ '1': 0, '2': -420, '6': 420 });
  await pull(page, 150);
  await expect.poll(() => places(page)).toMatchObject({ '1': 150, '2': -270 });
  await page.mouse.move(640 + 300, 150, { steps: 3 });
  await letGoStanding(page);
  await expect.poll(() => currentSlide(page)).toBe('2');
  await whenAtRest(page);
  expect(await places(page)).toEqual({ '2': 0, '3': -420, '1': 420 });
});

test('a click on a slide at the side brings it to the front', async ({ page }) => {
  await openMade(page, carouselOf(5));
  await page.mouse.click(640 + 420, 150);
  await whenAtRest(page);
  expect(await currentSlide(page)).toBe('2');
  await page.mouse.click(640, 150);
  await page.mouse.click(640 - 420, 150);
  await whenAtRest(page);
  expect(await currentSlide(page)).toBe('1');
});

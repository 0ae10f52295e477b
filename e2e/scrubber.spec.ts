import { expect, type Locator, type Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { test } from './support/leaveUnpainted.ts';
import { letGoStanding } from './support/letGoStanding.ts';
import { type Json, madeModule } from './support/madeModule.ts';
import { openIsland } from './support/openIsland.ts';
import { openMade } from './support/openMade.ts';
import { currentSlide, request, whenAtRest } from './support/player.ts';

const withScrubber = (scrubber: Json, more: Json = {}): Json =>
  madeModule({
    settings: { nav: { scrubber: { set: true, on: true, ...scrubber } }, ...more },
    slides: Array.from({ length: 5 }, (_, index) => ({
      slide: { title: `Chapter ${'ABCDE'[index] ?? ''}` },
    })),
    fadeMs: 30,
  });

const handleOf = (page: Page): Locator => page.getByRole('slider');
const whenSlide = (page: Page, key: string) => expect.poll(() => currentSlide(page)).toBe(key);

async function middle(of: Locator): Promise<readonly [number, number]> {
  const box = await of.boundingBox();
  return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
}

for (const [direction, forward] of [
  ['ltr', 1],
  ['rtl', -1],
] as const)
  test(`is dragged and pressed, ${direction}`, async ({ page }) => {
    await openMade(page, withScrubber({}, { direction }));
    const [x, y] = await middle(handleOf(page));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + forward * 52, y, { steps: 4 });
    await whenSlide(page, '2');
    await page.mouse.move(x + forward * 98, y, { steps: 4 });
    await whenSlide(page, '3');
    await letGoStanding(page);
    await whenAtRest(page);
    await expect
      .poll(async () => Math.abs((await middle(handleOf(page)))[0] - (x + forward * 100)))
      .toBeLessThan(1);
    await page.mouse.click(x + forward * 197, y);
    await whenSlide(page, '5');
    await expect(handleOf(page)).toHaveAttribute('aria-valuetext', 'Slide 5 of 5: Chapter E');
  });

test('by a finger, without moving the page or the slides under it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await openMade(page, withScrubber({ d: Array(5).fill('vertical'), v: Array(5).fill('center') }), {
    after: '<div style="height:3000px"></div>',
  });
  const [x, y] = await middle(handleOf(page));
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dy = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + dy }],
    });
  await touch('touchStart');
  for (let dy = 10; dy <= 100; dy += 10) await touch('touchMove', dy);
  await whenSlide(page, '3');
  await touch('touchEnd');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await context.close();
});

test('by keys, and tells what it stands on', async ({ page }) => {
  await openIsland(page, withScrubber({}));
  const handle = handleOf(page);
  await expect(handle).toHaveAttribute('tabindex', '0');
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await whenSlide(page, '2');
  await page.keyboard.press('End');
  await whenSlide(page, '5');
  await expect(handle).toHaveAttribute('aria-valuenow', '5');
  await page.keyboard.press('Home');
  await whenSlide(page, '1');
  await request(page, 3);
  await whenSlide(page, '4');
  await expect(handle).toHaveAttribute('aria-valuetext', 'Slide 4 of 5: Chapter D');
  expect(await findAccessibilityFaults(page, 'sr7-module')).toEqual([]);
});

test('stands in its place from the first frame on, outside of the slides too', async ({ page }) => {
  for (const io of ['i', 'o']) {
    await openIsland(page, withScrubber({ io }));
    const live = await handleOf(page).boundingBox();
    const slides = await page.locator('sr7-content').boundingBox();
    expect((live?.y ?? 0) > (slides?.y ?? 0) + (slides?.height ?? 0)).toBe(io === 'o');
    const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
    if (!context) throw new Error('no browser');
    const still = await context.newPage();
    await still.setContent(await firstFrameOf(page));
    expect(await still.getByRole('slider').boundingBox()).toEqual(live);
    await context.close();
  }
});

/** The page as its server sent it. */
const firstFrameOf = async (page: Page): Promise<string> =>
  page.evaluate(async () => (await fetch('/island.html')).text());

import { expect, type Page } from '@playwright/test';
import { animationRate } from './support/animationRate.ts';
import { fasterTime } from './support/fasterTime.ts';
import { forgetHeard, heard, hearEvents } from './support/heardEvents.ts';
import { test } from './support/leaveUnpainted.ts';
import { currentSlide, request, whenAtRest, whenLive } from './support/player.ts';
import { playerHandle } from './support/playerHandle.ts';
import { pressEachWay, presses } from './support/presses.ts';

/** Opens a demo on a slide, at rest, and holds its slideshow. */
async function openDemo(page: Page, alias: string, slide = 'first'): Promise<void> {
  await hearEvents(page);
  await page.goto(`/modules/${alias}`);
  await holdAt(page, slide);
}

async function holdAt(page: Page, slide: string): Promise<void> {
  await whenLive(page);
  await (await playerHandle(page)).evaluate((player) => player.pause());
  await request(page, slide);
  await whenAtRest(page);
  await forgetHeard(page);
}

test('editorial: a button leads to a slide, and a link is followed, by mouse and by keys', async ({
  page,
}) => {
  await fasterTime(page, 8);
  await openDemo(page, 'editorial');
  for (const [name, press] of Object.entries(presses)) {
    await press(page.getByRole('button', { name: 'Begin with the goat' }));
    await whenAtRest(page);
    expect([name, await currentSlide(page)]).toEqual([name, '3002']);
    await request(page, '#3001');
    await whenAtRest(page);
  }
  const [action] = await heard(page, 'sr.layer.action');
  expect(action).toMatchObject({
    isOnModule: true,
    detail: { moduleId: '3', slide: '3001', layer: '8', action: 'callSlide', event: 'click' },
  });

  await holdAt(page, '#3003');
  const link = page.locator('sr7-slide[data-current] a[href="/notebook/"]');
  await presses['click']?.(link);
  await page.waitForURL('**/notebook/');
  await page.goBack();
  await holdAt(page, '#3003');
  await presses['Enter']?.(link);
  await page.waitForURL('**/notebook/');
});

test('video-hero: a button plays and pauses the sound and says what it does next, the show stands while the pointer is over the player, and another button opens a modal, by mouse and by keys', async ({
  page,
}) => {
  await fasterTime(page, 8);
  await openDemo(page, 'video-hero');
  const sound = page.locator('sr7-slide[data-current] audio');
  const isPaused = (): Promise<boolean> => sound.evaluate((each: HTMLAudioElement) => each.paused);
  const button = page.locator('sr7-slide[data-current] button', { hasText: /^Sound/ });
  await expect(button).toHaveText('Sound on');
  let isOn = false;
  for (const press of [...Object.values(presses), presses['click']]) {
    await press?.(button);
    isOn = !isOn;
    await expect(button).toHaveText(isOn ? 'Sound off' : 'Sound on');
    await expect.poll(isPaused).toBe(!isOn);
  }

  await page.mouse.move(900, 100);
  await holdAt(page, 'first');
  const player = await playerHandle(page);
  await player.evaluate((each) => each.play());
  const group = page.locator('sr7-slide[data-current] sr7-grp');
  const status = (): Promise<string> => player.evaluate(({ slideshow }) => slideshow);
  await group.hover({ position: { x: 5, y: 5 } });
  await expect.poll(status).toBe('paused');
  await page.mouse.move(900, 100);
  await expect.poll(status).toBe('playing');
  const told = (await heard(page, 'sr.layer.action')).map(({ detail }) => [
    detail['event'],
    detail['action'],
  ]);
  expect(told).toEqual([
    ['mouseenter', 'pause'],
    ['mouseleave', 'resume'],
  ]);

  await holdAt(page, '#7003');
  const opener = page.getByRole('button', { name: 'Coffee by Low Sun' });
  const dialog = page.getByRole('dialog', { name: 'Low Sun Coffee, the first bag' });
  for (const press of Object.values(presses)) {
    await press(opener);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  const asked = await heard(page, 'sr.modal.open');
  expect(asked.map(({ detail, isOnModule }) => [detail['alias'], detail['moduleId'], isOnModule])).toEqual(
    Array.from({ length: 3 }, () => ['modal-offer', '7', true]),
  );
});

test('modal-offer: both ways out ask the page to close it, by mouse and by keys', async ({ page }) => {
  await fasterTime(page, 8);
  await openDemo(page, 'modal-offer');
  for (const name of ['Close', 'Not today'])
    await pressEachWay(page.getByRole('button', { name, exact: true }));
  const asked = await heard(page, 'sr.modal.close');
  expect(asked.map(({ detail }) => [detail['moduleId'], detail['alias']])).toEqual(
    Array.from({ length: 6 }, () => ['11', null]),
  );
});

test('parallax: a button scrolls to below the module, by mouse and by keys', async ({ page }) => {
  // Scrolling goes by the frames' own time, which nothing makes faster.
  await animationRate(page, 8);
  await openDemo(page, 'parallax');
  const below = await page.locator('sr7-module').evaluate((module) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return Math.min(module.getBoundingClientRect().bottom + scrollY - 64, scrollHeight - clientHeight);
  });
  expect(below).toBeGreaterThan(100);
  for (const name of ['click', 'Enter']) {
    await presses[name]?.(page.getByRole('button', { name: 'Scroll down' }));
    await page.waitForFunction((top) => Math.abs(scrollY - top) <= 1, below);
    // Back, once nothing scrolls any more.
    await page.waitForFunction(() => {
      const isStill = scrollY === 0;
      window.scrollTo(0, 0);
      return isStill;
    });
  }
});

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

const cardScale = (page: Page): Promise<number> =>
  page
    .locator('sr7-slide[data-current] sr7-grp')
    .evaluate((card) => new DOMMatrix(getComputedStyle(card).transform).a);

test('product-hero: the facts grow while the pointer is over the product; a button takes them away and brings them back, by mouse and by keys', async ({
  page,
}) => {
  await fasterTime(page, 8);
  await openDemo(page, 'product-hero');
  expect(await cardScale(page)).toBe(1);
  const { x, y, width, height } = (await page.getByAltText('Cream over-ear').boundingBox()) ?? NOWHERE;
  await page.mouse.move(x + width / 2, y + height / 2);
  await expect.poll(() => cardScale(page)).toBeCloseTo(1.05);
  await page.mouse.move(300, 5);
  await expect.poll(() => cardScale(page)).toBe(1);

  const card = page.locator('sr7-slide[data-current] sr7-grp');
  let isThere = true;
  for (const press of [...Object.values(presses), presses['click']]) {
    await press?.(page.getByRole('button', { name: 'Facts' }));
    isThere = !isThere;
    await expect(card).toHaveCSS('opacity', isThere ? '1' : '0');
    await whenAtRest(page);
  }
});

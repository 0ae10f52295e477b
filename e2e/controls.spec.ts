import { expect, type Page, test } from '@playwright/test';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { type Json, madeModule, textLayer } from './support/madeModule.ts';
import { openMade } from './support/openMade.ts';
import { currentSlide, type PlayingElement, request, whenAtRest } from './support/player.ts';

const running = (lengthMs = 60_000): Json => ({ slideshow: { auto: true }, default: { len: lengthMs } });

/** A slide with a button that leads to the next one. */
const withButton = (title: string): { slide: Json; layers: Record<string, Json> } => ({
  slide: { title, actions: [{ a: 'next', evt: 'click', src: ['1'] }] },
  layers: { 1: textLayer(1, 'More') },
});

const slideshow = (page: Page): Promise<string> =>
  page.evaluate(() => (document.querySelector('sr7-module') as PlayingElement).vitrine.slideshow);
const announced = (page: Page) => page.locator('sr7-module>[aria-live]');

test('what moves by itself can be stopped by the first thing that the keyboard reaches', async ({ page }) => {
  const slides = [withButton('Oak'), withButton('Ash')];
  const around = { before: '<main><h1>Trees</h1>', after: '</main>', isPainted: true };
  await openMade(page, madeModule({ settings: running(), slides }), around);
  await page.keyboard.press('Tab');
  const pause = page.getByRole('button', { name: 'Stop automatic slide show' });
  await expect(pause).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Start automatic slide show' })).toBeFocused();
  expect(await slideshow(page)).toBe('paused');
  await page.keyboard.press('Enter');
  // Its focus would hold the show: who starts it wants it to run.
  await expect(pause).toBeFocused();
  expect(await slideshow(page)).toBe('playing');
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('what does not move by itself has nothing to stop', async ({ page }) => {
  await openMade(page, madeModule());
  await expect(page.locator('.sr7-pause')).toHaveCount(0);
});

test('where motion is to be reduced the show stands, and the visitor may start it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMade(page, madeModule({ settings: running() }));
  await page.getByRole('button', { name: 'Start automatic slide show' }).click();
  await expect(page.getByRole('button', { name: 'Stop automatic slide show' })).toBeVisible();
  expect(await slideshow(page)).toBe('playing');
});

test('a slide that the visitor asked for is announced, one that comes by itself is not', async ({ page }) => {
  const slides = [{ slide: { title: 'Oak' } }, { slide: { title: 'Ash' } }, { slide: { title: 'Slide' } }];
  await openMade(page, madeModule({ settings: running(300), slides, fadeMs: 30 }));
  await page.waitForFunction(
    () => document.querySelector('sr7-slide[data-current]')?.getAttribute('data-key') === '3',
  );
  await expect(announced(page)).toHaveText('');
  await page.getByRole('button', { name: 'Stop automatic slide show' }).click();
  await whenAtRest(page);
  // Wherever it was stopped: a slide that shows already is not asked for.
  await request(page, '#1');
  await whenAtRest(page);
  await request(page, '#2');
  await expect(announced(page)).toHaveText('Slide 2 of 3: Ash');
  await request(page, '#3');
  await expect(announced(page)).toHaveText('Slide 3 of 3');
});

test('the focus goes with the slide that it is in, and never stays in one that is not seen', async ({
  page,
}) => {
  await openMade(page, madeModule({ slides: [withButton('Oak'), withButton('Ash')], fadeMs: 50 }));
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-key="1"]').getByText('More')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('sr7-slide[data-key="2"]')).toBeFocused();
  await whenAtRest(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-key="2"]').getByText('More')).toBeFocused();
  expect(await currentSlide(page)).toBe('2');
});

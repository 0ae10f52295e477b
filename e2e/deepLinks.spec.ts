import { expect, type Page, test } from '@playwright/test';
import { type Json, madeModule } from './support/madeModule.ts';
import { openMade } from './support/openMade.ts';
import { currentSlide, request, whenAtRest } from './support/player.ts';

const named = (useURLDeeplink: boolean): Json =>
  madeModule({
    settings: { browser: { useURLDeeplink } },
    slides: ['spring', 'high summer', ''].map((deepLink) => ({ slide: { attr: { deepLink } } })),
    fadeMs: 30,
  });

const hash = (page: Page): string => new URL(page.url()).hash;

test('the address names the slide that shows, without a step in the history', async ({ page }) => {
  await openMade(page, named(true));
  const steps = await page.evaluate(() => history.length);
  expect(hash(page)).toBe('#spring');
  await request(page, '+1');
  await whenAtRest(page);
  expect(hash(page)).toBe('#high%20summer');
  await request(page, '+1');
  await whenAtRest(page);
  expect(hash(page)).toBe('#high%20summer');
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('an address that names a slide opens the page with it, any other with the first one', async ({
  page,
}) => {
  await openMade(page, named(true), { hash: '#high%20summer' });
  expect(await currentSlide(page)).toBe('2');
  await page.goto('about:blank');
  await openMade(page, named(true), { hash: '#autumn' });
  expect(await currentSlide(page)).toBe('1');
});

test('following a link to a slide’s name leads there', async ({ page }) => {
  await openMade(page, named(true), { after: '<a href="#high%20summer">Warm</a>' });
  await page.getByRole('link', { name: 'Warm' }).click();
  await page.locator('sr7-slide[data-current][data-key="2"]').waitFor();
  await page.goBack();
  await page.locator('sr7-slide[data-current][data-key="1"]').waitFor();
});

test('where the author does not ask for it, address and slides do not meet', async ({ page }) => {
  await openMade(page, named(false), { hash: '#high%20summer' });
  expect(await currentSlide(page)).toBe('1');
  await request(page, '+2');
  await whenAtRest(page);
  await request(page, '#1');
  await whenAtRest(page);
  expect(hash(page)).toBe('#high%20summer');
});

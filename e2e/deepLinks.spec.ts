import { expect, type Page, test } from '@playwright/test';
import { type Json, madeModule, sliding, textLayer } from './support/madeModule.ts';
import { openMade } from './support/openMade.ts';
import { currentSlide, request, whenAtRest } from './support/player.ts';
import { playerHandle } from './support/playerHandle.ts';

const named = (useURLDeeplink: boolean): Json =>
  madeModule({
    settings: { browser: { useURLDeeplink } },
    slides: ['spring', 'high summer', ''].map((deepLink) => ({ slide: { attr: { deepLink } } })),
    fadeMs: 30,
  });

const hash = (page: Page): string => new URL(page.url()).hash;

test('after every change the address names the slide that shows, without a step in the history', async ({
  page,
}) => {
  await openMade(page, named(true));
  const steps = await page.evaluate(() => history.length);
  const asked: [string, string][] = [
    ['#2', '#high%20summer'],
    ['#3', '#high%20summer'],
    ['#1', '#spring'],
  ];
  for (const [slide, expected] of asked) {
    await request(page, slide);
    await whenAtRest(page);
    await expect.poll(() => hash(page)).toBe(expected);
  }
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

test('following a link to a slide’s name leads there, and so does the way back', async ({ page }) => {
  await openMade(page, named(true), {
    after: '<a href="#high%20summer">Warm</a> <a href="#spring">Mild</a>',
  });
  await page.getByRole('link', { name: 'Warm' }).click();
  await page.locator('sr7-slide[data-current][data-key="2"]').waitFor();
  await page.getByRole('link', { name: 'Mild' }).click();
  await page.locator('sr7-slide[data-current][data-key="1"]').waitFor();
  await page.goBack();
  await page.locator('sr7-slide[data-current][data-key="2"]').waitFor();
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

test('a page that opens with another slide than the first comes to rest, and nothing of the first goes on', async ({
  page,
}) => {
  const settings = { browser: { useURLDeeplink: true } };
  const slides = ['one', 'two', 'three'].map((deepLink) => ({
    slide: { attr: { deepLink } },
    layers: { 1: textLayer(1, deepLink, { tl: sliding(50) }) },
  }));
  await openMade(page, madeModule({ settings, slides }), { hash: '#three' });
  await page.waitForFunction(
    () =>
      getComputedStyle(document.querySelector('sr7-slide[data-current] .l3-1') as Element).opacity === '1',
  );
  const player = await playerHandle(page);
  await expect.poll(() => player.evaluate(({ busyCount }) => busyCount)).toBe(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('an address that names something else in the page stays until a slide changes', async ({ page }) => {
  const settings = { browser: { useURLDeeplink: true } };
  const slides = ['one', 'two'].map((deepLink) => ({ slide: { attr: { deepLink } } }));
  await openMade(page, madeModule({ settings, slides, fadeMs: 30 }), {
    hash: '#prices',
    after: '<h2 id="prices">Prices</h2>',
  });
  await whenAtRest(page);
  expect(new URL(page.url()).hash).toBe('#prices');
  await request(page, '+1');
  await whenAtRest(page);
  await expect.poll(() => hash(page)).toBe('#two');
});

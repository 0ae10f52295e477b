import { expect } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { test } from './support/leaveUnpainted.ts';
import { type Json, madeModule, type MadeSlide, textLayer } from './support/madeModule.ts';
import { openLate } from './support/openLate.ts';
import { request, whenAtRest } from './support/player.ts';

const texts = (...words: readonly string[]): MadeSlide => ({
  layers: Object.fromEntries(words.map((word, index) => [index + 1, textLayer(index + 1, word)])),
});
const toggle = {
  slide: { actions: [{ a: 'toggleClass', class: 'on', evt: 'click', src: [1] }] },
  layers: { 1: textLayer(1, 'Second', { color: '#00ff00', toggle: { text: 'The <b>other</b>' } }) },
};
const LATE = [texts('First'), toggle, texts('Third'), texts('Fourth')];

/** What shows of a slide until its layers come. */
const THUMB = { default: { color: '#123456', image: { src: '/demo/media/small.webp' } } };

const slidesOf = (module: Json): Json => module['slides'] as Json;
/** Its document holds the layers of the first slide alone, as pages of others do. */
const lacking = (settings: Json = {}): Json =>
  madeModule({
    settings,
    fadeMs: 30,
    slides: LATE.map((slide, index) =>
      index === 0 ? slide : { slide: { ...slide.slide, thumb: THUMB }, layers: null },
    ),
  });
const whole = (): Json => slidesOf(madeModule({ fadeMs: 30, slides: LATE }));

test('slides that a document lacks are fetched before their turn, drawn, and played', async ({ page }) => {
  const errors = collectErrors(page);
  const asked = await openLate(page, lacking(), whole());
  await expect.poll(() => [...asked].sort()).toEqual(['2', '4']);
  await request(page, '+1');
  await whenAtRest(page);
  const layer = page.locator('sr7-slide[data-current] sr7-place .sr7-layer');
  await expect(layer).toHaveText('Second');
  await expect(layer).toHaveCSS('color', 'rgb(0, 255, 0)');
  await layer.click();
  await expect(layer.locator('b')).toHaveText('other');
  await request(page, '+1');
  await whenAtRest(page);
  await expect(layer).toHaveText('Third');
  expect(asked).toHaveLength(3);
  expect(errors).toEqual([]);
});

test('a slide that cannot be had shows without its layers', async ({ page }) => {
  const asked = await openLate(page, lacking(), {});
  await request(page, '+1');
  await whenAtRest(page);
  await expect(page.locator('sr7-slide[data-current]')).toHaveAttribute('data-key', '2');
  await expect(page.locator('sr7-slide[data-current] sr7-place .sr7-layer')).toHaveCount(0);
  expect(asked).toContain('2');
});

test('slides beside the first one of a carousel get their layers, and the rules of those, when they come', async ({
  page,
}) => {
  const carousel = { type: 'carousel', carousel: { maxV: 3, infinity: true, showAllLayers: 'all' } };
  await openLate(page, lacking(carousel), whole());
  const beside = page.locator('sr7-slide[data-key="2"] sr7-place .sr7-layer');
  await expect(beside).toHaveText('Second');
  await expect(beside).toHaveCSS('color', 'rgb(0, 255, 0)');
  await expect(page.locator('sr7-slide[data-key="2"]>sr7-bg')).toHaveCount(1);
});

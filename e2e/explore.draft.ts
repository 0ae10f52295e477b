import { expect, test } from '@playwright/test';
import { hearEvents, heard, whenHeard } from './support/heardEvents.ts';
import { madeModule, textLayer, sliding, frames } from './support/madeModule.ts';
import { openMade, showMade } from './support/openMade.ts';
import { playerHandle } from './support/playerHandle.ts';
import { whenAtRest, whenLive, request, currentSlide } from './support/player.ts';
import { collectErrors } from './support/collectErrors.ts';
const state = async (page) => {
  const p = await playerHandle(page);
  return [await p.evaluate(p => JSON.stringify({ ...p.places, changing: p.isChanging, busy: p.busyCount })), await page.evaluate(() => [...document.querySelectorAll('sr7-slide[data-key]')].map(s => `${s.dataset.key}${s.hidden ? ' hidden' : ''}${'current' in s.dataset ? ' current' : ''} op=${getComputedStyle(s.querySelector('sr7-bg') ?? s).opacity}`)), await page.evaluate(() => document.getAnimations().length), (await heard(page)).filter(e => e.name.includes('slide')).map(e => e.name.slice(9) + ' ' + e.detail.slide + (e.detail.interrupted ? '!' : '')).join(', ')];
};
for (const name of ['sr.slide.changeRequest', 'sr.slide.beforeChange', 'sr.slide.afterChange'])
  test('reentrant ' + name, async ({ page }) => {
    const errors = collectErrors(page);
    await hearEvents(page);
    await openMade(page, madeModule({ slides: [{}, {}, {}, {}], fadeMs: 200 }));
    await whenAtRest(page);
    await page.evaluate(() => { heard.length = 0; });
    await page.evaluate((n) => {
      let once = false;
      document.addEventListener(n, () => { if (once) return; once = true; document.querySelector('sr7-module').vitrine.request('#4'); });
    }, name);
    await request(page, '+1');
    await page.waitForTimeout(1500);
    console.log(name, await state(page), errors);
  });
test('removal in listener', async ({ page }) => {
  for (const name of ['sr.slide.changeRequest', 'sr.slide.beforeChange', 'sr.slide.afterChange', 'sr.layer.stage', 'sr.slide.ended']) {
    const errors = collectErrors(page);
    await openMade(page, madeModule({ settings: { slideshow: { auto: true }, default: { len: 600 } }, slides: [1, 2].map(() => ({ layers: { 1: textLayer(1, 'a', { tl: sliding(100) }) } })), fadeMs: 200 }));
    await page.evaluate((n) => document.addEventListener(n, () => document.querySelector('vitrine-module')?.remove()), name);
    await request(page, '+1');
    await page.waitForTimeout(1200);
    console.log('remove in', name, errors, await page.evaluate(() => [document.querySelectorAll('vitrine-module').length, document.getAnimations().length]));
  }
});
test('load action next', async ({ page }) => {
  const errors = collectErrors(page);
  await hearEvents(page);
  await openMade(page, madeModule({ slides: [{}, { slide: { actions: [{ a: 'next', evt: 'load', src: [] }] } }, {}], fadeMs: 200 }));
  await whenAtRest(page);
  await page.evaluate(() => { heard.length = 0; });
  await request(page, '+1');
  await page.waitForTimeout(1500);
  console.log('load', await state(page), errors);
});
test('first load action next', async ({ page }) => {
  const errors = collectErrors(page);
  await hearEvents(page);
  await openMade(page, madeModule({ slides: [{ slide: { actions: [{ a: 'next', evt: 'load', src: [] }] } }, {}, {}], fadeMs: 200 }));
  await page.waitForTimeout(1500);
  console.log('first load', await state(page), errors);
});
test('stage event action', async ({ page }) => {
  const errors = collectErrors(page);
  await hearEvents(page);
  await openMade(page, madeModule({ slides: [{}, { layers: { 1: textLayer(1, 'x', { tl: sliding(100) }) }, slide: { actions: [{ a: 'next', evt: 'leavestage', src: [1] }, { a: 'callSlide', target: '1', evt: 'leftstage', src: [] }] } }, {}], fadeMs: 200 }));
  await request(page, '+1'); await whenAtRest(page);
  await page.evaluate(() => { heard.length = 0; });
  await request(page, '+1');
  await page.waitForTimeout(1500);
  console.log('stage', await state(page), errors);
});
test('show on hover through change', async ({ page }) => {
  await openMade(page, madeModule({ slides: [1,2].map(n => ({ layers: { 1: textLayer(1, 'Story ' + n, { viSH: true, tl: sliding(50) }) } })), fadeMs: 200 }));
  await page.mouse.move(600, 200);
  await page.waitForTimeout(300);
  await request(page, '+1'); await whenAtRest(page);
  console.log('hover', await page.getByText('Story 2').evaluate(e => [getComputedStyle(e).visibility, getComputedStyle(e).opacity, e.closest('sr7-place').className]));
  await page.mouse.move(600, 600); await page.waitForTimeout(200);
  console.log('hover off', await page.getByText('Story 2').evaluate(e => [getComputedStyle(e).visibility, getComputedStyle(e).opacity, e.closest('sr7-place').className]));
  await page.mouse.move(600, 200); await page.waitForTimeout(300);
  console.log('hover on', await page.getByText('Story 2').evaluate(e => [getComputedStyle(e).visibility, getComputedStyle(e).opacity, e.closest('sr7-place').className]));
});

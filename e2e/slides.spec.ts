import { expect, type Page, test } from '@playwright/test';
import { animationRate } from './support/animationRate.ts';
import { fasterTime } from './support/fasterTime.ts';
import { forgetHeard, heard, hearEvents, whenHeard } from './support/heardEvents.ts';
import { type Json, madeModule, sliding, textLayer } from './support/madeModule.ts';
import { openMade, showMade } from './support/openMade.ts';
import { currentSlide, type PlayingElement, request, whenAtRest } from './support/player.ts';
import { playerHandle } from './support/playerHandle.ts';

const four = [{}, {}, {}, {}];

/** Long enough for what must not happen to happen: there is nothing else to wait for. */
const aWhile = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));

test('the current slide lies over the one that leaves, and that one over all others', async ({ page }) => {
  await openMade(page, madeModule({ slides: four, fadeMs: 1500 }));
  await whenAtRest(page);
  // It lasts until it has been looked at.
  await animationRate(page, 0.02);
  await request(page, '+1');
  const during = await page.waitForFunction(() => {
    const { vitrine } = document.querySelector('sr7-module') as PlayingElement;
    const slides = [...document.querySelectorAll<HTMLElement>('sr7-slide[data-key]')];
    return (
      vitrine.isChanging &&
      slides.map((slide) => [slide.dataset['key'], getComputedStyle(slide).zIndex, slide.hidden, slide.inert])
    );
  });
  expect(await during.jsonValue()).toEqual([
    ['1', '2', false, true],
    ['2', '5', false, false],
    ['4', '1', true, true],
  ]);
  await animationRate(page, 20);
  await whenAtRest(page);
  await expect(page.locator('sr7-slide[data-key="1"]')).toBeHidden();
  await expect(page.locator('sr7-slide:visible')).toHaveCount(1);
});

test('a change tells the page what is asked for, before and after it', async ({ page }) => {
  await hearEvents(page);
  await openMade(page, madeModule({ fadeMs: 100 }));
  await forgetHeard(page);
  await request(page, '#3');
  await whenHeard(page, 'sr.slide.afterChange');
  const about = { moduleId: '7', slide: '3', index: 2 };
  expect(await heard(page)).toEqual([
    {
      name: 'sr.slide.changeRequest',
      isOnModule: true,
      detail: { ...about, previous: null, current: '1', next: null, request: '#3' },
    },
    {
      name: 'sr.slide.beforeChange',
      isOnModule: true,
      detail: { ...about, previous: '1', current: '3', next: null },
    },
    {
      name: 'sr.slide.afterChange',
      isOnModule: true,
      detail: { ...about, previous: '1', current: '3', next: null, interrupted: false },
    },
  ]);
});

/** Asks for the next slide twice, the second time in the middle of the first change; tells how both ended. */
async function askTwice(page: Page, fadeMs: readonly number[], settings: Json = {}): Promise<unknown[]> {
  await hearEvents(page);
  await openMade(page, madeModule({ fadeMs, settings }));
  await forgetHeard(page);
  await request(page, '+1');
  await whenHeard(page, 'sr.slide.beforeChange');
  await request(page, '+1');
  await whenHeard(page, 'sr.slide.afterChange', 2);
  const ends = await heard(page, 'sr.slide.afterChange');
  return ends.map(({ detail }) => [detail['slide'], detail['interrupted']]);
}

test('the next request ends a change at once, and the page is told that it was cut short', async ({
  page,
}) => {
  expect(await askTwice(page, [30, 60_000, 30])).toEqual([
    ['2', true],
    ['3', false],
  ]);
  await expect(page.locator('sr7-slide:visible')).toHaveCount(1);
});

test('where the author gives a delay, a request waits for the change to end', async ({ page }) => {
  expect(await askTwice(page, [30, 1000, 30], { slideshow: { nd: 100 } })).toEqual([
    ['2', false],
    ['3', false],
  ]);
});

test('out of view a request waits, and asking for the current slide takes it back', async ({ page }) => {
  await openMade(page, madeModule({ fadeMs: 30 }), { after: '<div style="height:3000px"></div>' });
  const player = await playerHandle(page);
  const show = async (isShown: boolean): Promise<void> => {
    await page.evaluate((top) => window.scrollTo(0, top), isShown ? 0 : 2000);
    await page.waitForFunction(
      (shown) => (document.querySelector('sr7-module')?.getBoundingClientRect().top ?? 0) >= 0 === shown,
      isShown,
    );
  };
  await show(false);
  await aWhile(page);
  await request(page, '+1');
  expect(await player.evaluate(({ places }) => places)).toEqual({ previous: null, current: '1', next: '2' });
  await request(page, '#1');
  expect(await player.evaluate(({ places }) => places.next)).toBeNull();
  await request(page, '#3');
  await aWhile(page);
  expect(await currentSlide(page)).toBe('1');
  await show(true);
  await page.locator('sr7-slide[data-current][data-key="3"]').waitFor();
});

test('only the slides beside the current one are built', async ({ page }) => {
  const slides = Array.from({ length: 9 }, (_, index) => ({
    layers: { 1: textLayer(1, `Text ${index + 1}`) },
  }));
  await openMade(page, madeModule({ slides, fadeMs: 30 }));
  const texts = page.locator('sr7-slide .sr7-layer:not(sr7-bg)');
  await expect(texts).toHaveText(['Text 1', 'Text 2', 'Text 9']);
  await request(page, '#5');
  await whenAtRest(page);
  await expect(texts).toHaveText(['Text 1', 'Text 2', 'Text 4', 'Text 5', 'Text 6', 'Text 9']);
});

test('a slide whose layers are not there takes its turn all the same', async ({ page }) => {
  const settings = { bg: { color: '#123456' } };
  await openMade(page, madeModule({ settings, slides: [{}, { layers: null }], fadeMs: 30 }));
  await request(page, '+1');
  await whenAtRest(page);
  await expect(page.locator('sr7-slide[data-current][data-key="2"]')).toBeVisible();
  await expect(page.locator('sr7-module-bg')).toHaveCSS('background-color', 'rgb(18, 52, 86)');
});

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
const pictured = {
  layers: { 0: { id: 0, type: 'shape', subtype: 'slidebg', bg: { image: { src: '/late.svg' } } } },
};

test('a slide waits for its picture', async ({ page }) => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => void (arrive = resolve));
  await page.route('**/late.svg', async (route) => {
    await arrival;
    await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
  });
  const asked = page.waitForRequest('**/late.svg');
  await openMade(page, madeModule({ slides: [{}, pictured, {}] }));
  await asked;
  await request(page, '#2');
  await aWhile(page);
  expect(await currentSlide(page)).toBe('1');
  arrive();
  await page.locator('sr7-slide[data-current][data-key="2"]').waitFor();
});

test('a picture that never comes does not hold the show up', async ({ page }) => {
  await fasterTime(page, 6);
  await page.route('**/late.svg', () => undefined);
  await openMade(page, madeModule({ slides: [{}, pictured, {}] }));
  await request(page, '#2');
  await page.locator('sr7-slide[data-current][data-key="2"]').waitFor();
});

test('a slide’s loop counts from when the slide is seen', async ({ page }) => {
  await hearEvents(page);
  const slide = { loop: { u: true, r: 1, s: 0, e: 300 } };
  const layers = { 1: textLayer(1, 'Again', { tl: sliding(50) }) };
  await showMade(page, madeModule({ slides: [{ slide, layers }] }), {
    before: '<div style="height:3000px"></div>',
  });
  await page.waitForFunction(() => (document.querySelector('sr7-module') as PlayingElement | null)?.vitrine);
  // Longer than the loop: nothing happens meanwhile that could be waited for.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 700)));
  await page.locator('sr7-module').scrollIntoViewIfNeeded();
  const entries = async (): Promise<number> =>
    (await heard(page, 'sr.layer.stage')).filter(({ detail }) => detail['event'] === 'enterstage').length;
  await expect.poll(entries).toBe(2);
});

const leadingOn = madeModule({
  settings: { browser: { useURLDeeplink: true }, slideshow: { auto: true }, default: { len: 60_000 } },
  slides: ['one', 'two', 'three'].map((deepLink, index) => ({
    slide: {
      attr: { deepLink },
      ...(index === 1 && { actions: [{ a: 'next', evt: 'load', src: [] }], slideshow: { len: 30_000 } }),
    },
  })),
  global: { layers: { 1: textLayer(1, 'Only with two', { sStart: 2, sEnd: 2, tl: sliding(30) }) } },
  fadeMs: 60,
});

test('a slide that leads on as soon as it comes is left after it has come, not meanwhile', async ({
  page,
}) => {
  await hearEvents(page);
  await openMade(page, leadingOn);
  await request(page, '+1');
  await whenHeard(page, 'sr.slide.afterChange', 3);
  await whenAtRest(page);
  expect(await currentSlide(page)).toBe('3');
  const changes = (await heard(page)).filter(({ name }) => /\.(?:before|after)Change$/.test(name));
  expect
    .soft(changes.map(({ name, detail }) => `${name.slice(9)} ${String(detail['slide'])}`))
    .toEqual(['1', '2', '3'].flatMap((slide) => [`beforeChange ${slide}`, `afterChange ${slide}`]));
  await expect.soft(page).toHaveURL(/#three$/);
  await expect.soft(page.getByText('Only with two')).toBeHidden();
  expect
    .soft(await (await playerHandle(page)).evaluate(({ remainingMs }) => remainingMs))
    .toBeGreaterThan(30_000);
});

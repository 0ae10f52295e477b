import { expect, type Page, test } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { frames, type Json, madeModule, textLayer } from './support/madeModule.ts';
import { openMade } from './support/openMade.ts';
import { currentSlide, type PlayingElement } from './support/player.ts';

const AFTER = '<p style="margin:0;height:3000px">After</p>';

/** Two layers and a background: the first moves by mouse and scroll, the second by mouse alone. */
const moving = (mod: Json = {}): Json =>
  madeModule({
    settings: { mod: { use: true, ...mod } },
    slides: [
      {
        layers: {
          0: {
            id: 0,
            type: 'shape',
            subtype: 'slidebg',
            bg: { color: '#204060' },
            mod: { s: { u: true, y: 45, s: 0 } },
          },
          1: textLayer(1, 'Near', {
            mod: {
              s: { u: true, y: 50, s: 0, uf: true, f: 'on', b: 8, g: 1, t: 0 },
              m: { u: true, x: 10, y: 0, s: 0.2 },
            },
          }),
          2: textLayer(2, 'Far', { mod: { m: { u: true, x: -5, y: 0, s: 0.2 } } }),
          3: textLayer(3, 'Still'),
        },
      },
    ],
  });

/** What the modifiers have written, in the order of the layers. */
const written = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('sr7-slide[data-current] :is(sr7-plx, sr7-bg)')
    .evaluateAll((all) => all.map((each) => each.getAttribute('style')));

const REST = [null, null, null];

test('layers follow mouse and page by their depths, return, and stand still where motion is not wanted', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await openMade(page, moving(), { after: AFTER });
  await expect(page.locator('sr7-plx')).toHaveCount(2);
  expect(await written(page)).toEqual(REST);

  const { width } = page.viewportSize() ?? { width: 0 };
  await page.mouse.move(width / 2 + 200, 100);
  await expect
    .poll(() => written(page))
    .toEqual([null, 'transform: translate3d(-20px, 0px, 0px);', 'transform: translate3d(10px, 0px, 0px);']);
  await page.mouse.move(width / 2, 600);
  await expect.poll(() => written(page)).toEqual(REST);

  await page.evaluate(() => scrollTo(0, 200));
  await expect
    .poll(() => written(page))
    .toEqual([
      'translate: 0px 90px; will-change: translate;',
      'transform: translate3d(0px, 100px, 0px); opacity: 0.5; filter: blur(4px) grayscale(50%);',
      null,
    ]);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => written(page)).toEqual(REST);

  await page.evaluate(() => scrollTo(0, 200));
  await expect.poll(() => written(page)).not.toEqual(REST);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => written(page)).toEqual(REST);
  expect(errors).toEqual([]);
});

test('a tilting module keeps its frame filled, and the page its width', async ({ page }) => {
  await openMade(page, moving({ d3: true, d3d: 30, d3z: 50 }), { after: AFTER });
  await page.mouse.move(20, 20);
  await expect(page.locator('sr7-content')).toHaveAttribute('style', /rotateX\(1\d.*rotateY\(-1\d/);
  const { left, right, top, bottom } = await page.locator('sr7-content').evaluate((each) => {
    return each.getBoundingClientRect().toJSON();
  });
  const { width } = page.viewportSize() ?? { width: 0 };
  expect([left <= 0, right >= width, top <= 0, bottom >= 400]).toEqual([true, true, true, true]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('modifiers are off on mobile where the module says so, and follow the page where it does not', async ({
  browser,
  baseURL,
}) => {
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } };
  const page = await browser.newPage({ ...phone, ...(baseURL ? { baseURL } : {}) });
  const scroll = () => page.evaluate(() => scrollTo(0, 200));
  await openMade(page, moving(), { after: AFTER });
  await scroll();
  await expect.poll(() => written(page)).not.toEqual(REST);
  await page.unrouteAll();
  await openMade(page, moving({ dOM: true }), { after: AFTER });
  await scroll();
  // Two frames on, whatever listens has answered.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await written(page)).toEqual(REST);
  await page.close();
});

/** Pinned for 1000 pixels, in which a layer fades in. */
const scrolled = (): Json =>
  madeModule({
    settings: {
      sbt: { use: true, f: true, fStart: 200, fEnd: 1200, layers: true, s: 0 },
      slideshow: { auto: true },
    },
    slides: [
      {
        layers: {
          1: textLayer(1, 'Follows', {
            tl: { in: frames({ t: 200, d: 0, o: 0 }, { t: 200, d: 1000, o: 1, e: 'none' }) },
          }),
        },
      },
      {},
    ],
  });

test('a pinned timeline stands where the page is, both ways; with less motion all is there and nothing pinned', async ({
  page,
}) => {
  await openMade(page, scrolled(), { after: AFTER });
  const state = () =>
    page.evaluate(() => ({
      top: Math.round(document.querySelector('sr7-content')?.getBoundingClientRect().top ?? -1),
      height: Math.round(document.querySelector('sr7-module')?.getBoundingClientRect().height ?? -1),
      opacity: Number(
        Number(getComputedStyle(document.querySelector('sr7-txt') as Element).opacity).toFixed(2),
      ),
    }));
  const seen: unknown[] = [];
  for (const [y, opacity] of [
    [0, 0],
    [500, 0.5],
    [900, 0.9],
    [250, 0.25],
    [1100, 1],
  ] as const) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await expect.poll(async () => (await state()).opacity).toBeCloseTo(opacity, 2);
    seen.push([y, (await state()).top]);
  }
  expect(seen).toEqual([
    [0, 0],
    [500, 0],
    [900, 0],
    [250, 0],
    [1100, -100],
  ]);
  expect((await state()).height).toBe(1400);
  const slideshow = await page.evaluate(
    () => (document.querySelector('sr7-module') as PlayingElement).vitrine.slideshow,
  );
  expect([await currentSlide(page), slideshow]).toEqual(['1', 'paused']);

  await page.evaluate(() => scrollTo(0, 0));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(state).toEqual({ top: 0, height: 400, opacity: 1 });

  // A box that cuts off what it does not scroll keeps CSS from pinning.
  await page.emulateMedia({ reducedMotion: null });
  await page.unrouteAll();
  await openMade(page, scrolled(), { before: '<div style="overflow:hidden">', after: AFTER });
  await page.evaluate(() => scrollTo(0, 500));
  await expect.poll(state).toEqual({ top: 0, height: 1400, opacity: 0.5 });
});

test('a module fetches what it follows pointer or page with, and others do not', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const name = /vitrine-parts\/(effects)-/.exec(request.url())?.[1];
    if (name) fetched.add(name);
  });
  await openMade(page, madeModule());
  expect([...fetched]).toEqual([]);
  await page.unrouteAll();
  await openMade(page, moving());
  await expect.poll(() => [...fetched]).toEqual(['effects']);
});

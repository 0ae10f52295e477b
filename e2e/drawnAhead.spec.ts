import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type JsonObject, openModule, resolveFeed } from '@vitrine/model';
import { renderPlay } from '@vitrine/compile/server';
import { animationRate } from './support/animationRate.ts';
import { collectErrors } from './support/collectErrors.ts';
import { type ComparedPages, openComparedPages } from './support/comparedPages.ts';
import { corpusFiles } from './support/corpusFiles.ts';
import { demoAliases } from './support/demoAliases.ts';
import { openDrawn, standing } from './support/drawnPage.ts';
import { fasterTime } from './support/fasterTime.ts';
import { frames, madeModule, textLayer } from './support/madeModule.ts';
import { currentSlide, request, whenAtRest, whenLive } from './support/player.ts';

const arrows = { set: true, on: true, key: 'vt-disc' };

type Document = JsonObject & { readonly settings?: { readonly slideshow?: object } };

/** It goes where it is told. */
function waiting(document: Document): Document {
  const slideshow = { ...document.settings?.slideshow, auto: false };
  return { ...document, settings: { ...document.settings, slideshow } };
}

const demoFile = (name: string): URL => new URL(`../apps/site/demo/modules/${name}.json`, import.meta.url);

/** A feed with its items: a server fills it before it draws it. */
function demoDocument(name: string): Promise<JsonObject | null> {
  const document = JSON.parse(readFileSync(demoFile(name), 'utf8')) as JsonObject;
  const items = demoFile(`${name}.items`);
  const stream = existsSync(items) ? (JSON.parse(readFileSync(items, 'utf8')) as JsonObject) : undefined;
  return resolveFeed(stream ? { ...document, stream } : document);
}

/** Its arrows and counters show what its items say. */
const feed = {
  ...madeModule({
    settings: { source: { type: 'post' }, nav: { arrows: { ...arrows, html: '<b>{{title}}</b>' } } },
    slides: [{ slide: { title: '{{title}}' }, layers: { 1: textLayer(1, '<b>{{title}}</b> {{content}}') } }],
    global: { layers: { 1: textLayer(1, '{{current_slide_index}}/{{total_slide_count}}') } },
    fadeMs: 30,
  }),
  stream: [
    { title: 'Fish & <i>chips</i>', content: '<p>Hot</p>' },
    { title: '"><img src=x>', content: '' },
    { title: 'Three', content: 'Cold' },
  ],
};

const modules = [
  { name: 'a feed', document: await resolveFeed(feed) },
  ...(await Promise.all(demoAliases.map(async (name) => ({ name, document: await demoDocument(name) })))),
  ...corpusFiles().map(({ name, json }) => ({ name, document: JSON.parse(json) as JsonObject })),
].flatMap(({ document, ...module }) => (document ? [{ ...module, document: waiting(document) }] : []));

/**
 * Those that are played so: with all their slides, of which there are several. Every worker reads this file, and drawing each module to
 * know it would take it seconds.
 */
const played = modules.filter(({ document }) => {
  const { slides, slide } = openModule(document);
  return slides.length > 1 && slides.every(({ key }) => slide(key).hasLayers);
});

/** A slide that was drawn with the page, and one that was not. */
const STEPS = 2;

test.describe('a module stands the same on every slide, played as it was drawn and from its document', () => {
  test.describe.configure({ mode: 'default' });

  let pages: ComparedPages;
  test.beforeAll(async ({ browser }) => {
    pages = await openComparedPages(browser);
    for (const each of pages.both) await fasterTime(each, 10);
  });
  test.afterAll(() => pages.close());

  for (const { name, document } of played)
    test(name, async () => {
      const { drawn, written, both, errors } = pages;
      const [isPlayed] = await Promise.all([
        openDrawn(drawn, document, { isPlayed: true, isPainted: false }),
        openDrawn(written, document, { isPlayed: false, isPainted: false }),
      ]);
      expect(isPlayed).toBe(true);
      await Promise.all(both.map(whenLive));
      for (let step = 0; step < STEPS; step++) {
        await Promise.all(both.map(whenAtRest));
        // Drawings are put in their place as they come, which may be later in one than in the other.
        await expect(async () => expect(await standing(drawn)).toBe(await standing(written))).toPass({
          timeout: 60_000,
        });
        await Promise.all(both.map((each) => request(each, '+1')));
      }
      for (const each of both) await each.unroute('**/drawn.*');
      expect(errors).toEqual([]);
    });
});

const DRAWS = /\/vitrine-parts\/draw-/;

test('what a server has drawn is played without anything that reads or draws documents', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (each) => asked.push(each.url()));
  const made = madeModule({
    settings: {
      nav: {
        arrows,
        bullets: { set: true, on: true },
        tabs: { set: true, on: true },
        scrubber: { set: true, on: true },
      },
      slideshow: { auto: true, pauseOnHover: false },
      // It is stopped long before it goes on by itself.
      default: { len: 600_000 },
    },
    slides: [{}, {}, {}, {}],
  });
  await openDrawn(page, made, { isPlayed: true });
  await whenLive(page);
  await page.getByRole('button', { name: 'Stop automatic slide show' }).click();
  await page.getByRole('button', { name: 'Next slide' }).click();
  await whenAtRest(page);
  expect(await currentSlide(page)).toBe('2');
  await expect(page.locator('.sr7-sr')).toHaveText('Slide 2 of 4');
  const bullets = page.locator('sr7-bullet button');
  await expect(bullets.nth(1)).toHaveAttribute('aria-current', 'true');
  await bullets.nth(3).focus();
  await page.keyboard.press('Enter');
  await whenAtRest(page);
  expect(await currentSlide(page)).toBe('4');
  expect(asked.filter((url) => DRAWS.test(url) || url.endsWith('/drawn.json'))).toEqual([]);
  await page.evaluate(() => document.querySelector('sr7-module')?.remove());
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});

test('a module is played from its document where what should play it is not for it, or not there', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const others = {
    'of another make': { format: 'vitrine-play-0' },
    'of another moment': renderPlay(madeModule(), { nowMs: 1 }),
    'of another module': renderPlay(madeModule({ slides: [{}, {}, {}, {}, {}] }), { nowMs: 0 }),
    'no data at all': null,
  };
  for (const [what, play] of Object.entries(others))
    await test.step(what, async () => {
      await openDrawn(page, madeModule({ settings: { nav: { arrows } } }), { isPlayed: true, play });
      await whenLive(page);
      await page.getByRole('button', { name: 'Next slide' }).click();
      await whenAtRest(page);
      expect(await currentSlide(page)).toBe('2');
      await page.unrouteAll();
    });
  expect(errors).toEqual([]);
});

test('a toggle shows its other text, which was cleaned ahead, and its own again', async ({ page }) => {
  const errors = collectErrors(page);
  const asked: string[] = [];
  page.on('request', (each) => asked.push(each.url()));
  const other = '<b style="color:rgb(255, 0, 0)" onclick="location.hash=1">Close</b> &amp; go';
  const made = madeModule({
    slides: [
      {
        slide: { actions: [{ a: 'toggleClass', class: 'on', evt: 'click', src: [1] }] },
        layers: { 1: textLayer(1, 'Open <i>it</i>', { toggle: { text: other } }) },
      },
      {},
    ],
  });
  expect(await openDrawn(page, made, { isPlayed: true })).toBe(true);
  await whenLive(page);
  const layer = page.locator('.l1-1');
  await layer.click();
  await expect(layer).toHaveText('Close & go');
  await expect(layer.locator('b')).toHaveCSS('color', 'rgb(255, 0, 0)');
  expect(await layer.locator('b').getAttribute('onclick')).toBe(null);
  await layer.click();
  await expect(layer).toHaveText('Open it');
  await expect(layer.locator('i')).toHaveText('it');
  expect(asked.filter((url) => DRAWS.test(url) || url.endsWith('/drawn.json'))).toEqual([]);
  expect(errors).toEqual([]);
});

const COUNTERS = {
  plain: 'Slide {{current_slide_index}} of {{total_slide_count}}',
  'with HTML': '<b>Slide</b> {{current_slide_index}} <i>of {{total_slide_count}}</i>',
};

for (const [what, counter] of Object.entries(COUNTERS)) {
  test(`a text that stays counts the slides as they come: ${what}`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (each) => asked.push(each.url()));
    const global = { layers: { 1: textLayer(1, counter) } };
    expect(await openDrawn(page, madeModule({ global, fadeMs: 30 }), { isPlayed: true })).toBe(true);
    await whenLive(page);
    for (const [wanted, seen] of [
      ['+1', 'Slide 2 of 3'],
      ['#3', 'Slide 3 of 3'],
      ['+1', 'Slide 1 of 3'],
    ] as const) {
      await request(page, wanted);
      await whenAtRest(page);
      await expect(page.locator('.l99-1')).toHaveText(seen);
    }
    expect(asked.filter((url) => DRAWS.test(url) || url.endsWith('/drawn.json'))).toEqual([]);
  });

  test(`a text that comes in by letters counts on meanwhile: ${what}`, async ({ page }) => {
    const letters = {
      all: [
        { t: 0, d: 0, o: 0 },
        { t: 0, d: 30_000, o: 1 },
      ],
    };
    const tl = { in: { ...frames({ t: 0, d: 0, o: 1 }, { t: 0, d: 10, o: 1 }), chars: letters } };
    const global = { layers: { 1: textLayer(1, counter, { tl }) } };
    await openDrawn(page, madeModule({ global, fadeMs: 30 }), { isPlayed: true });
    await animationRate(page, 0.1);
    await page.waitForFunction(() => document.querySelectorAll('.sr7-global .sr7-layer *').length > 8);
    await request(page, '+1');
    await page.locator('sr7-slide[data-current][data-key="2"]').waitFor();
    await animationRate(page, 100);
    await whenAtRest(page);
    await expect(page.locator('.l99-1')).toHaveText('Slide 2 of 3');
  });

  test(`a text whose toggle shows another one counts on underneath: ${what}`, async ({ page }) => {
    const global = {
      layers: { 1: textLayer(1, counter, { toggle: { text: '<b>Hidden</b>' } }) },
      slide: { actions: [{ a: 'toggleClass', class: 'on', evt: 'click', src: [1] }] },
    };
    await openDrawn(page, madeModule({ global, fadeMs: 30 }), { isPlayed: true });
    await whenLive(page);
    const layer = page.locator('.l99-1');
    await layer.click();
    await expect(layer).toHaveText('Hidden');
    await request(page, '+1');
    await whenAtRest(page);
    expect(await layer.textContent()).toBe('Hidden');
    await layer.click();
    await expect(layer).toHaveText('Slide 2 of 3');
  });
}

test('arrows show the slides that they lead to, played as they were drawn and from a document', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const asked: string[] = [];
  page.on('request', (each) => asked.push(each.url()));
  const html = '<b class="own-title">{{title}}</b><i>{{number}}</i><span class="sr7-arr-img"></span>';
  const own = { ...arrows, key: 'own', css: '.own.sr7-arrows{color:#fff}', html };
  const slides = ['One & only', '', 'Three'].map((title, index) => ({
    slide: { title, thumb: { src: `/demo/media/thumb-${index}.webp` } },
    layers: {
      0: { id: 0, type: 'shape', subtype: 'slidebg', bg: { image: { src: '/demo/media/small.webp' } } },
    },
  }));
  const made = madeModule({ settings: { nav: { arrows: own } }, slides });
  const seen = await Promise.all(
    [page, other].map(async (each) => {
      expect(await openDrawn(each, made, { isPlayed: each === page })).toBe(each === page);
      await whenLive(each);
      const steps: unknown[] = [];
      for (let step = 0; step < 4; step++) {
        await whenAtRest(each);
        // No thumbnail is there: the background stands in for it.
        await expect(each.locator('sr7-arrow[style*="small.webp"]')).toHaveCount(2);
        steps.push(
          await each.evaluate(() =>
            [...document.querySelectorAll<HTMLElement>('sr7-arrow')].map(({ innerHTML, style }) => [
              innerHTML,
              style.getPropertyValue('--thumb'),
              style.getPropertyValue('--shade'),
            ]),
          ),
        );
        await request(each, step === 1 ? '-1' : '+1');
      }
      return steps;
    }),
  );
  expect(seen[0]).toEqual(seen[1]);
  expect(JSON.stringify(seen[0])).toContain('One &amp; only');
  expect(asked.filter((url) => DRAWS.test(url) || url.endsWith('/drawn.json'))).toEqual([]);
});

import { expect, type Page, test } from '@playwright/test';
import { animationRate } from './support/animationRate.ts';
import { heard, hearEvents, whenHeard } from './support/heardEvents.ts';
import { frames, type Json, madeModule, sliding, textLayer } from './support/madeModule.ts';
import { openIsland } from './support/openIsland.ts';
import { openMade, showMade } from './support/openMade.ts';
import { currentSlide, type PlayingElement, request, whenAtRest } from './support/player.ts';
import { playerHandle } from './support/playerHandle.ts';

const slidingSlides = ['one', 'two', 'three'].map((deepLink) => ({
  slide: { attr: { deepLink } },
  layers: { 1: textLayer(1, deepLink, { tl: sliding(50) }) },
}));

test('a page that opens with another slide than the first comes to rest, and nothing of the first goes on', async ({
  page,
}) => {
  const settings = { browser: { useURLDeeplink: true } };
  await openMade(page, madeModule({ settings, slides: slidingSlides }), { hash: '#three' });
  await page.waitForFunction(
    () =>
      getComputedStyle(document.querySelector('sr7-slide[data-current] .l3-1') as Element).opacity === '1',
  );
  const player = await playerHandle(page);
  await expect.poll(() => player.evaluate(({ busyCount }) => busyCount), { timeout: 2000 }).toBe(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a slide that leaves the order while it is asked for again does not come back', async ({ page }) => {
  await hearEvents(page);
  const slides = [{ slide: { slideshow: { hal: 1 } } }, {}, {}];
  await openMade(page, madeModule({ slides, fadeMs: [30, 60_000, 30] }));
  await request(page, '+1');
  await whenHeard(page, 'sr.slide.beforeChange', 2);
  await request(page, '#1');
  await whenAtRest(page);
  const player = await playerHandle(page);
  expect(await player.evaluate(({ order }) => order)).toEqual(['2', '3']);
  expect(['2', '3']).toContain(await currentSlide(page));
  await expect(page.locator('sr7-slide[data-current]')).toHaveAttribute('aria-label', /^[12] of 2$/);
});

test('an element that stands in the page before its script fetches its module once and plays it once', async ({
  page,
}) => {
  await hearEvents(page);
  let fetched = 0;
  page.on('request', (each) => void (each.url().endsWith('/made.json') && fetched++));
  await openMade(page, madeModule(), { scriptLast: true });
  await whenAtRest(page);
  await page.waitForLoadState('networkidle');
  expect(fetched).toBe(1);
  expect(await heard(page, 'sr.slide.beforeChange')).toHaveLength(1);
});

const COUNTER = 'Slide {{current_slide_index}} of {{total_slide_count}}';

test('a counter that is still coming in by letters counts on (server-drawn page)', async ({ page }) => {
  const letters = {
    all: [
      { t: 0, d: 0, o: 0 },
      { t: 0, d: 30_000, o: 1 },
    ],
  };
  const tl = { in: { ...frames({ t: 0, d: 0, o: 1 }, { t: 0, d: 10, o: 1 }), chars: letters } };
  await openIsland(
    page,
    madeModule({ global: { layers: { 1: textLayer(1, COUNTER, { tl }) } }, fadeMs: 30 }),
  );
  const counter = page.locator('.sr7-global .sr7-layer');
  await page.waitForFunction(() => document.querySelectorAll('.sr7-global .sr7-layer *').length > 8);
  await request(page, '+1');
  await page.locator('sr7-slide[data-current][data-key="2"]').waitFor();
  await animationRate(page, 100);
  await whenAtRest(page);
  await expect(counter).toHaveText('Slide 2 of 3');
});

test('a counter whose other text shows keeps it, and counts on underneath (server-drawn page)', async ({
  page,
}) => {
  const global = {
    layers: { 1: textLayer(1, COUNTER, { toggle: { text: 'Hidden' } }) },
    slide: { actions: [{ a: 'toggleClass', class: 'on', evt: 'click', src: [1] }] },
  };
  await openIsland(page, madeModule({ global, fadeMs: 30 }));
  const counter = page.locator('.sr7-global .sr7-layer');
  await counter.click();
  await expect(counter).toHaveText('Hidden');
  await request(page, '+1');
  await whenAtRest(page);
  expect.soft(await counter.textContent()).toBe('Hidden');
  await counter.click();
  await expect(counter).toHaveText('Slide 2 of 3');
});

/** A layer over which the pointer holds the show. */
const holding = madeModule({
  settings: { slideshow: { auto: true }, default: { len: 60_000 } },
  slides: [
    {
      layers: { 1: textLayer(1, 'Hold') },
      slide: {
        actions: [
          { a: 'pause', evt: 'mouseenter', src: [1] },
          { a: 'resume', evt: 'mouseleave', src: [1] },
        ],
      },
    },
    {},
  ],
});

async function passOver(page: Page): Promise<void> {
  await page.getByText('Hold').hover();
  await page.mouse.move(900, 300);
  await whenHeard(page, 'sr.layer.action', 2);
}

test('what the author resumes on the way does not undo the visitor’s pause', async ({ page }) => {
  await hearEvents(page);
  await openMade(page, holding);
  const player = await playerHandle(page);
  await player.evaluate((each) => each.pause());
  await passOver(page);
  expect(await player.evaluate(({ slideshow }) => slideshow)).toBe('paused');
});

test('what the author resumes on the way does not start a show for a visitor who wants less motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await hearEvents(page);
  await openMade(page, holding);
  await passOver(page);
  expect(await (await playerHandle(page)).evaluate(({ slideshow }) => slideshow)).toBe('paused');
});

test('a module that is taken out of the page scrolls it no further', async ({ page }) => {
  const slides = [
    {
      layers: { 1: textLayer(1, 'Down', { tag: 'button', subtype: 'button' }) },
      slide: { actions: [{ a: 'scrollbelow', evt: 'click', src: [1], s: 2000 }] },
    },
  ];
  await openMade(page, madeModule({ slides }), {
    before: '<style>*{overflow-anchor:none}</style><div style="height:300px"></div>',
    after: '<div style="height:5000px"></div>',
  });
  await page.getByRole('button', { name: 'Down' }).click();
  await page.waitForFunction(() => scrollY > 200);
  const [before, after] = await page.evaluate(async () => {
    document.querySelector('vitrine-module')?.remove();
    const at = scrollY;
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300)));
    return [at, scrollY];
  });
  expect(after).toBe(before);
});

test('a module that is taken out of the page in a change sets off no action any more', async ({ page }) => {
  const slides = [
    { slide: { actions: [{ a: 'event', ev: 'left', evt: 'leftstage', src: [] }] } },
    { slide: { actions: [{ a: 'event', ev: 'entered', evt: 'enteredstage', src: [] }] } },
  ];
  await openMade(page, madeModule({ slides, fadeMs: 60_000 }));
  await request(page, '+1');
  await page.locator('sr7-slide[data-leaving]').waitFor();
  const told = await page.evaluate(() => {
    const names: string[] = [];
    for (const name of ['left', 'entered']) document.addEventListener(name, () => names.push(name));
    document.querySelector('vitrine-module')?.remove();
    return names;
  });
  expect(told).toEqual([]);
});

test('a link that has left with its out scene cannot be reached by Tab', async ({ page }) => {
  const link = textLayer(1, 'Offer', { tag: 'a', href: '/offer', tl: sliding(50) });
  await openMade(page, madeModule({ slides: [{ layers: { 1: link } }] }), {
    after: '<a href="/x">After</a>',
  });
  await whenAtRest(page);
  await (await playerHandle(page)).evaluate((player) => player.playScene('1', 'out'));
  await whenAtRest(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'After' })).toBeFocused();
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
  await expect.poll(entries, { timeout: 3000 }).toBe(2);
});

const looping: Json = {
  in: {
    ...frames({ t: 0, d: 0, o: 0 }, { t: 0, d: 50, o: 1 }),
    loop: {
      all: [
        { t: 0, d: 0, y: 0, rep: { r: -1, y: true } },
        { t: 0, d: 400, y: 30, rep: { r: -1, y: true } },
      ],
    },
  },
};

test('loops stop when the visitor asks for less motion while they run', async ({ page }) => {
  await openMade(page, madeModule({ slides: [{ layers: { 1: textLayer(1, 'Afloat', { tl: looping }) } }] }));
  await whenAtRest(page);
  const running = (): Promise<number> =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  expect(await running()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(running, { timeout: 2000 }).toBe(0);
});

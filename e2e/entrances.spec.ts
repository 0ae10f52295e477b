import { readFileSync } from 'node:fs';
import { expect, type Page, type Route, test } from '@playwright/test';
import { openDrawn } from './support/drawnPage.ts';
import { fasterTime } from './support/fasterTime.ts';
import { frames, madeModule, sliding, textLayer } from './support/madeModule.ts';
import { openMade, showMade } from './support/openMade.ts';
import { whenAtRest, whenLive } from './support/player.ts';

const PLAYER = '**/vitrine-parts/player-*.js';

interface Look {
  readonly layer: string;
  readonly isSeen: boolean;
  readonly isLive: boolean;
}

declare global {
  interface Window {
    readonly looks: Look[];
  }
}

const module = madeModule({
  slides: [
    {
      layers: {
        1: textLayer(1, 'Stands'),
        2: textLayer(2, 'Slides', { tl: sliding(300, 200) }),
        3: textLayer(3, 'In words', {
          tl: {
            in: {
              content: {
                all: [
                  { t: 300, d: 0 },
                  { t: 300, d: 300 },
                ],
              },
              words: {
                use: true,
                d: 5,
                all: [
                  { o: 0, y: 20 },
                  { o: 1, y: 0, e: 'none' },
                ],
              },
            },
          },
        }),
        4: { id: 4, type: 'shape', size: { w: '100px', h: 'auto' }, tl: sliding(300, 300) },
      },
    },
  ],
  global: {
    layers: {
      5: textLayer(5, 'Of all', { tl: { in: frames({ t: 200, d: 0, o: 0 }, { t: 200, d: 300, o: 1 }) } }),
    },
  },
});

/** Looks at every layer before every frame. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const looks: Look[] = [];
    Object.assign(window, { looks });
    const isSeen = (element: Element): boolean => {
      const { visibility } = getComputedStyle(element);
      let opacity = visibility === 'hidden' ? 0 : 1;
      for (let each: Element | null = element; each; each = each.parentElement)
        opacity *= Number(getComputedStyle(each).opacity);
      // What no screen shows is there so that browsers count its paint.
      return opacity > 0.002;
    };
    const look = (): void => {
      const root = document.querySelector('vitrine-module')?.shadowRoot ?? document;
      const module = root.querySelector('sr7-module') ?? document.querySelector('sr7-module');
      for (const layer of module?.querySelectorAll('sr7-slide .sr7-layer:not(sr7-bg)') ?? [])
        looks.push({
          layer: layer.id.split('-').at(-1) ?? '',
          isSeen: isSeen(layer) && [...layer.querySelectorAll('*')].every(isSeen),
          isLive: 'vitrine' in (module ?? {}),
        });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** Requests that wait until they are let go. */
function holding(): { readonly hold: (route: Route) => Promise<void>; readonly letGo: () => void } {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => void (letGo = resolve));
  return { letGo: () => letGo(), hold: async (route) => gone.then(() => route.continue()) };
}

const seen = (page: Page, isLive: boolean): Promise<string[]> =>
  page.evaluate(
    (live) => [
      ...new Set(
        window.looks.filter((look) => look.isSeen && look.isLive === live).map(({ layer }) => layer),
      ),
    ],
    isLive,
  );

const DOORS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a document': (page) => showMade(page, module, { isPainted: true }),
  'what a server has drawn': (page) => openDrawn(page, module, { isPlayed: false }),
  'what a server has drawn and read': (page) => openDrawn(page, module, { isPlayed: true }),
};

for (const [name, open] of Object.entries(DOORS)) {
  test(`from ${name}, layers that enter are not seen before they do, and others at once`, async ({
    page,
  }) => {
    const player = holding();
    await watch(page);
    await page.route(PLAYER, player.hold);
    await open(page);
    await page.waitForFunction(() => window.looks.filter(({ layer }) => layer === '1').length > 5);
    expect(await seen(page, false)).toEqual(['1']);
    player.letGo();
    await whenLive(page);
    await whenAtRest(page);
    await page.waitForFunction(() => window.looks.some(({ layer, isSeen }) => layer === '5' && isSeen));
    const flickers = await page.evaluate(() =>
      window.looks.filter(
        (look, index) =>
          !look.isSeen &&
          window.looks.slice(0, index).some(({ layer, isSeen }) => isSeen && layer === look.layer),
      ),
    );
    expect(flickers).toEqual([]);
    expect((await seen(page, false)).filter((layer) => layer !== '1')).toEqual([]);
    expect((await seen(page, true)).toSorted()).toEqual(['1', '2', '3', '4', '5']);
  });

  test(`from ${name}, everything shows at rest where nothing can play it`, async ({ page }) => {
    await page.route(PLAYER, (route) => route.abort());
    await open(page);
    for (const text of ['Stands', 'Slides', 'In words', 'Of all'])
      await expect(page.getByText(text)).toBeVisible();
  });
}

test('layers that enter show after a while when what plays them does not come at all', async ({ page }) => {
  await fasterTime(page, 30);
  await page.route(PLAYER, () => undefined);
  await openDrawn(page, module, { isPlayed: true });
  await expect(page.getByText('Stands')).toBeVisible();
  await expect(page.getByText('Slides')).toBeVisible();
});

/** How long a first slide waits for its fonts at the most. */
const FONT_WAIT_MS = 500;

for (const [when, isSent] of [
  ['wait for their font', true],
  ['do not wait for ever for it', false],
] as const)
  test(`texts that come in ${when}`, async ({ page }) => {
    const font = readFileSync('apps/site/demo/fonts/fraunces-latin-opsz-normal.woff2');
    await page.route('**/slow.css', (route) =>
      route.fulfill({
        contentType: 'text/css',
        body: '@font-face{font-family:Slow;font-display:swap;src:url(/slow.woff2) format("woff2")}',
      }),
    );
    await page.route('**/slow.woff2', async (route) => {
      if (!isSent) return;
      await new Promise((resolve) => setTimeout(resolve, FONT_WAIT_MS / 2));
      await route.fulfill({ contentType: 'font/woff2', body: font });
    });
    await page.addInitScript((waitMs) => {
      let drawnMs = Infinity;
      document.addEventListener('sr.module.drawn', () => (drawnMs = performance.now()));
      const begin = (): void => {
        const isLate = performance.now() - drawnMs >= waitMs;
        const found = document.fonts.check('16px Slow') ? 'there' : isLate ? 'late' : 'missing';
        document.documentElement.setAttribute('data-font', found);
      };
      document.addEventListener('sr.slide.beforeChange', begin, { once: true });
    }, FONT_WAIT_MS);
    const settings = { fonts: { Slow: { name: 'Slow', custom: true, url: '/slow.css' } } };
    const layer = textLayer(1, 'Slow but sure', { font: { family: 'Slow' }, tl: sliding(100) });
    await openMade(page, madeModule({ settings, slides: [{ layers: { 1: layer } }, {}] }));
    await whenAtRest(page);
    await expect(page.getByText('Slow but sure')).toHaveCSS('opacity', '1');
    // On a machine that takes longer than that for everything, it may be late.
    const found = (await page.locator('html').getAttribute('data-font')) ?? '';
    expect(isSent ? ['there', 'late'] : ['late']).toContain(found);
  });

test('a text that fades in is counted as painted when it comes, not when its fade is over', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const painted = (list: PerformanceObserverEntryList): void => {
      for (const { startTime } of list.getEntries())
        document.documentElement.setAttribute('data-largest', String(startTime));
    };
    new PerformanceObserver(painted).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const fade = { in: frames({ t: 0, d: 0, o: 0 }, { t: 200, d: 600_000, o: 1 }) };
  const layer = textLayer(1, 'The largest paint', { font: { size: ['80px'] }, tl: fade });
  await openMade(page, madeModule({ slides: [{ layers: { 1: layer } }, {}] }), { isPainted: true });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-largest', /\d/);
  // It is told while the text still comes.
  expect(Number(await page.locator('.l1-1').evaluate((text) => getComputedStyle(text).opacity))).toBeLessThan(
    1,
  );
});

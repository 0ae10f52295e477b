import { expect, test } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { countHeld, held } from './support/countHeld.ts';
import { heard, hearEvents } from './support/heardEvents.ts';
import { type Json, madeModule, sliding, textLayer } from './support/madeModule.ts';
import { addMade, openMade, showMade } from './support/openMade.ts';
import { request, whenAtRest, whenLive } from './support/player.ts';

const busy: Json = madeModule({
  settings: {
    slideshow: { auto: true, sOH: true, fOB: true },
    default: { len: 60_000 },
    browser: { useURLDeeplink: true },
  },
  slides: [1, 2, 3].map((number) => ({
    layers: {
      1: textLayer(1, `Text ${number}`, {
        tl: sliding(60_000),
        hov: { u: true, frame: { x: '10px' } },
      }),
      2: textLayer(2, 'Words', {
        tl: {
          in: {
            words: {
              all: [
                { t: 0, d: 0, o: 0 },
                { t: 0, d: 60_000, o: 1 },
              ],
            },
          },
        },
      }),
    },
    slide: {
      attr: { deepLink: `slide-${number}` },
      actions: [
        { a: 'next', evt: 'document:event', src: [] },
        { a: 'next', evt: 'load', src: [1], d: 60_000 },
      ],
    },
  })),
  global: { layers: { 1: textLayer(1, 'Always', { tl: sliding(60_000) }) } },
  fadeMs: 60_000,
});

test('a module that is taken out of the page in the middle of a change leaves nothing behind', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await countHeld(page);
  await showMade(page, busy, { element: '' });
  // What the test's own tools hold is there from their first use on.
  await page.waitForFunction(() => document.readyState === 'complete');
  const before = await held(page);
  await addMade(page);
  await request(page, '+1');
  await page.locator('sr7-slide[data-leaving]').waitFor();
  const during = await held(page);
  expect(during.timers).toBeGreaterThan(before.timers);
  expect(during.observers).toBeGreaterThan(before.observers);
  expect(during.listeners).toContain('MediaQueryList change');
  expect(during.listeners).toContain('HTMLDocument visibilitychange');
  await page.evaluate(() => document.querySelector('vitrine-module')?.remove());
  await expect.poll(() => held(page)).toEqual(before);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.evaluate(() => document.dispatchEvent(new Event('document:event')));
  expect(errors).toEqual([]);
});

test('a module that comes back starts anew, once', async ({ page }) => {
  await countHeld(page);
  await openMade(page, madeModule({ settings: { slideshow: { auto: true }, default: { len: 60_000 } } }));
  await whenAtRest(page);
  const first = await held(page);
  await page.evaluate(() => {
    const element = document.querySelector('vitrine-module');
    element?.remove();
    document.body.append(element ?? '');
  });
  await page.locator('sr7-slide[data-current]').waitFor();
  await whenAtRest(page);
  await expect.poll(async () => (await held(page)).listeners).toEqual(first.listeners);
  await expect(page.locator('sr7-module')).toHaveCount(1);
});

test('another address shows another module in the same place', async ({ page }) => {
  const errors = collectErrors(page);
  await countHeld(page);
  await openMade(page, busy);
  const module = madeModule({ settings: { alias: 'other' } });
  await page.route('**/other.json', (route) => route.fulfill({ json: module }));
  await page.evaluate(() => document.querySelector('vitrine-module')?.setAttribute('src', '/other.json'));
  await page.locator('sr7-module[data-alias="other"]').waitFor();
  await whenLive(page);
  await whenAtRest(page);
  await expect(page.locator('sr7-module')).toHaveCount(1);
  expect((await held(page)).listeners).not.toContain('HTMLDocument document:event');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(errors).toEqual([]);
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

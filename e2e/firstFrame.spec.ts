import { expect, type Page, test } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { demoAliases } from './support/demoAliases.ts';
import { fasterTime } from './support/fasterTime.ts';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { inManyParts, inTwoParts } from './support/slowSite.ts';
import { boxDifferences, layerBoxes } from './support/layerBoxes.ts';
import { layoutShifts } from './support/layoutShifts.ts';
import { whenAtRest, whenLive } from './support/player.ts';
import { expectFewScripts, goNowhere, scriptsOf } from './support/scriptFiles.ts';
import { withoutFonts } from './support/withoutFonts.ts';

/** Each is a level of its own. In the first it is loaded; only CSS answers to the others, of which every other module has the same two. */
const WIDTHS = [
  [360, 778, 1280],
  [360, 1024, 1920],
];

/** Nothing in the first slides of these can take the focus. */
const UNREACHED = ['carousel-vertical', 'thumbs-gallery', 'two-hundred'];

/** Whatever it lies on, and whatever the author's styles say: a ring that is light and dark. */
async function expectRing(page: Page): Promise<void> {
  const control = page.locator('sr7-slide[data-current] :is(a, button)').first();
  await control.focus();
  await page.keyboard.press('Shift');
  const { boxShadow, ...ring } = await control.evaluate((element) => {
    const { outlineColor, outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return { outlineColor, outlineStyle, outlineWidth, boxShadow };
  });
  expect(ring).toEqual({
    outlineColor: 'rgb(255, 255, 255)',
    outlineStyle: 'solid',
    outlineWidth: '3px',
  });
  expect(boxShadow).toContain('rgb(0, 0, 0) 0px 0px 0px 8px');
}

test.describe('a module of the demo stands the same with scripts off and alive, moves nothing, asks for few files, has no fault and shows the focus', () => {
  // One after the other in the same pages: in pages of its own each would have all scripts read anew.
  test.describe.configure({ mode: 'default' });

  /** Without scripts; at rest, for what moves on its own is elsewhere by the time that it is measured; and as visitors have it. */
  let pages: Readonly<Record<'still' | 'calm' | 'lively', Page>>;
  let errors: readonly string[][];
  let asked: string[];
  test.beforeAll(async ({ browser }) => {
    const [still, calm, lively] = [
      await browser.newPage({ javaScriptEnabled: false }),
      await browser.newPage({ reducedMotion: 'reduce' }),
      await browser.newPage(),
    ];
    pages = { still, calm, lively };
    errors = [calm, lively].map(collectErrors);
    await Promise.all(Object.values(pages).map(withoutFonts));
    await lively.setViewportSize({ width: 1280, height: 720 });
    await fasterTime(lively, 8);
    await goNowhere(lively);
    asked = scriptsOf(lively);
  });
  // Nothing goes on moving where nobody looks.
  test.afterEach(() =>
    Promise.all(Object.values(pages).map((each) => each.evaluate(() => document.body.replaceChildren()))),
  );
  test.afterAll(() => Promise.all(Object.values(pages).map((each) => each.context().close())));

  for (const [index, alias] of demoAliases.entries()) {
    const widths = WIDTHS[index % WIDTHS.length] ?? [];
    test(alias, async ({ baseURL }) => {
      const { still, calm, lively } = pages;
      const url = `${baseURL}/modules/${alias}`;
      for (const width of widths) {
        await test.step(`${width} px`, async () => {
          for (const each of [calm, still]) await each.setViewportSize({ width, height: 900 });
          const isFirst = width === widths[0];
          // Without scripts only CSS answers to another width: it need not be loaded again.
          if (isFirst) await Promise.all([calm, still].map((each) => each.goto(url)));
          await whenLive(calm);
          await whenAtRest(calm);
          expect(boxDifferences(await layerBoxes(still), await layerBoxes(calm))).toEqual([]);
          const wider = await calm.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect({ width, wider: Math.max(wider, 0) }).toEqual({ width, wider: 0 });
          if (!isFirst) return;
          expect(await layoutShifts(calm)).toEqual([]);
          // What stands around all modules is looked at with the first.
          expect(await findAccessibilityFaults(calm, index === 0 ? 'html' : 'main')).toEqual([]);
        });
      }
      await test.step('as it comes in', async () => {
        asked.length = 0;
        const response = await lively.goto(url);
        await whenLive(lively);
        await whenAtRest(lively);
        expect(await layoutShifts(lively)).toEqual([]);
        expectFewScripts(asked, (await response?.text()) ?? '');
      });
      if (!UNREACHED.includes(alias)) await test.step('with the focus', () => expectRing(lively));
      expect(errors).toEqual([[], []]);
    });
  }
});

test('a page that comes in two parts, cut before the slides, moves nothing', async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 900 });
  const slow = await inTwoParts(baseURL ?? '', '<sr7-content');
  await page.goto(`${slow.url}/modules/two-hundred`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  // Browsers paint before they have read all that has come.
  await expect(page.locator('sr7-bullet').first()).toBeAttached();
  slow.goOn();
  await whenLive(page);
  await whenAtRest(page);
  expect(await layoutShifts(page)).toEqual([]);
  await page.goto('about:blank');
  slow.close();
});

// Rows that are centred and layers at the foot would move with each part of the slide that comes.
for (const [alias, width] of [
  ['editorial', 360],
  ['split-hero', 1280],
] as const)
  test(`${alias} moves nothing at ${width} px on a line so slow that every state of it is painted`, async ({
    page,
    baseURL,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await withoutFonts(page);
    await page.setViewportSize({ width, height: 900 });
    const slow = await inManyParts(baseURL ?? '', 9);
    await page.goto(`${slow.url}/modules/${alias}`);
    await whenLive(page);
    await whenAtRest(page);
    expect(await layoutShifts(page)).toEqual([]);
    await page.goto('about:blank');
    slow.close();
  });

test('a script that comes before the last slides waits for them, and moves nothing', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withoutFonts(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const slow = await inTwoParts(baseURL ?? '', '</sr7-slide>');
  await page.goto(`${slow.url}/modules/carousel`, { waitUntil: 'commit' });
  await page.waitForFunction(() => customElements.get('sr7-module'));
  const live = whenLive(page).then(() => 'live');
  // Time for what does not wait.
  expect(await Promise.race([live, page.waitForTimeout(1000)])).toBeUndefined();
  slow.goOn();
  await live;
  await whenAtRest(page);
  expect(await layoutShifts(page)).toEqual([]);
  await page.goto('about:blank');
  slow.close();
});

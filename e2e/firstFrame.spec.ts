import { expect, test } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { demoAliases } from './support/demoAliases.ts';
import { fasterTime } from './support/fasterTime.ts';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { boxDifferences, layerBoxes } from './support/layerBoxes.ts';
import { layoutShift } from './support/layoutShift.ts';
import { whenAtRest, whenLive } from './support/player.ts';

const WIDTHS = [360, 778, 1024, 1280, 1920];

for (const alias of demoAliases) {
  test(`${alias} stands the same with scripts off and alive, moves nothing and has no fault`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const errors = collectErrors(page);
    // At rest: what moves on its own is elsewhere by the time that it is measured.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const still = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    // Fonts are optional: the first visit may do without them, every later one has them.
    for (const each of [still, page]) await each.goto(`/modules/${alias}`, { waitUntil: 'networkidle' });
    // Without scripts only CSS answers to another width: it need not be loaded again.
    await still.reload();
    for (const width of WIDTHS) {
      await test.step(`${width} px`, async () => {
        for (const each of [page, still]) await each.setViewportSize({ width, height: 900 });
        await page.goto(`/modules/${alias}`);
        await whenLive(page);
        await whenAtRest(page);
        expect(boxDifferences(await layerBoxes(still), await layerBoxes(page))).toEqual([]);
        expect(await layoutShift(page)).toBe(0);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        ).toBeLessThanOrEqual(0);
        expect(await findAccessibilityFaults(page)).toEqual([]);
      });
    }
    await still.close();
    expect(errors).toEqual([]);
  });

  test(`${alias} shifts nothing on the page while it comes in`, async ({ page }) => {
    await fasterTime(page, 8);
    await page.goto(`/modules/${alias}`);
    await whenLive(page);
    await whenAtRest(page);
    expect(await layoutShift(page)).toBe(0);
  });
}

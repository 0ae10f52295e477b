import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { demoAliases } from './support/demoAliases.ts';
import { fasterTime } from './support/fasterTime.ts';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { boxDifferences, layerBoxes } from './support/layerBoxes.ts';
import { layoutShift } from './support/layoutShift.ts';
import { whenAtRest, whenLive } from './support/player.ts';
import { expectFewScripts, goNowhere, scriptsOf } from './support/scriptFiles.ts';

/** Each is a level of its own. In the first it is loaded anew: only that could shift anything, or change what is named. */
const WIDTHS = { loaded: [360, 1280], resized: [778, 1024, 1920] };
/** What a screen reader finds is the same at all of them. */
const READ_AT = 360;

for (const alias of demoAliases) {
  test(`${alias} stands the same with scripts off and alive, moves nothing, asks for few files and has no fault`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const errors = collectErrors(page);
    // At rest: what moves on its own is elsewhere by the time that it is measured.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const still = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    // On the first visit fonts come when they come, on every later one they are there.
    await Promise.all([still, page].map((each) => each.goto(`/modules/${alias}`)));
    await page.evaluate(() => document.fonts.ready);
    // Without scripts only CSS answers to another width: it need not be loaded again.
    await still.reload();
    const isTheSame = async (width: number): Promise<void> => {
      await whenAtRest(page);
      expect(boxDifferences(await layerBoxes(still), await layerBoxes(page))).toEqual([]);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect({ width, wider: Math.max(wider, 0) }).toEqual({ width, wider: 0 });
    };
    for (const width of WIDTHS.loaded) {
      await test.step(`${width} px`, async () => {
        for (const each of [page, still]) await each.setViewportSize({ width, height: 900 });
        await page.goto(`/modules/${alias}`);
        await whenLive(page);
        await isTheSame(width);
        expect(await layoutShift(page)).toBe(0);
        if (width === READ_AT) expect(await findAccessibilityFaults(page)).toEqual([]);
      });
    }
    for (const width of WIDTHS.resized) {
      await test.step(`${width} px`, async () => {
        for (const each of [page, still]) await each.setViewportSize({ width, height: 900 });
        await isTheSame(width);
      });
    }
    await still.close();
    await test.step('as it comes in', async () => {
      await fasterTime(page, 8);
      // Faster time gives fonts less of it: what they would move is not the module's doing.
      await page.route('**/fonts/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
      await page.emulateMedia({ reducedMotion: null });
      await page.setViewportSize({ width: 1280, height: 720 });
      await goNowhere(page);
      const asked = scriptsOf(page);
      const response = await page.goto(`/modules/${alias}`);
      await whenLive(page);
      await whenAtRest(page);
      expect(await layoutShift(page)).toBe(0);
      expectFewScripts(asked, (await response?.text()) ?? '');
    });
    expect(errors).toEqual([]);
  });
}

test('a page that comes in two parts, cut before the slides, moves nothing', async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 900 });
  let comeOn = (): void => {};
  const painted = new Promise<void>((resolve) => {
    comeOn = resolve;
  });
  const slow = createServer(async (request, response) => {
    const whole = await fetch(new URL(request.url ?? '/', baseURL));
    const type = whole.headers.get('content-type') ?? '';
    const body = Buffer.from(await whole.arrayBuffer());
    const at = type.startsWith('text/html') ? body.indexOf('<sr7-content') : -1;
    response.writeHead(whole.status, { 'content-type': type });
    if (at > 0) {
      response.write(body.subarray(0, at));
      await painted;
    }
    response.end(body.subarray(Math.max(at, 0)));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => slow.once('listening', resolve));
  await page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/modules/two-hundred`, {
    waitUntil: 'commit',
  });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect(await page.locator('sr7-bullet').count()).toBeGreaterThan(0);
  comeOn();
  await whenLive(page);
  await whenAtRest(page);
  expect(await layoutShift(page)).toBe(0);
  await page.goto('about:blank');
  slow.closeAllConnections();
  slow.close();
});

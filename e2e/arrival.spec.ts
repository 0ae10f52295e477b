import { expect, type Page, test } from '@playwright/test';
import { layerPoses, poseDifferences } from './support/layerPoses.ts';
import { type PlayingElement, whenAtRest, whenLive } from './support/player.ts';

const DEMO = '/modules/product-hero';
const SCRIPT = '**/vitrine.js';

interface Sight {
  readonly isLive: boolean;
  readonly isSeen: boolean;
  readonly isAtRest: boolean;
}

declare global {
  interface Window {
    readonly sights: Sight[];
  }
}

/** Looks at a layer that slides in, before every frame. */
async function watchLayer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sights: Sight[] = [];
    Object.assign(window, { sights });
    const look = (): void => {
      const layer = document.querySelector('.l1001-2');
      if (layer) {
        const { visibility, opacity, transform } = getComputedStyle(layer);
        sights.push({
          isLive: 'vitrine' in (layer.closest('sr7-module') ?? {}),
          isSeen: visibility === 'visible' && Number(opacity) > 0,
          isAtRest: opacity === '1' && (transform === 'none' || new DOMMatrix(transform).isIdentity),
        });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

test('when the script is late, layers show without it, and do not come in again', async ({ page }) => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => void (arrive = resolve));
  await page.route(SCRIPT, async (route) => {
    await arrival;
    await route.continue();
  });
  await watchLayer(page);
  await page.goto(DEMO, { waitUntil: 'commit' });
  // Pages come in parts: what is below the module has come when all of it has.
  await page.locator('.site-footer').waitFor({ state: 'attached' });
  await page.waitForFunction(() => window.sights.some(({ isSeen, isAtRest }) => isSeen && isAtRest));
  // Each has waited since it came: those that came later show later.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter((each) => each instanceof CSSAnimation && each.animationName === 'sr7-appear')
      .every(({ playState }) => playState === 'finished'),
  );
  const before = await layerPoses(page);
  expect(before.length).toBeGreaterThan(10);
  arrive();
  await whenLive(page);
  await whenAtRest(page);
  const sights = await page.evaluate(() => window.sights);
  const shown = sights.findIndex(({ isSeen }) => isSeen);
  expect(sights[shown]).toEqual({ isLive: false, isSeen: true, isAtRest: true });
  expect(sights.slice(shown).filter(({ isSeen, isAtRest }) => !isSeen || !isAtRest)).toEqual([]);
  expect(poseDifferences(before, await layerPoses(page))).toEqual([]);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect).target)
      .filter((target) => target?.closest('sr7-slide'))
      .map((target) => target?.localName),
  );
  expect([...new Set(moving)]).toEqual(['sr7-loop']);
});

test('layers wait for a script that is in time, and are not seen before they come in', async ({ page }) => {
  // However slow the machine: in time is what comes before this.
  await page.route(`**${DEMO}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('sr7-appear 1.2s', 'sr7-appear 20s'),
    });
  });
  await watchLayer(page);
  await page.goto(DEMO);
  await whenLive(page);
  await page.waitForFunction(() => window.sights.some(({ isSeen, isAtRest }) => isSeen && isAtRest));
  const sights = await page.evaluate(() => window.sights);
  const firstSeen = sights.findIndex(({ isSeen }) => isSeen);
  const firstAtRest = sights.findIndex(({ isSeen, isAtRest }) => isSeen && isAtRest);
  expect(firstSeen).toBeGreaterThan(0);
  expect(sights[firstSeen]).toMatchObject({ isLive: true, isAtRest: false });
  expect(firstAtRest).toBeGreaterThan(firstSeen);
});

test('a script that never comes leaves the first slide for the visitor to see', async ({ page }) => {
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto(DEMO);
  await expect(page.getByRole('link', { name: 'Shop Kestrel' })).toBeVisible();
  await expect(page.getByText('Wireless headphones').first()).toBeVisible();
  const hasPlayer = await page
    .locator('sr7-module')
    .evaluate((element) => (element as PlayingElement).vitrine !== undefined);
  expect(hasPlayer).toBe(false);
});

import { expect, test } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { demoAliases, demoLinks } from './support/demoAliases.ts';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';

test('the list shows every module with a live preview, without a fault, and leads to it by keyboard', async ({
  page,
}) => {
  const errors = collectErrors(page);
  // Previews that play are painted all the time; what modules do then is held for each (`firstFrame.spec.ts`).
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/modules');
  await expect(page.locator('.module-cards li')).toHaveCount(demoAliases.length);
  const first = page.locator('.module-cards a').first();
  await expect(page.frameLocator('iframe >> nth=0').locator('sr7-module')).toBeVisible();
  expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main sr7-module')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a module that does not exist is a friendly 404', async ({ page }) => {
  const response = await page.goto('/modules/nothing-here');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('every link of the demo modules leads somewhere', async ({ request }) => {
  const written = demoAliases.flatMap((alias) => demoLinks(alias));
  const links = [...new Set(written)];
  expect(links.length).toBeGreaterThan(10);
  const answers = await Promise.all(
    links.map(async (link) => `${(await request.get(link)).status()} ${link}`),
  );
  expect(answers.filter((answer) => !answer.startsWith('200'))).toEqual([]);
});

test('only the first slide’s pictures are fetched before it lives, the main one first', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage(baseURL ? { baseURL } : {});
  await page.route(/\.js(?:\?|$)/, (route) => route.abort());
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/demo/media/'))
      pictures.push(request.url());
  });
  await page.goto('/modules/thumbs-gallery', { waitUntil: 'networkidle' });
  const main = page.locator('sr7-slide[data-current] sr7-bg > img');
  await expect(main).toHaveAttribute('fetchpriority', 'high');
  await expect(main).toHaveAttribute('width', /^\d+$/);
  await expect(main).toHaveAttribute('height', /^\d+$/);
  const inFrame = await page
    .locator('sr7-slide:not([hidden]) img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((url) => !inFrame.includes(url))).toEqual([]);
  await page.close();
});

test('slides are groups "n of m" and only the current one can be reached', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/modules/product-hero');
  const region = page.getByRole('region', { name: /.+/ }).and(page.locator('sr7-module'));
  await expect(region).toHaveCount(1);
  await expect(page.locator('sr7-slide[data-current]')).toHaveAttribute('aria-label', /^1 of \d+$/);
  const others = page.locator('sr7-slide[data-key]:not([data-current]):not(.sr7-global)');
  // They come once the first one stands.
  await expect(others).not.toHaveCount(0);
  expect(await others.evaluateAll((slides) => slides.every((slide) => (slide as HTMLElement).inert))).toBe(
    true,
  );
});

test('two hundred slides cost the page what three do', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/modules/two-hundred');
  await expect(page.locator('sr7-slide:not(.sr7-global)')).toHaveCount(3);
  await expect(page.locator('sr7-slide[data-current]')).toHaveAttribute('aria-label', '1 of 200');
});

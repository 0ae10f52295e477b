import { expect, type Page, test } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { findAccessibilityFaults, RULES_OF_LOOKS } from './support/findAccessibilityFaults.ts';

/** By day by all rules, by night by those of looks. */
async function faultsByDayAndNight(page: Page): Promise<readonly string[]> {
  const byDay = await findAccessibilityFaults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await findAccessibilityFaults(page, 'html', RULES_OF_LOOKS);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...byDay, ...byNight.map((fault) => `dark ${fault}`)];
}

test('the home page is the shop’s, without an error or an accessibility fault in light or dark colours, in windows of any width; so is what is not there', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vitrine');
  await expect(page.getByRole('heading', { name: 'New in the shop' })).toBeVisible();
  expect(await faultsByDayAndNight(page)).toEqual([]);
  for (const width of [360, 768, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    // What scripts lay out follows the window.
    await expect
      .poll(async () => {
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        return { width, overflow: Math.max(overflow, 0) };
      })
      .toEqual({ width, overflow: 0 });
  }
  expect(errors).toEqual([]);
  // The first press of Tab offers to skip to the content.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  // So does the page for what is not there.
  const missing = await page.goto('/nowhere');
  expect(missing?.status()).toBe(404);
  expect(await faultsByDayAndNight(page)).toEqual([]);
});

import { expect, type Page, test } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { findAccessibilityFaults, PAGE_ITSELF, RULES_OF_LOOKS } from './support/findAccessibilityFaults.ts';
import { layoutShifts } from './support/layoutShifts.ts';
import { whenLive } from './support/player.ts';

/** By day by all rules, by night by those of looks. */
async function faultsByDayAndNight(
  page: Page,
  within: 'html' | typeof PAGE_ITSELF,
): Promise<readonly string[]> {
  const byDay = await findAccessibilityFaults(page, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await findAccessibilityFaults(page, within, RULES_OF_LOOKS);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...byDay, ...byNight.map((fault) => `dark ${fault}`)];
}

test('the home page is the shop’s and begins with its module, moving nothing, without an error or an accessibility fault in light or dark colours, in windows of any width; so is what is not there', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  // Its main picture stands in the HTML.
  expect(await response?.text()).toMatch(/<sr7-module[\s\S]*<img[^>]* fetchpriority="high"/i);
  await whenLive(page);
  expect(await layoutShifts(page)).toEqual([]);
  // What plays on would be painted all the time.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vitrine');
  await expect(page.getByRole('heading', { name: 'New in the shop' })).toBeVisible();
  expect(await faultsByDayAndNight(page, 'html')).toEqual([]);
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

  // So does the page for what is not there; what stands around it is the same.
  const missing = await page.goto('/nowhere');
  expect(missing?.status()).toBe(404);
  expect(await faultsByDayAndNight(page, PAGE_ITSELF)).toEqual([]);
});

import { expect, test } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { findAccessibilityFaults, RULES_OF_LOOKS } from './support/findAccessibilityFaults.ts';

for (const [colorScheme, rules] of [
  ['light', undefined],
  ['dark', RULES_OF_LOOKS],
] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('the home page is the shop’s, without an error or an accessibility fault, in windows of any width; so is what is not there', async ({
      page,
    }) => {
      const errors = collectErrors(page);
      const response = await page.goto('/');
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vitrine');
      await expect(page.getByRole('heading', { name: 'New in the shop' })).toBeVisible();
      expect(await findAccessibilityFaults(page, 'html', rules)).toEqual([]);
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
      expect(await findAccessibilityFaults(page, 'html', rules)).toEqual([]);
    });
  });
}

import { expect, test } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';

for (const path of ['/about/', '/studio/'])
  test(`the document of ${path} fits every width, and is accessible`, async ({ page }) => {
    const errors = collectErrors(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, `wider than ${width} px`).toBeLessThanOrEqual(0);
    }
    await expect(page.locator('.elementor h1')).toBeVisible();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

test('tabs of a document are walked by keys, and what was chosen shows', async ({ page }) => {
  await page.goto('/studio/');
  const tabs = page.locator('.e-n-tab-title');
  // Until its script has come, keys do nothing.
  await expect(async () => {
    await tabs.first().press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  const panels = page.locator('.e-n-tabs-content > [role=tabpanel]');
  await expect(panels.nth(1)).toBeVisible();
  await expect(panels.first()).toBeHidden();
});

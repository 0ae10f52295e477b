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

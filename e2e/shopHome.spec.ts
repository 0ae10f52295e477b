import { expect, test } from '@playwright/test';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page shows its module and leads to a category', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.home-hero sr7-slide[data-current]')).toBeVisible();
    await page.locator('.category-cards a').first().click();
    await expect(page).toHaveURL(/\/product-category\//);
  });
});

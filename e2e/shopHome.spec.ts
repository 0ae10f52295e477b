import { expect, test } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { layoutShifts } from './support/layoutShifts.ts';
import { whenLive } from './support/player.ts';

test('the home page begins with its module, whose main picture stands in the HTML', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).toMatch(/<sr7-module[\s\S]*<img[^>]* fetchpriority="high"/i);
  const errors = collectErrors(page);
  await page.goto('/');
  await whenLive(page);
  expect(await layoutShifts(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page shows its module and leads to a category', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.home-hero sr7-slide[data-current]')).toBeVisible();
    await page.locator('.category-cards a').first().click();
    await expect(page).toHaveURL(/\/product-category\//);
  });
});

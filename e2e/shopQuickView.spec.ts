import { expect } from '@playwright/test';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { test } from './support/leaveUnpainted.ts';

test('a product of a list is looked at and bought above the list, its makes come to life there, and Escape leads back to its button', async ({
  page,
}) => {
  await page.goto('/shop/');
  const dialog = page.locator('dialog.wd-quick-view');
  await page.locator('.product-type-variable a.open-quick-view').first().click();
  await expect(dialog.locator('form.variations_form')).toBeVisible();
  for (const select of await dialog.locator('select[data-attribute_name]').all()) {
    const value = await select.locator('option:not([value=""]):not(:disabled)').first().getAttribute('value');
    await select.selectOption(value);
  }
  await expect(dialog.locator('input.variation_id')).not.toHaveValue('0');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const button = page.locator('.product-type-simple a.open-quick-view').first();
  await button.click();
  await expect(dialog).toBeVisible();
  expect(await findAccessibilityFaults(page, 'dialog.wd-quick-view')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await dialog.locator('.single_add_to_cart_button').click();
  await expect(page.locator('.wd-header-cart .wd-tools-count').first()).toContainText('1');
});

test('where the shop cannot show it, the button leads to the product', async ({ page }) => {
  await page.goto('/shop/');
  await page.route('**/*wc-ajax=quick_view*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.locator('a.open-quick-view').first().click();
  await page.waitForURL('**/product/**');
});

test('a product’s page shows what was looked at before it, the last first', async ({ page, context }) => {
  const noted = async (): Promise<number> => {
    const all = await context.cookies();
    const seen = all.find(({ name }) => name === 'woocommerce_recently_viewed')?.value ?? '';
    return decodeURIComponent(seen).split('|').filter(Boolean).length;
  };
  await page.goto('/shop/');
  const links = await page
    .locator('.products .woocommerce-LoopProduct-link')
    .evaluateAll((all) => all.slice(0, 3).map((each) => each.getAttribute('href') ?? ''));
  for (const [index, link] of links.entries()) {
    await page.goto(link);
    // Its script notes it, which may be after the page has loaded: who leaves sooner has not looked at it.
    await expect.poll(noted).toBe(index + 1);
  }
  await page.locator('.recently-viewed-place').scrollIntoViewIfNeeded();
  const shown = page.locator('.recently-viewed .woocommerce-LoopProduct-link');
  await expect(shown).toHaveCount(2);
  expect(await shown.first().getAttribute('href')).toBe(links[1]);
});

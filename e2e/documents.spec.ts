import { expect } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { findAccessibilityFaults, PAGE_ITSELF } from './support/findAccessibilityFaults.ts';
import { test } from './support/leaveUnpainted.ts';
import { type OwnShop, startOwnShop } from './support/shop/ownShop.ts';

for (const path of ['/about/', '/studio/'])
  test(`the document of ${path} fits every width, and is accessible`, async ({ page }) => {
    const errors = collectErrors(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      // What scripts lay out follows the window.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
          message: `wider than ${width} px`,
        })
        .toBeLessThanOrEqual(0);
    }
    await expect(page.locator('.elementor h1')).toBeVisible();
    expect(await findAccessibilityFaults(page, PAGE_ITSELF)).toEqual([]);
    expect(errors).toEqual([]);
  });

test('a dialog opens by what asks for it, holds the focus, and closes by Escape and beside its box', async ({
  page,
}) => {
  const errors = collectErrors(page);
  // Until its script has come, the link leads to where the hours are written.
  await page.goto('/contact/', { waitUntil: 'networkidle' });
  const dialog = page.getByRole('dialog', { name: 'Opening hours' });
  const opener = page.getByRole('link', { name: 'Opening hours' });
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/contact\/$/);
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  expect(await findAccessibilityFaults(page, PAGE_ITSELF)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await opener.press('Enter');
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  expect(errors).toEqual([]);
});

const widget = (widgetType: string) => ({
  id: widgetType,
  elType: 'widget',
  widgetType,
  settings: {},
  elements: [],
});
const template = (kind: string, condition: string, ...widgets: readonly string[]) => ({
  kind,
  slug: kind,
  document: {
    conditions: [condition],
    content: [{ id: kind, elType: 'container', settings: {}, elements: widgets.map(widget) }],
  },
});

test.describe('in a shop of its own', () => {
  let shop: OwnShop;
  test.beforeAll(async () => {
    shop = await startOwnShop();
  });
  // Not at the end of the test: its page, which is open until then, holds connections for a minute.
  test.afterAll(() => shop.stop());

  test('what the shop has lives in templates of its products and lists', async ({ page }) => {
    await shop.addDocument(
      template(
        'product',
        'include/product',
        'woocommerce-breadcrumb',
        'woocommerce-product-images',
        'woocommerce-product-title',
        'woocommerce-product-price',
        'woocommerce-product-add-to-cart',
        'woocommerce-product-data-tabs',
      ),
    );
    await shop.addDocument(
      template('archive', 'include/product_archive', 'theme-archive-title', 'woocommerce-archive-products'),
    );
    const errors = collectErrors(page);
    await page.goto(`${shop.url}/product/moon-jar/`);
    await expect(page.locator('.elementor-widget-woocommerce-product-title h1')).toHaveText('Moon jar');
    await expect(page.locator('.product-top')).toHaveCount(0);
    expect(await findAccessibilityFaults(page, PAGE_ITSELF)).toEqual([]);
    for (const select of await page.locator('select[data-attribute_name]').all())
      await select.selectOption({ index: 1 });
    await expect(page.locator('.single_variation .price')).toBeVisible();
    await page.locator('.single_add_to_cart_button').click();
    await expect(page.locator('.cart-widget-side.wd-opened')).toContainText('Moon jar');
    await page.goto(`${shop.url}/shop/`);
    await expect(page.locator('.elementor-widget-theme-archive-title h1')).toHaveText('Shop');
    // The list has its script.
    await expect(page.locator('.list-told')).toBeAttached();
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
    await page.locator('a.page-numbers', { hasText: '2' }).first().click();
    await expect(page).toHaveURL(/\/shop\/page\/2\//);
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
    expect(errors).toEqual([]);
  });
});

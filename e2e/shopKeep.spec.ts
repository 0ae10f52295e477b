import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { test } from './support/leaveUnpainted.ts';

const hearts = (page: Page) => page.locator('.products .wd-wishlist-btn a');
const arrows = (page: Page) => page.locator('.products .wd-compare-btn a');
const counts = (page: Page, of: 'wishlist' | 'compare') => page.locator(`.wd-header-${of} .wd-tools-count`);
const cookie = async (page: Page, name: string): Promise<unknown> => {
  const all = await page.context().cookies();
  return JSON.parse(decodeURIComponent(all.find((each) => each.name === name)?.value ?? 'null'));
};

test('a guest’s wishes are kept in the browser, shown on every page, and taken out one by one or together', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('woodmart_add_to_wishlist')) asked.push(request.url());
  });
  await page.goto('/shop/');
  for (const index of [0, 1, 2]) {
    const id = await hearts(page).nth(index).getAttribute('data-product-id');
    await hearts(page).nth(index).click();
    await expect(hearts(page).nth(index)).toHaveClass(/added/);
    await expect(hearts(page).nth(index)).toContainText('Browse Wishlist');
    expect(Object.keys((await cookie(page, 'woodmart_wishlist_products')) as object)).toContain(id);
  }
  expect(asked).toEqual([]);
  await expect(counts(page, 'wishlist')).toHaveText(['3', '3']);
  await page.goto('/shop/');
  await expect(page.locator('.wd-wishlist-btn a.added')).toHaveCount(3);
  await expect(counts(page, 'wishlist')).toHaveText(['3', '3']);
  await hearts(page).first().click();
  await page.waitForURL('**/wishlist/');
  await expect(page.locator('.wd-wishlist-content .product')).toHaveCount(3);
  await page.locator('a.wd-wishlist-remove').first().click();
  await expect(page.locator('.wd-wishlist-content .product')).toHaveCount(2);
  await expect(counts(page, 'wishlist')).toHaveText(['2', '2']);
  for (const box of await page.locator('.wd-wishlist-checkbox').all()) await box.check();
  // Its script is there: without it nobody is asked.
  await expect(page.getByLabel('Select all')).toBeChecked();
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void (said.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  await page.getByRole('button', { name: 'Remove selected' }).click();
  await expect(page.locator('.wd-wishlist-content .product')).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove selected' }).click();
  await expect(page.locator('.wd-wishlist-content')).toContainText('This wishlist is empty');
  expect(said).toEqual(Array(2).fill('Do you really want to remove these products?'));
  expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
});

test('products are put beside each other once each, and leave the table without loading it again', async ({
  page,
}) => {
  await page.goto('/shop/');
  for (const index of [0, 1]) {
    await arrows(page).nth(index).click();
    await expect(arrows(page).nth(index)).toHaveClass(/added/);
  }
  expect(await cookie(page, 'woodmart_compare_list')).toHaveLength(2);
  await expect(counts(page, 'compare')).toHaveText(['2', '2']);
  await arrows(page).first().click();
  await page.waitForURL('**/compare/');
  const columns = page.locator('.wd-compare-table .wd-compare-remove');
  await expect(columns).toHaveCount(2);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await columns.first().click();
  await expect(columns).toHaveCount(1);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await expect(counts(page, 'compare')).toHaveText(['1', '1']);
});

test('a cookie that nobody can read is said so, and is as good as none', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'woodmart_compare_list', value: '%7Bbroken', url: baseURL ?? '' }]);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/shop/');
  await arrows(page).first().click();
  await expect(counts(page, 'compare').first()).toHaveText('1');
  expect(said).toContain('cant parse cookies json');
});

test('where the shop cannot take something off the list, that is said and the link is followed', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/shop/');
  await hearts(page).first().click();
  await expect(hearts(page).first()).toHaveClass(/added/);
  await page.goto('/wishlist/');
  await page.route('**/admin-ajax.php?*remove_from_wishlist*', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Hello</h1>' }),
  );
  await page.locator('a.wd-wishlist-remove').first().click();
  await expect(page.locator('.wd-wishlist-content')).toContainText('This wishlist is empty');
  expect(said.some((text) => text.startsWith('We cant remove from wishlist'))).toBe(true);
});

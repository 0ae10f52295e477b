import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { test } from './support/leaveUnpainted.ts';

const suggestions = (page: Page) => page.locator('.wd-dropdown-results.wd-opened').getByRole('option');

test.beforeEach(({ page }) => page.goto('/contact/').then(() => undefined));

test('suggestions come while one types, can be walked through and followed by keyboard', async ({ page }) => {
  const field = page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: 'Search for products' }))
    .first();
  await field.click();
  await page.keyboard.type('ja');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('woodmart_ajax_search')) asked.push(request.url());
  });
  const box = page.getByRole('combobox', { name: 'Search for products' });
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('r');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(asked).toHaveLength(1);
  const rows = suggestions(page);
  await expect(rows.first()).toContainText('Moon jar');
  await expect(rows.first().locator('strong')).toHaveText('jar');
  await expect(rows.last()).toHaveText('View all results');
  expect(await findAccessibilityFaults(page, 'header')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveValue('jar');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('r');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  // It was asked before.
  expect(asked).toHaveLength(1);
  await page.keyboard.press('ArrowDown');
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/product/moon-jar/');
});

test('Enter goes to the results, and so does the last row', async ({ page }) => {
  const field = page.locator('input[name=s]:visible');
  await field.fill('vase');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\?.*s=vase/);
  await page.goto('/contact/');
  await page.locator('input[name=s]:visible').click();
  await page.keyboard.type('vase');
  await suggestions(page).last().click();
  await page.waitForURL(/\?.*s=vase/);
});

test('an answer to what is no longer asked is not shown', async ({ page }) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const late = new Promise<void>((answered) => {
    void page.route('**/admin-ajax.php?*woodmart_ajax_search*query=lam*', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
      answered();
    });
  });
  await page.locator('input[name=s]:visible').click();
  const asked = page.waitForRequest(/woodmart_ajax_search/);
  await page.keyboard.type('lamp');
  await asked;
  await page.locator('input[name=s]:visible').fill('coffee');
  await expect(suggestions(page).first()).toContainText(/coffee|beans/i);
  letGo();
  await late;
  await expect(suggestions(page).filter({ hasText: /lamp/i })).toHaveCount(0);
});

test('where the search is broken the form still searches', async ({ page }) => {
  await page.route('**/admin-ajax.php?*woodmart_ajax_search*', (route) =>
    route.fulfill({ status: 500, body: 'no' }),
  );
  await page.locator('input[name=s]:visible').click();
  const answered = page.waitForResponse(/woodmart_ajax_search/);
  await page.keyboard.type('vase');
  await answered;
  await expect(page.locator('.search-loading')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.waitForURL(/s=vase/);
});

import { expect, type Page } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { test } from './support/leaveUnpainted.ts';

const hearts = (page: Page) => page.locator('.products .wd-wishlist-btn a');
const counts = (page: Page) => page.locator('.wd-header-wishlist .wd-tools-count');
const group = (page: Page, name: string) =>
  page.locator('.wd-wishlist-group').filter({ has: page.getByRole('heading', { name }) });

async function register(page: Page): Promise<void> {
  await page.goto('/my-account/');
  const form = page.locator('form.register');
  await form.getByLabel(/Email/).fill(`wishes-${crypto.randomUUID()}@example.org`);
  await form.getByLabel(/^Password/).fill('moss on the 3rd stair');
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.locator('body')).toHaveClass(/logged-in/);
}

test('a customer says which list a product goes to, and keeps the lists in order without leaving the page', async ({
  page,
  context,
}) => {
  const errors = collectErrors(page);
  await register(page);
  await page.goto('/shop/');
  await hearts(page).first().click();
  const chooser = page.getByRole('dialog', { name: 'Add to which list?' });
  await expect(chooser.getByRole('radio', { name: /My wishlist/ })).toBeFocused();
  expect(await findAccessibilityFaults(page, 'dialog.wd-wishlist-chooser')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(chooser).toHaveCount(0);
  await expect(hearts(page).first()).toBeFocused();
  await expect(hearts(page).first()).not.toHaveClass(/added|loading/);

  await page.keyboard.press('Enter');
  await expect(chooser.getByRole('radio', { name: /My wishlist/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hearts(page).first()).toHaveClass(/added/);
  await expect(counts(page)).toHaveText(['1', '1']);
  // One list is no choice, where the shop says so.
  await page.evaluate(() =>
    Object.assign(Reflect.get(window, 'woodmart_settings'), { wishlist_show_popup: 'more_one' }),
  );
  await hearts(page).nth(2).click();
  await expect(hearts(page).nth(2)).toHaveClass(/added/);
  await expect(counts(page)).toHaveText(['2', '2']);
  await page.evaluate(() =>
    Object.assign(Reflect.get(window, 'woodmart_settings'), { wishlist_show_popup: 'enable' }),
  );
  await hearts(page).nth(1).click();
  await chooser.getByRole('radio', { name: 'New list' }).check();
  await chooser.getByRole('button', { name: 'Add to list' }).click();
  expect(
    await chooser.getByLabel('List name').evaluate((field: HTMLInputElement) => field.validationMessage),
  ).toBe('Title is empty!');
  await chooser.getByLabel('List name').fill('For Ines');
  await chooser.getByRole('button', { name: 'Add to list' }).click();
  await expect(hearts(page).nth(1)).toHaveClass(/added/);

  // Another tab of the same visitor knows.
  const other = await context.newPage();
  const asked: string[] = [];
  other.on('request', (request) => {
    if (request.url().includes('action=vitrine_wishlist')) asked.push(request.url());
  });
  await other.goto('/shop/');
  await expect(other.locator('.wd-wishlist-btn a.added')).toHaveCount(3);
  expect(asked).toHaveLength(1);
  await other.goto('/shop/');
  await expect(other.locator('.wd-wishlist-btn a.added')).toHaveCount(3);
  expect(asked).toHaveLength(1);

  await page.goto('/wishlist/');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await group(page, 'For Ines').getByLabel('Select all').check();
  await expect(group(page, 'For Ines').locator('.wd-wishlist-checkbox')).toBeChecked();
  await group(page, 'For Ines').getByRole('button', { name: 'Move', exact: true }).click();
  await expect(group(page, 'My wishlist').locator('.product')).toHaveCount(3);
  await group(page, 'For Ines').getByLabel('List name').fill('');
  await group(page, 'For Ines').getByRole('button', { name: 'Rename' }).click();
  const name = group(page, 'For Ines').getByLabel('List name');
  expect(await name.evaluate((field: HTMLInputElement) => field.validationMessage)).toBe('Title is empty!');
  await name.fill('For Jonas');
  await group(page, 'For Ines').getByRole('button', { name: 'Rename' }).click();
  await group(page, 'For Jonas').getByRole('button', { name: 'Make default' }).click();
  await expect(page.locator('.wd-wishlist-group').first()).toContainText('For Jonas');
  await expect(group(page, 'For Jonas').locator('.wd-default-group')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await group(page, 'My wishlist').getByRole('button', { name: 'Delete list' }).click();
  await expect(page.locator('.wd-wishlist-group')).toHaveCount(1);
  await expect(counts(page)).toHaveText(['0', '0']);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await expect(other.locator('.wd-wishlist-btn a.added')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a guest without a cookie helper is served by the shop, and what cannot be loaded or added is said', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }));
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/shop/');
  await hearts(page).first().click();
  await expect(counts(page)).toHaveText(['1', '1']);
  await page.route('**/admin-ajax.php?*wishlist*', (route) =>
    route.fulfill({ json: { error: true, fragments: {} } }),
  );
  await hearts(page).nth(1).click();
  // It is said before the page is loaded anew, which would take the question back.
  await expect
    .poll(() => said)
    .toContain('We cant add to wishlist. Something wrong with AJAX response. Probably some PHP conflict.');
  await expect(hearts(page).nth(1)).not.toHaveClass(/loading/);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect.poll(() => said).toContain('something wrong loading wishlist data');
});

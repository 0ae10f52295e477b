import { type Browser, expect, type Page, test } from '@playwright/test';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { api, EDITOR } from './support/shop/api.ts';
import { enterAdmin, goWithin, keepNotices } from './support/shop/enterAdmin.ts';
import { type OwnShop, startOwnShop } from './support/shop/ownShop.ts';
import { placeOrder } from './support/shop/placeOrder.ts';

// One shop for all of them.
test.describe.configure({ mode: 'default' });
let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop();
});
test.afterAll(() => shop.stop());

const enter = (browser: Browser, path: string, width?: number) => enterAdmin(browser, shop.url, path, width);

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

test('an owner adds a product, finds it in the shop, and takes things back', async ({ browser }) => {
  const { page, errors } = await enter(browser, '/');
  let productId = 0;
  await test.step('commands by keys', async () => {
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByLabel('Find a command').fill('new pro');
    await expect(page.getByRole('menuitem')).toHaveText(/^New product/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'New product')).toBeVisible();
  });
  await test.step('a product, with what is wrong said at its field', async () => {
    await page.getByLabel('Name').fill('Rain jar');
    await page.getByLabel('Address in the shop').fill('rain-jar');
    await page.getByLabel('Regular price').fill('45.50');
    await page.getByLabel('Sale price').fill('50');
    await page.getByRole('button', { name: 'Draft Status' }).click();
    await page.getByRole('option', { name: 'Published' }).click();
    // Nothing that was written is lost by a reload.
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue('Rain jar');
    await press(page, 'Create');
    await expect(page.locator('.field', { hasText: 'Sale price' }).locator('.field-error')).not.toBeEmpty();
    await page.getByLabel('Sale price').fill('39');
    await press(page, 'Create');
    await expect(heading(page, 'Rain jar')).toBeVisible();
    productId = Number(/\/products\/(\d+)$/.exec(page.url())?.[1]);
    await page.goto('/product/rain-jar/');
    await expect(page.locator('main')).toContainText('€39.00');
  });
  await test.step('the trash and back', async () => {
    await page.goto('/admin/products');
    await page.getByLabel('Search').fill('rain jar');
    await expect(page.getByText('1 found', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/search=rain/);
    await page
      .getByRole('row', { name: /Rain jar/ })
      .getByRole('checkbox')
      .click({ force: true });
    await press(page, 'Move to trash');
    await expect(page.getByText('Nothing fits this search.')).toBeVisible();
    await press(page, 'Undo');
    await expect(page.getByRole('rowheader', { name: 'Rain jar' })).toBeVisible();
    // The way back leads through what was looked for.
    await page.goBack();
    await expect(page.getByLabel('Search')).toHaveValue('');
    await test.step('rows by keys', () => goThroughRows(page));
    const token = shop.token;
    await api(shop.url, token, 'PATCH', `/products/${productId}`, { status: 'trash' }, '*');
    await goWithin(page, '/products?status=trash');
    await page
      .getByRole('row', { name: /Rain jar/ })
      .getByRole('checkbox')
      .click({ force: true });
    await press(page, 'Delete for good');
    const question = page.getByRole('alertdialog', { name: 'Delete 1 for good?' });
    await question.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByRole('row', { name: /Rain jar/ })).toBeHidden();
    expect((await api(shop.url, token, 'GET', `/products/${productId}`, null)).status).toBe(404);
  });
  expect(errors.filter((error) => !/status of 4(?:00|22)/.test(error))).toEqual([]);
  await page.context().close();
});

async function goThroughRows(page: Page): Promise<void> {
  const name = page.getByRole('columnheader', { name: 'Name' });
  const rows = page.locator('tbody').getByRole('row');
  const chosen = page.locator('tbody').getByRole('row', { selected: true });
  await name.click();
  await expect(name).toHaveAttribute('aria-sort', 'ascending');
  await name.click();
  await expect(name).toHaveAttribute('aria-sort', 'descending');
  await expect(page.locator('.table-box')).toHaveAttribute('aria-busy', 'false');
  await rows.nth(0).focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(chosen).toHaveCount(2);
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
  // Into the cells, and down in a column.
  const cells = (row: number) => rows.nth(row).locator('th, td');
  await page.keyboard.press('ArrowRight');
  await expect(rows.nth(2).getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(chosen).toHaveCount(1);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(cells(3).nth(1)).toBeFocused();
  const opened = await rows.nth(3).getByRole('rowheader').innerText();
  await page.keyboard.press('Enter');
  await expect(heading(page, opened)).toBeVisible();
}

test('two who change the same thing see both values, and keep what they choose', async ({ browser }) => {
  const { page } = await enter(browser, '/products?search=Celadon+mug', 360);
  await page.getByRole('rowheader', { name: 'Celadon mug' }).click();
  await expect(heading(page, 'Celadon mug')).toBeVisible();
  const path = `/products/${/\/products\/(\d+)$/.exec(page.url())?.[1]}`;
  await page.getByLabel('SKU').fill('MINE-1');
  await page.getByLabel('Regular price').fill('31');
  const token = shop.token;
  const theirs = { sku: 'THEIRS-1', shortDescription: 'Theirs.' };
  expect((await api(shop.url, token, 'PATCH', path, theirs, '*')).status).toBe(200);
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: /Somebody else/ });
  const sku = dialog.getByRole('radiogroup', { name: 'SKU' });
  await expect(sku).toContainText('MINE-1');
  await sku.getByText('THEIRS-1').click();
  expect(await findAccessibilityFaults(page, '[role=dialog]')).toEqual([]);
  await press(page, 'Save what is chosen');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  const stored = (await (await api(shop.url, token, 'GET', path, null)).json()) as Record<string, unknown>;
  expect(stored).toMatchObject({ ...theirs, regularPrice: 3100 });
  await page.context().close();
});

test('what a screen can do is in the palette and on keys, and is taken back by keys', async ({ browser }) => {
  const token = shop.token;
  const body = { name: 'Palette jar', status: 'publish', regularPrice: 1200 };
  const product = (await (await api(shop.url, token, 'POST', '/products', body)).json()) as { id: number };
  const id = await placeOrder(shop.url, product.id);
  const { page, errors } = await enter(browser, `/orders/${id}`);
  await keepNotices(page);
  const status = page.locator('.head .badge');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  async function command(name: string): Promise<void> {
    await page.keyboard.press('Control+k');
    await palette.getByRole('searchbox').fill(name);
    await expect(palette.getByRole('menuitem')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(palette).toBeHidden();
  }
  await test.step('of an order', async () => {
    await expect(heading(page, `Order ${id}`)).toBeVisible();
    const before = (await status.textContent()) ?? '';
    await command('Change to Completed');
    await expect(status).toHaveText('Completed');
    // The badge follows the answer, the offer to take it back comes after.
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    await page.locator('h1').click();
    await page.keyboard.press('Control+z');
    await expect(status).toHaveText(before);
    await page.keyboard.press('a');
    await page.keyboard.press('r');
    await expect(page.getByRole('dialog', { name: /Refund/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await command('Invoice');
    await expect(page.getByRole('button', { name: 'Print, or save as PDF' })).toBeVisible();
  });
  await test.step('of a product, where a field keeps its own keys', async () => {
    await goWithin(page, `/products/${product.id}`);
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Jar');
    await name.press('a');
    await name.press('t');
    await expect(heading(page, 'Palette jar')).toBeVisible();
    await expect(name).toHaveValue('Jarat');
    await name.press('Control+s');
    await expect(heading(page, 'Jarat')).toBeVisible();
    await page.keyboard.press('Shift+?');
    await expect(name).toHaveValue('Jarat?');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.locator('h1').click();
    await page.keyboard.press('Shift+?');
    const help = page.getByRole('dialog', { name: 'Shortcuts' });
    await expect(help.locator('div', { hasText: /^Move to trash/ }).last()).toContainText('can be undone');
    expect(await findAccessibilityFaults(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    // What is typed into the palette is no command, though the palette's list is told of it.
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('go to cat');
    await expect(palette.getByRole('menuitem')).toHaveCount(1);
    await expect(heading(page, 'Jarat')).toBeVisible();
    await expect(page).toHaveURL(/\/products\/\d+$/);
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await page.keyboard.press('a');
    await page.keyboard.press('t');
    await expect(heading(page, 'Products')).toBeVisible();
    await command('Undo');
    await expect
      .poll(
        async () =>
          (await (await api(shop.url, token, 'GET', `/products/${product.id}`, null)).json()) as object,
      )
      .toMatchObject({ status: 'publish' });
    await page.keyboard.press('Control+k');
    await palette.getByRole('searchbox').fill('undo');
    await expect(page.getByText('No command is called that.')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('what asks first is not said to be undone, and what opens a menu opens it', async () => {
    const { items } = (await (
      await api(shop.url, token, 'GET', '/terms/product_cat?perPage=1', null)
    ).json()) as { items: { id: number }[] };
    await goWithin(page, `/categories/${items[0]?.id}`);
    await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeVisible();
    await page.keyboard.press('Control+k');
    await palette.getByRole('searchbox').fill('delete');
    await expect(palette.getByRole('menuitem')).toHaveText('Delete');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await goWithin(page, '/documents');
    await expect(page.getByRole('button', { name: 'New document' })).toBeVisible();
    await command('New document');
    await expect(
      page.getByRole('menu', { name: 'New document' }).getByRole('menuitem').first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('of what is selected in a list', async () => {
    await goWithin(page, '/products?search=Jarat');
    await expect(page.getByText('1 found', { exact: true })).toBeVisible();
    await page.getByRole('checkbox').nth(1).click({ force: true });
    await command('Make a draft');
    await expect(page.getByText('Done for 1.')).toBeVisible();
    // With what says so.
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.locator('h1').click();
    await page.keyboard.press('Control+z');
    await expect
      .poll(
        async () =>
          (await (await api(shop.url, token, 'GET', `/products/${product.id}`, null)).json()) as object,
      )
      .toMatchObject({ status: 'publish' });
  });
  expect(errors).toEqual([]);
  await page.context().close();
});

test('who may not do something neither sees it nor gets it', async ({ browser }) => {
  const { page } = await enter(browser, '/');
  const token = shop.token;
  const { items } = (await (
    await api(shop.url, token, 'GET', `/users?search=${EDITOR.email}`, null)
  ).json()) as {
    items: { id: number }[];
  };
  const setRole = (role: string) => api(shop.url, token, 'PATCH', `/users/${items[0]?.id}`, { role }, '*');
  // Somebody else must be an administrator.
  expect((await setRole('editor')).status).toBe(200);
  await page.goto('/admin/orders');
  await expect(page.getByText('Your role does not include this.')).toBeVisible();
  await expect(page.locator('nav.side')).toContainText('Pages');
  await expect(page.locator('nav.side')).not.toContainText('Orders');
  await page.keyboard.press('Control+k');
  await page.getByLabel('Find a command').fill('order');
  await expect(page.getByText('No command is called that.')).toBeVisible();
  await page.getByLabel('Find a command').fill('page');
  await expect(page.getByRole('menuitem', { name: 'New page' })).toBeVisible();
  await page.keyboard.press('Escape');
  await goWithin(page, '/nothing');
  await expect(page.getByText('There is no such page in the admin.')).toBeVisible();
  const refused = await page.evaluate(async () => (await fetch('/api/v1/orders')).status);
  expect(refused).toBe(403);
  // Logged out elsewhere: what was being done goes on after a login.
  await page.context().clearCookies();
  await page.keyboard.press('Control+k');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.context().close();
});

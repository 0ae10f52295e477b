import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { api } from './support/shop/api.ts';
import { dropByKeys } from './support/dropByKeys.ts';
import { enterAdmin, goWithin } from './support/shop/enterAdmin.ts';
import { type OwnShop, startOwnShop } from './support/shop/ownShop.ts';

// One shop for all of them.
test.describe.configure({ mode: 'default' });
let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop();
});
test.afterAll(() => shop.stop());

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const choose = async (place: Page | Locator, field: RegExp, page: Page, option: string) => {
  await place.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const count = (page: Page, name: string) =>
  page.locator('.import-counts div', { has: page.getByText(name, { exact: true }) }).locator('dd');
const read = async <T>(path: string): Promise<T> =>
  (await (await api(shop.url, shop.token, 'GET', path, null)).json()) as T;
const create = async <T>(path: string, body: unknown): Promise<T> =>
  (await (await api(shop.url, shop.token, 'POST', path, body)).json()) as T;
const product = (sku: string) => create<{ id: number }>('/products', { name: sku, sku, regularPrice: 1000 });

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
});

test('an owner sees what a file would change, imports it, changes prices and takes that back', async ({
  browser,
}) => {
  await product('IMP-4');
  await product('IMP-5');
  const { page, errors } = await enterAdmin(browser, shop.url, '/imports');
  await test.step('a preview that writes nothing', async () => {
    await expect(heading(page, 'Imports')).toBeVisible();
    const lines = [
      'Article,Name,Regular price,Glaze',
      'IMP-1,Imported one,10.00,Teal',
      'IMP-2,Imported two,20.00,Teal',
      'IMP-3,Imported three,30.00,Teal',
      'IMP-4,IMP-4,12.50,Teal',
      'IMP-5,Imported five,10.00,Teal',
      'IMP-6,Imported six,cheap,Teal',
    ];
    const buffer = Buffer.from(`${lines.join('\n')}\n`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'spring.csv', mimeType: 'text/csv', buffer });
    await expect(heading(page, 'spring.csv')).toBeVisible();
    await expect(page.getByText('Nothing has been written yet.')).toBeVisible();
    // Its article numbers have a name that nobody knows: all of them would be new.
    await expect(count(page, 'New')).toHaveText('5');
    await page.getByText('Columns', { exact: true }).click();
    await choose(page, /Article$/, page, 'SKU');
    await press(page, 'Look at it again');
    await expect(count(page, 'New')).toHaveText('3');
    await expect(count(page, 'Changed')).toHaveText('2');
    await expect(count(page, 'With faults')).toHaveText('1');
    await expect(page.getByRole('row', { name: /IMP-4/ })).toContainText('Regular price: 10.00 → 12.50');
    await expect(page.getByRole('row', { name: /IMP-6/ })).toContainText('Regular price: Must be a price.');
    expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
    expect(await read('/products?search=IMP-1')).toMatchObject({ total: 0 });
  });
  await test.step('the import, found again after a reload, and its faults as a file', async () => {
    await press(page, 'Start the import');
    await expect(page.getByRole('button', { name: 'Start the import' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('status').getByText('Done', { exact: true })).toBeVisible();
    await expect(count(page, 'New')).toHaveText('3');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the rows with faults' }).click(),
    ]);
    expect(readFileSync(await file.path(), 'utf8')).toContain('7,Regular price: Must be a price.,IMP-6');
    expect(await read('/products?search=IMP-1')).toMatchObject({ items: [{ regularPrice: 1000 }] });
  });
  await test.step('prices of all that were found, shown, changed and put back', async () => {
    const prices = async () =>
      (await read<{ items: { regularPrice: number }[] }>('/products?search=Imported&sort=name')).items.map(
        ({ regularPrice }) => regularPrice,
      );
    const before = await prices();
    await goWithin(page, '/products?search=Imported');
    await expect(page.getByText('4 found', { exact: true })).toBeVisible();
    await page
      .getByRole('row', { name: /Imported one/ })
      .getByRole('checkbox')
      .click({ force: true });
    await press(page, 'Change several things');
    await page.getByText('All 4 that were found, also on other pages').click();
    const price = page.getByRole('group', { name: 'Price', exact: true });
    await choose(price, /How$/, page, 'Raise by per cent');
    await page.getByLabel('Per cent', { exact: true }).fill('10');
    await choose(price, /Round to$/, page, '€0.50');
    await press(page, 'Show what would change');
    await expect(page.getByText('4 would change.')).toBeVisible();
    expect(await findAccessibilityFaults(page, '[role=dialog]')).toEqual([]);
    expect(await prices()).toEqual(before);
    await press(page, 'Change 4');
    await expect(page.getByText('4 changed.')).toBeVisible();
    expect(await prices()).toEqual(before.map((price) => Math.round((price * 1.1) / 50) * 50));
    await press(page, 'Undo');
    await expect(page.getByText('4 put back.')).toBeVisible();
    expect(await prices()).toEqual(before);
  });
  await test.step('columns and views of a list, over a reload', async () => {
    await press(page, 'Columns');
    await page.getByRole('menuitemcheckbox', { name: 'SKU' }).click();
    await page.keyboard.press('Escape');
    await press(page, 'Views');
    await page.getByLabel('Name of the view').fill('Spring');
    await press(page, 'Save this view');
    await page.keyboard.press('Escape');
    await page.goto('/admin/products');
    await expect(page.getByRole('columnheader', { name: 'SKU' })).toHaveCount(0);
    await press(page, 'Views');
    await press(page, 'Spring');
    await expect(page.getByText('4 found', { exact: true })).toBeVisible();
    await press(page, 'Export products');
    await press(page, 'None');
    for (const column of ['SKU', 'Regular price'])
      await page.getByText(column, { exact: true }).last().click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the file' }).click(),
    ]);
    const [header, ...rows] = readFileSync(await file.path(), 'utf8')
      .replace('\ufeff', '')
      .trim()
      .split('\n');
    expect([header, rows.length]).toEqual(['SKU,Regular price', 4]);
  });
  expect(errors).toEqual([]);
  await page.context().close();
});

test('an owner makes an attribute, uses it, links products, and replaces a picture', async ({ browser }) => {
  const { page, errors } = await enterAdmin(browser, shop.url, '/attributes/new');
  await test.step('an attribute with options that have a colour and an order', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Firing');
    await press(page, 'Create');
    await expect(heading(page, 'Firing')).toBeVisible();
    for (const name of ['Wood', 'Gas']) {
      await page.getByLabel('New option').fill(name);
      await press(page, 'Add the option');
      await expect(page.getByRole('row', { name })).toBeVisible();
    }
    await press(page, 'Change Wood');
    await page.getByText('Shown by a colour').click();
    await page.getByLabel('Colour', { exact: true }).fill('#3366aa');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('row').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Move Wood', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await dropByKeys(page, 'Insert after Gas');
    await expect(page.getByRole('row').first()).toHaveAccessibleName(/Gas/);
  });
  let id = 0;
  await test.step('used by a product that is linked to another', async () => {
    await goWithin(page, '/products/new');
    await expect(heading(page, 'New product')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Fired jar');
    await page.getByLabel('Regular price').fill('44');
    await page.getByRole('button', { name: 'Draft Status' }).click();
    await page.getByRole('option', { name: 'Published' }).click();
    const pictures = page.getByRole('group', { name: 'Pictures' });
    await pictures.locator('input[type=file]').setInputFiles([await picture('firedjar.png', '#aa3333')]);
    await expect(pictures.getByRole('button', { name: 'Move firedjar', exact: true })).toBeVisible();
    const upsells = page.getByRole('group', { name: 'Up-sells' });
    await upsells.getByLabel('Find a product').fill('Celadon mug');
    await page.getByRole('option', { name: /Celadon mug/ }).click();
    await expect(upsells.getByRole('row', { name: /Celadon mug/ })).toBeVisible();
    await press(page, 'Add an attribute');
    await page.getByRole('menuitem', { name: 'Firing' }).click();
    await press(page, 'Choose options');
    await page.getByRole('menuitemcheckbox', { name: 'Wood' }).click();
    await page.keyboard.press('Escape');
    await press(page, 'Create');
    await expect(heading(page, 'Fired jar')).toBeVisible();
    id = Number(/\/products\/(\d+)$/.exec(page.url())?.[1]);
    await page.goto('/product/fired-jar/');
    await expect(page.locator('.up-sells')).toContainText('Celadon mug');
    await page.goto('/shop/?filter_firing=wood');
    await expect(page.locator('.swatch [fill="#3366aa"]').first()).toBeAttached();
    await expect(page.locator('main')).toContainText('Fired jar');
  });
  await test.step('its picture replaced, filed in a folder, and seen in the shop', async () => {
    const { imageId } = await read<{ imageId: number }>(`/products/${id}`);
    const { file: old } = await read<{ file: string }>(`/media/${imageId}`);
    await page.goto(`/admin/media/${imageId}`);
    await page.locator('input[type=file]').setInputFiles(await picture('jug.png', '#33aa33'));
    await expect(page.getByText(/The file was replaced/)).toBeVisible();
    const { file } = await read<{ file: string }>(`/media/${imageId}`);
    expect(file).toContain('/jug-');
    await page.goto('/product/fired-jar/');
    await expect(page.locator('main img[src*="/jug-"]').first()).toBeVisible();
    const moved = await fetch(`${shop.url}/uploads/${old}`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([302, `/uploads/${file}`]);
    await page.goto('/admin/media');
    await press(page, 'New folder');
    await page.getByLabel('Name of the folder').fill('Jars');
    await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
    const folder = page.getByRole('row', { name: /Jars/ });
    await expect(folder).toBeVisible();
    await page.getByLabel('Search').fill('firedjar');
    await expect(page.getByText('1 found', { exact: true })).toBeVisible();
    await page
      .getByRole('row', { name: /^firedjar/ })
      .getByRole('checkbox')
      .click({ force: true });
    await press(page, 'Move to a folder');
    await page.getByRole('menuitem', { name: 'Jars' }).click();
    await expect(folder).toContainText('1 file');
    await folder.getByRole('link').click();
    await expect(page).toHaveURL(/folder=\d+/);
    await page.locator('input[type=file]').setInputFiles([await picture('lid.png', '#3333aa')]);
    await expect(folder).toContainText('2 files');
  });
  expect(errors).toEqual([]);
  await page.context().close();
});

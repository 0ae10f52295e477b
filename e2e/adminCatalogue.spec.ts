import { type Browser, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { dropByKeys } from './support/dropByKeys.ts';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { api } from './support/shop/api.ts';
import { enterAdmin, goWithin } from './support/shop/enterAdmin.ts';
import { type OwnShop, startOwnShop } from './support/shop/ownShop.ts';

// One shop for all of them.
test.describe.configure({ mode: 'default' });
let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop();
});
test.afterAll(() => shop.stop());

const enter = (browser: Browser, path: string) => enterAdmin(browser, shop.url, path);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const read = async <T>(path: string): Promise<T> =>
  (await (await api(shop.url, shop.token, 'GET', path, null)).json()) as T;
const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 900, channels: 3, background } })
    .png()
    .toBuffer(),
});

test('an owner brings pictures in, describes them, and sees where they are used', async ({ browser }) => {
  const { page, errors } = await enter(browser, '/media');
  await expect(heading(page, 'Media')).toBeVisible();
  const files = [
    await picture('river.png', '#3366aa'),
    await picture('meadow.png', '#33aa66'),
    { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  ];
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(page.getByText('river.png is there.')).toBeVisible();
  await expect(page.getByText('meadow.png is there.')).toBeVisible();
  // What is no picture is said in the server's words; the others are there all the same.
  await expect(page.locator('.upload .field-error')).toContainText('notes.png:');
  await page.getByLabel('Search').fill('river');
  await expect(page.getByText('1 found', { exact: true })).toBeVisible();
  expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
  await page.getByRole('radio', { name: 'Table' }).click();
  await page.getByRole('rowheader', { name: 'river' }).click();
  await page.getByLabel('Text for those who do not see it').fill('A river at noon');
  await press(page, 'Save');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(page.getByText('Nothing shows it.')).toBeVisible();
  const { items } = await read<{ items: { id: number; alt: string }[] }>('/media?search=river');
  expect(items).toMatchObject([{ alt: 'A river at noon' }]);
  expect(errors.filter((error) => !/status of 422/.test(error))).toEqual([]);
  await page.context().close();
});

test('an owner makes a product with pictures, a category and variations, and a copy of it', async ({
  browser,
}) => {
  const { page, errors } = await enter(browser, '/products/new');
  await test.step('pictures in an order that keys can change', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Field bowl');
    const pictures = page.getByRole('group', { name: 'Pictures' });
    await pictures
      .locator('input[type=file]')
      .setInputFiles([await picture('one.png', '#aa3333'), await picture('two.png', '#3333aa')]);
    await expect(pictures.getByRole('button', { name: 'Move two', exact: true })).toBeVisible();
    await pictures.getByRole('row').first().focus();
    for (const key of ['ArrowRight', 'Tab']) await page.keyboard.press(key);
    await expect(pictures.getByRole('button', { name: 'Move two', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await dropByKeys(page, 'Insert before one');
    await expect(pictures.getByRole('row').first()).toHaveAccessibleName(/two/);
  });
  await test.step('a category and attributes', async () => {
    await page.getByRole('row', { name: 'Vases' }).getByRole('checkbox').click({ force: true });
    await press(page, 'Add an attribute');
    await page.getByRole('menuitem', { name: 'One of its own' }).click();
    await page.getByLabel('Name of the attribute').fill('Depth');
    await page.getByLabel('Options, one in each line').fill('Low\nHigh\n');
    await page.getByText('Variations differ by it').click();
    await page.getByRole('button', { name: 'Simple Type' }).click();
    await page.getByRole('option', { name: 'With variations' }).click();
    await page.getByRole('button', { name: 'Draft Status' }).click();
    await page.getByRole('option', { name: 'Published' }).click();
    await page.getByRole('button', { name: 'The usual one Tax class' }).click();
    await page.getByRole('option', { name: 'reduced-rate' }).click();
    await press(page, 'Create');
    await expect(heading(page, 'Field bowl')).toBeVisible();
  });
  const id = Number(/\/products\/(\d+)$/.exec(page.url())?.[1]);
  expect(await read(`/products/${id}`)).toMatchObject({ taxStatus: 'taxable', taxClass: 'reduced-rate' });
  await test.step('variations, all at once, changed in their grid', async () => {
    await press(page, 'Make the 2 that are missing');
    await expect(page.getByText('There is one for everything that can be chosen.')).toBeVisible();
    await page.getByLabel('Regular price of Low').fill('20');
    await page.getByLabel('Regular price of High').fill('25');
    await page.getByLabel('SKU of High').fill('BOWL-H');
    await page.getByLabel('Quantity in stock of High').fill('4');
    await page.getByLabel('Quantity in stock of High').blur();
    // The server is lost after the first: what was not stored is no less written.
    let stored = 0;
    await page.route(/\/variations\/\d+$/, (route) =>
      route.request().method() === 'PATCH' && stored++ > 0 ? route.abort() : route.fallback(),
    );
    await press(page, 'Save the variations');
    await expect(page.getByText('The server does not answer.')).toBeVisible();
    await expect(page.getByLabel('SKU of High')).toHaveValue('BOWL-H');
    await page.unroute(/\/variations\/\d+$/);
    await press(page, 'Save the variations');
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
    const { items } = await read<{ items: object[] }>(`/products/${id}/variations`);
    expect(items).toMatchObject([
      { choices: { depth: 'Low' }, regularPrice: 2000, stockQuantity: null },
      { choices: { depth: 'High' }, regularPrice: 2500, sku: 'BOWL-H', stockQuantity: 4 },
    ]);
    const product = await read<{ imageId: number; categories: object[] }>(`/products/${id}`);
    expect(product.categories).toMatchObject([{ slug: 'vases' }]);
    expect(await read(`/media/${product.imageId}`)).toMatchObject({ title: 'two' });
  });
  await test.step('a picture that is shown cannot be deleted, and a copy is a draft', async () => {
    const { imageId } = await read<{ imageId: number }>(`/products/${id}`);
    await press(page, 'Duplicate');
    await expect(heading(page, 'Field bowl (copy)')).toBeVisible();
    await goWithin(page, `/media/${imageId}`);
    await expect(page.getByRole('link', { name: 'Field bowl', exact: true })).toBeVisible();
    await press(page, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`Product ${id} shows it.`)).toBeVisible();
    await page.goto('/product/field-bowl/');
    await expect(page.locator('main')).toContainText('€20.00');
  });
  expect(errors.filter((error) => !/status of 422|ERR_FAILED/.test(error))).toEqual([]);
  await page.context().close();
});

test('an owner puts a category below another, by keys, and takes it back', async ({ browser }) => {
  const { page, errors } = await enter(browser, '/categories');
  await expect(heading(page, 'Categories')).toBeVisible();
  const placeOf = async (slug: string) =>
    (
      await read<{ items: { slug: string; parentId: number | null }[] }>('/terms/product_cat?perPage=100')
    ).items.find((each) => each.slug === slug)?.parentId;
  const before = await placeOf('tableware');
  const row = page.getByRole('row', { name: /Tableware/ });
  const level = (await row.getAttribute('aria-level')) ?? '';
  async function moveBelowVases(): Promise<void> {
    const handle = page.getByRole('button', { name: 'Move Tableware', exact: true });
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await expect(handle).toBeFocused();
    await page.keyboard.press('Enter');
    await dropByKeys(page, 'Drop on Vases');
  }
  await test.step('it is there before the server has said so', async () => {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/terms/product_cat/*', async (route) => {
      await held;
      await route.continue();
    });
    await moveBelowVases();
    await expect(row).not.toHaveAttribute('aria-level', level);
    expect(await placeOf('tableware')).toBe(before);
    letGo();
    await expect(page.getByText('Moved.', { exact: true })).toBeVisible();
    await expect(row).not.toHaveAttribute('aria-level', level);
    await page.unrouteAll();
    await press(page, 'Undo');
    await expect(row).toHaveAttribute('aria-level', level);
    await expect.poll(() => placeOf('tableware')).toBe(before);
  });
  await test.step('what cannot be stored is where it was', async () => {
    await page.route('**/terms/product_cat/*', (route) => route.abort());
    await moveBelowVases();
    await expect(page.getByText(/^The server does not answer\./)).toBeVisible();
    await expect(row).toHaveAttribute('aria-level', level);
    await page.unrouteAll();
  });
  await press(page, 'New category');
  await page.getByLabel('Name', { exact: true }).fill('Bowls');
  await page.getByRole('button', { name: /Below$/ }).click();
  await page.getByRole('option', { name: 'Tableware' }).click();
  await press(page, 'Create');
  await expect(heading(page, 'Bowls')).toBeVisible();
  expect(await placeOf('bowls')).toBeGreaterThan(0);
  expect(errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
  await page.context().close();
});

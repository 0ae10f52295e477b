import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { api } from './support/shop/api.ts';
import { dropByKeys } from './support/dropByKeys.ts';
import { enterAdmin, goWithin } from './support/shop/enterAdmin.ts';
import { type OwnShop, startOwnShop } from './support/shop/ownShop.ts';

// One shop for all of them.
test.describe.configure({ mode: 'default' });
let shop: OwnShop;
let token: string;
test.beforeAll(async () => {
  shop = await startOwnShop();
  token = shop.token;
});
test.afterAll(() => shop.stop());

const enter = (browser: Browser, path: string, width?: number) => enterAdmin(browser, shop.url, path, width);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const seen = async (path: string): Promise<string> => (await fetch(shop.url + path)).text();

async function read<Value>(path: string): Promise<Value> {
  return (await (await api(shop.url, token, 'GET', path, null)).json()) as Value;
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${label}$`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** By what is typed. */
async function find(page: Page, label: string, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  const option = page.getByRole('option', { name, exact: true });
  // What opens below it closes when the page scrolls, as it does to bring it into sight.
  await expect(async () => {
    await field.fill('');
    await field.fill(name);
    await option.click({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field).toHaveValue(name);
}

const widget = (widgetType: string, settings: object = {}) => ({
  id: widgetType,
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
});
const text = (value: unknown) => strToU8(JSON.stringify(value));

/** As builders export one: the demo's own colours, and a header. */
const kit = zipSync({
  'manifest.json': text({
    name: 'autumn',
    title: 'Autumn',
    version: '2.0',
    'site-settings': ['global-colors'],
    plugins: [{ name: 'Hello Dolly', version: '1.7.2' }],
    templates: { 22: { title: 'Autumn header', doc_type: 'header' } },
    content: {},
  }),
  'site-settings.json': strToU8(readFileSync('apps/site/demo/documents/house.kit.json', 'utf8')),
  'templates/22.json': text({
    content: [
      {
        id: 'a1',
        elType: 'container',
        settings: [],
        elements: [
          widget('heading', { title: 'Leaves are falling' }),
          widget('vitrine-header'),
          widget('weather-of-tomorrow'),
        ],
      },
    ],
    settings: [],
    metadata: [],
  }),
});

test('an owner imports a kit, says where its header shows, and takes versions back', async ({ browser }) => {
  const { page, errors } = await enter(browser, '/documents');
  const preview = page.frameLocator('.preview iframe');
  await test.step('a kit, and what reading it found', async () => {
    await page
      .locator('input[type=file]')
      .setInputFiles([{ name: 'autumn.zip', mimeType: 'application/zip', buffer: Buffer.from(kit) }]);
    const imported = page.getByRole('region', { name: /What was imported/ });
    await expect(imported).toContainText('weather-of-tomorrow');
    await expect(imported).toContainText('1 plugin not taken: Hello Dolly 1.7.2');
    expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
    await choose(page, 'Kind', 'Header');
    await expect(page.getByText('2 found', { exact: true })).toBeVisible();
    await imported.getByRole('link', { name: 'Autumn header' }).click();
    await expect(heading(page, 'Autumn header')).toBeVisible();
  });
  const path = `/documents/${/\/documents\/(\d+)/.exec(page.url())?.[1]}`;
  await test.step('its preview, and the line of a note', async () => {
    await expect(preview.getByText('Leaves are falling')).toBeVisible();
    await page.getByRole('button', { name: /weather-of-tomorrow/ }).click();
    await expect(page.getByRole('textbox', { name: 'Document' })).toBeFocused();
    await expect(page.locator('.cm-lint-marker-info')).toBeVisible();
  });
  await test.step('a condition, seen in the shop', async () => {
    await press(page, 'Add a condition');
    await choose(page, 'Where', 'On a product');
    await find(page, 'Which', 'Moon jar');
    expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
    await press(page, 'Save');
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
    const { conditions } = await read<{ conditions: { subId: string }[] }>(path);
    const { items } = await read<{ items: { id: number }[] }>('/products?search=moon-jar');
    expect(conditions).toEqual([
      { type: 'include', name: 'product', subName: 'product', subId: String(items[0]?.id) },
    ]);
    expect(await seen('/product/moon-jar/')).toContain('Leaves are falling');
    expect(await seen('/product/celadon-mug/')).not.toContain('Leaves are falling');
    await goWithin(page, '/documents?kind=header');
    await expect(page.getByRole('row', { name: /Autumn header/ })).toContainText('On a product');
    await page.getByRole('rowheader', { name: 'Autumn header' }).click();
  });
  await test.step('what changed, and back', async () => {
    await press(page, 'What changed in version 2');
    const dialog = page.getByRole('dialog', { name: 'What changed in version 2' });
    await expect(dialog.locator('.cm-changedLine', { hasText: 'conditions' })).toBeVisible();
    expect(await findAccessibilityFaults(page, '.sheet')).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    // What is only written is no version.
    await page.getByLabel('Title').fill('Not yet');
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue('Not yet');
    expect((await read<{ items: unknown[] }>(`${path}/revisions`)).items).toHaveLength(2);
    await press(page, 'Discard');
    await press(page, 'Restore version 1');
    await expect.poll(async () => (await read<{ conditions: unknown[] }>(path)).conditions).toEqual([]);
    await press(page, 'Undo');
    await expect.poll(async () => (await read<{ conditions: unknown[] }>(path)).conditions).toHaveLength(1);
  });
  await test.step('the trash and back', async () => {
    await press(page, 'Move to trash');
    await expect(heading(page, 'Documents and templates')).toBeVisible();
    expect(await seen('/product/moon-jar/')).not.toContain('Leaves are falling');
    await press(page, 'Undo');
    await expect.poll(() => seen('/product/moon-jar/')).toContain('Leaves are falling');
  });
  expect(errors).toEqual([]);
  await page.context().close();
});

test('an owner moves an item of the menu by keys, adds another, and sees both in the header', async ({
  browser,
}) => {
  const { page, errors } = await enter(browser, '/menus');
  await page.getByRole('rowheader', { name: 'Main menu' }).click();
  await expect(heading(page, 'Main menu')).toBeVisible();
  const header = async () => {
    const html = await seen('/');
    const menu = /<ul class="menu wd-nav wd-nav-main">.*?<\/nav>/s.exec(html)?.[0] ?? '';
    return menu;
  };
  await page.getByRole('row').first().focus();
  for (const key of ['End', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: 'Move About', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await dropByKeys(page, 'Insert before Shop');
  await expect(page.getByText('Moved.', { exact: true })).toBeVisible();
  await find(page, 'Which', 'Contact');
  await press(page, 'Add it');
  await expect(page.getByLabel('Label')).toHaveValue('Contact');
  await page.getByText('Opens in a new tab').click();
  expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
  await press(page, 'Save');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  const menu = await header();
  expect(menu.indexOf('>About<')).toBeGreaterThan(0);
  expect(menu.indexOf('>About<')).toBeLessThan(menu.indexOf('/shop/'));
  expect(menu).toMatch(/<a href="\/contact\/" target="_blank" rel="noopener">Contact/);
  await test.step('another menu in its place, and back', async () => {
    await page.goto('/admin/menus');
    await page.getByRole('rowheader', { name: 'Footer' }).click();
    await expect(heading(page, 'Footer')).toBeVisible();
    await page.locator('label', { hasText: 'Header' }).click();
    await expect.poll(header).toContain('Shipping and returns');
    await press(page, 'Undo');
    await expect.poll(header).toContain('>About<');
    await press(page, 'Delete');
    await expect(heading(page, 'Menus')).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Footer' })).toHaveCount(0);
    await page
      .getByRole('alertdialog', { name: /Footer/ })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(page.getByRole('rowheader', { name: 'Footer' })).toBeVisible();
  });
  expect(errors).toEqual([]);
  await page.context().close();
});

const slideOf = (words: string) => ({
  1: { id: 1, slide: { order: 1 }, layers: { 1: { id: 1, type: 'text', content: { text: words } } } },
});

test('an owner takes a module out of a page, shows it on the home page, and sees where it is used', async ({
  browser,
}) => {
  await shop.set('documents', {});
  const { page, errors } = await enter(browser, '/modules?search=parallax');
  await test.step('out of the HTML of a page', async () => {
    await press(page, 'Import from a page');
    const dialog = page.getByRole('dialog', { name: 'Import from a page' });
    await dialog.getByLabel('HTML of the page').fill('<h1>Nothing here</h1>');
    await press(page, 'Import');
    await expect(dialog).toContainText('There is no module in this page');
    expect(await findAccessibilityFaults(page, '.sheet')).toEqual([]);
    const data = JSON.stringify({
      settings: { alias: 'window', title: 'Window' },
      slides: slideOf('Asters'),
    });
    await dialog
      .getByLabel('HTML of the page')
      .fill(
        `<sr7-module id="SR7_1_1" data-alias="window"></sr7-module><script>SR7.JSON['SR7_1_1'] = ${data};</script>`,
      );
    await press(page, 'Import');
    await expect(dialog).toContainText('1 module was imported.');
    await dialog.getByRole('link', { name: 'Window' }).click();
    await expect(heading(page, 'Window')).toBeVisible();
  });
  const path = `/modules/${/\/modules\/(\d+)/.exec(page.url())?.[1]}`;
  await test.step('on the home page', async () => {
    await goWithin(page, '/settings/home');
    await choose(page, 'Module at its top', 'Window');
    await press(page, 'Save');
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
    expect(await seen('/')).toContain('Asters');
  });
  await test.step('what is known is offered, and what is not is marked', async () => {
    await page.goto(`/admin${path}`);
    await expect(page.locator('.uses')).toContainText('Module of the home page');
    const editor = page.getByRole('textbox', { name: 'Document' });
    await editor.click();
    await page.keyboard.press('Control+a');
    const document = {
      settings: { alias: 'window', title: 'Window', unheardOf: 1 },
      slides: slideOf('Asters'),
    };
    await page.keyboard.insertText(JSON.stringify(document, null, 2));
    await expect(page.getByRole('button', { name: /settings.unheardOf/ })).toBeVisible();
    await page.keyboard.press('Control+Home');
    for (const key of ['ArrowDown', 'End', 'Enter']) await page.keyboard.press(key);
    await page.keyboard.type('"dire');
    await expect(page.locator('.cm-tooltip-autocomplete')).toContainText('direction');
    await page.keyboard.press('Escape');
    await press(page, 'Discard');
  });
  await test.step('under another alias, and from another day', async () => {
    await page.getByLabel('Alias').fill('shop-window');
    await press(page, 'Save');
    await expect.poll(async () => (await read<{ alias: string }>(path)).alias).toBe('shop-window');
    expect(await seen('/')).toContain('Asters');
    await page.getByLabel('Shown from').fill('2099-01-02T10:30');
    await press(page, 'Save');
    await expect.poll(() => seen('/')).not.toContain('Asters');
    await page.getByLabel('Shown from').fill('');
    await press(page, 'Save');
    await expect.poll(() => seen('/')).toContain('Asters');
  });
  await test.step('several at once, and back', async () => {
    await goWithin(page, '/modules?search=window');
    await page
      .getByRole('row', { name: /Window/ })
      .getByRole('checkbox')
      .click({ force: true });
    await press(page, 'Move to trash');
    await expect.poll(() => seen('/')).not.toContain('Asters');
    await press(page, 'Undo');
    await expect.poll(() => seen('/')).toContain('Asters');
  });
  expect(errors.filter((error) => !/status of 422/.test(error))).toEqual([]);
  await page.context().close();
});

test('an owner gives a page a document, and takes back what it said', async ({ browser }) => {
  const kiln = {
    title: 'Our kiln',
    slug: 'our-kiln',
    status: 'publish',
    content: '<p>It burns for two days.</p>',
  };
  const made = await api(shop.url, token, 'POST', '/pages', kiln);
  const path = `/pages/${((await made.json()) as { id: number }).id}`;
  const { page, errors } = await enter(browser, path, 360);
  await expect(heading(page, 'Our kiln')).toBeVisible();
  await page.getByRole('textbox', { name: 'Content' }).fill('<p>It is cold.</p>');
  await find(page, 'Document', 'A day in the studio');
  await press(page, 'Save');
  await expect.poll(async () => (await read<{ documentId: number }>(path)).documentId).toBeGreaterThan(0);
  expect(await seen('/our-kiln/')).toContain('class="elementor');
  await press(page, 'What changed in version 2');
  const dialog = page.getByRole('dialog', { name: 'What changed in version 2' });
  await expect(dialog).toContainText('It burns for two days.');
  await expect(dialog).toContainText('It is cold.');
  expect(await findAccessibilityFaults(page, '.sheet')).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await press(page, 'Restore version 1');
  await expect.poll(() => seen('/our-kiln/')).toContain('It burns for two days.');
  expect(await read(path)).toMatchObject({ documentId: null, version: 3 });
  expect(errors).toEqual([]);
  await page.context().close();
});

import { type Browser, expect, type Page, test } from '@playwright/test';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { api } from './support/shop/api.ts';
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

const enter = (browser: Browser, path: string) => enterAdmin(browser, shop.url, path);
async function read<Value>(path: string): Promise<Value> {
  return (await (await api(shop.url, token, 'GET', path, null)).json()) as Value;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** All that stands in the editor is replaced. */
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Document' }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

const heroWith = (text: string) => ({
  settings: { alias: 'spring', title: 'Spring' },
  slides: {
    1: {
      slide: { id: '1' },
      layers: { 1: { id: 1, type: 'text', content: { text } } },
    },
  },
});

test('an owner imports a module, writes in it beside its preview, and takes a version back', async ({
  browser,
}) => {
  // Not all of them: each is drawn beside its name.
  const { page, errors } = await enter(browser, '/modules?search=parallax');
  await test.step('a file becomes a module', async () => {
    await expect(page.locator('.miniature iframe').first()).toBeVisible();
    await page.locator('input[type=file]').setInputFiles([
      { name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{') },
      {
        name: 'spring.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(heroWith('Tulips'))),
      },
    ]);
    await expect(page.getByText(/broken.json could not be imported: .*JSON/)).toBeVisible();
    await expect(page.getByText('Spring was imported.')).toBeVisible();
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/modules?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByLabel('Search').fill('spring');
    await expect(page.locator('.table-box[aria-busy=true]')).toBeVisible();
    expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
    letGo();
    await expect(page.getByText('1 found', { exact: true })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('rowheader', { name: 'Spring' }).click();
    await expect(heading(page, 'Spring')).toBeVisible();
  });
  const path = `/modules/${/\/modules\/(\d+)/.exec(page.url())?.[1]}`;
  const preview = page.frameLocator('.preview iframe');
  await test.step('the preview follows what is written', async () => {
    await expect(preview.getByText('Tulips')).toBeVisible();
    await page.getByRole('radio', { name: 'Phone' }).click();
    expect(await page.locator('.preview iframe').getAttribute('width')).toBe('360');
    await write(page, JSON.stringify(heroWith('Asters'), null, 2));
    await expect(preview.getByText('Asters')).toBeVisible();
    await write(page, '{ "slides": ');
    await expect(page.locator('.cm-lint-marker-error')).toBeVisible();
    await expect(preview.getByText('Asters')).toBeVisible();
    expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
  });
  await test.step('what the server refuses is said at its line, and what it takes is stored', async () => {
    await write(page, '{}');
    await page.keyboard.press('Control+s');
    await expect(page.locator('.json-editor + .field-error')).not.toBeEmpty();
    await expect(page.locator('.cm-lint-marker-error')).toBeVisible();
    await write(page, JSON.stringify(heroWith('Asters')));
    await page.getByLabel('Title').fill('Autumn');
    await page.getByLabel('Note on this change').fill('Other flowers');
    await press(page, 'Save');
    await expect(heading(page, 'Autumn')).toBeVisible();
    expect(await read(path)).toMatchObject({ title: 'Autumn', document: heroWith('Asters') });
  });
  await test.step('an old version, and back', async () => {
    await expect(page.locator('.revisions')).toContainText('Other flowers');
    await press(page, 'Restore version 1');
    await expect(preview.getByText('Tulips')).toBeVisible();
    await press(page, 'Undo');
    await expect(preview.getByText('Asters')).toBeVisible();
    expect(await read(path)).toMatchObject({ document: heroWith('Asters'), version: 4 });
  });
  await test.step('a copy, which is deleted', async () => {
    await press(page, 'Duplicate');
    await expect(page.getByText(/There is a draft of the same/)).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(`${path}$`));
    const copy = `/modules/${/\/modules\/(\d+)/.exec(page.url())?.[1]}`;
    await press(page, 'Move to trash');
    await expect(heading(page, 'Modules')).toBeVisible();
    expect(await read(copy)).toMatchObject({ status: 'trash' });
    await goWithin(page, copy);
    await press(page, 'Delete for good');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
    await expect(heading(page, 'Modules')).toBeVisible();
    expect((await api(shop.url, token, 'GET', copy, null)).status).toBe(404);
  });
  expect(errors.filter((error) => !/status of 4(?:00|04|22)/.test(error))).toEqual([]);
  await page.context().close();
});

test('an owner writes a page and a post, plans one for later, and takes one out of the trash', async ({
  browser,
}) => {
  const { page, errors } = await enter(browser, '/pages');
  await test.step('a page', async () => {
    await press(page, 'New page');
    await page.getByLabel('Title').fill('Our kiln');
    await page.getByLabel('Address in the shop').fill('our-kiln');
    await page.getByRole('textbox', { name: 'Content' }).fill('<p>It burns for two days.</p>');
    await page.getByRole('button', { name: 'Draft Status' }).click();
    await page.getByRole('option', { name: 'Published' }).click();
    await press(page, 'Create');
    await expect(heading(page, 'Our kiln')).toBeVisible();
    const shown = await (await fetch(`${shop.url}/our-kiln/`)).text();
    expect(shown).toContain('It burns for two days.');
  });
  await test.step('the trash and back', async () => {
    await press(page, 'Move to trash');
    await expect(heading(page, 'Pages')).toBeVisible();
    expect((await fetch(`${shop.url}/our-kiln/`)).status).toBe(404);
    await press(page, 'Undo');
    await expect(page.getByRole('rowheader', { name: 'Our kiln' })).toBeVisible();
    expect((await fetch(`${shop.url}/our-kiln/`)).status).toBe(200);
  });
  await test.step('a post for later', async () => {
    await page.getByRole('link', { name: 'Posts' }).click();
    await press(page, 'New post');
    await page.getByLabel('Title').fill('Glaze day');
    await page.getByLabel('Published from').fill('2099-01-02T10:30');
    await page.getByRole('button', { name: 'Draft Status' }).click();
    await page.getByRole('option', { name: 'Published' }).click();
    await press(page, 'Create');
    await expect(heading(page, 'Glaze day')).toBeVisible();
    await page.getByRole('link', { name: 'Posts' }).click();
    await expect(page.getByRole('row', { name: /Glaze day/ })).toContainText('Scheduled');
    expect((await fetch(`${shop.url}/blog/glaze-day/`)).status).toBe(404);
  });
  await test.step('a comment', async () => {
    const path = '/comments?status=approved';
    const { items } = await read<{ items: readonly { id: number; author: string }[] }>(path);
    const [comment] = items;
    await goWithin(page, '/comments?status=approved');
    await page
      .getByRole('row', { name: new RegExp(comment?.author ?? '') })
      .first()
      .getByRole('checkbox')
      .click({ force: true });
    await press(page, 'Spam');
    await expect(page.getByText('Done for 1', { exact: false }).first()).toBeVisible();
    expect(await read(`/comments/${comment?.id}`)).toMatchObject({ status: 'spam' });
  });
  expect(errors).toEqual([]);
  await page.context().close();
});

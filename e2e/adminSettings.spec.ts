import { expect, type Page, test } from '@playwright/test';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { api, logIn, moduleDocument } from './support/shop/api.ts';
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

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
/** Opens a section by the list at the side. */
async function open(page: Page, section: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: section, exact: true })
    .click();
  await expect(heading(page, section)).toBeVisible();
}
/** The notice that says so is closed, so that the next one is known from it. */
async function save(page: Page, name = 'Save', said = 'Saved.'): Promise<void> {
  await press(page, name);
  const notice = page.getByRole('alertdialog').filter({ hasText: said });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
}
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${label}$`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
const read = async (token: string, path: string): Promise<Record<string, unknown>> =>
  (await (await api(shop.url, token, 'GET', path, null)).json()) as Record<string, unknown>;

test('an owner sets the shop up, and it does as it is told', async ({ browser }) => {
  const token = await logIn(shop.url);
  await shop.set('notice', {});
  const made = await api(shop.url, token, 'POST', '/modules', {
    alias: 'spring',
    title: 'Spring window',
    status: 'publish',
    document: moduleDocument('Spring window'),
  });
  expect(made.status).toBe(201);
  const { page, errors } = await enterAdmin(browser, shop.url, '/settings');
  await keepNotices(page);
  await test.step('a notice for all pages', async () => {
    await expect(heading(page, 'Settings')).toBeVisible();
    await open(page, 'Notice for all pages');
    await expect(page).toHaveURL(/\/settings\/notice$/);
    await page.getByText('Shown', { exact: true }).click();
    await field(page, 'Text').fill('Closed on Monday.');
    await save(page);
    expect(await read(token, '/settings/notice')).toEqual({ on: true, text: 'Closed on Monday.' });
    expect((await (await fetch(`${shop.url}/shop/`)).text()).includes('Closed on Monday.')).toBe(true);
  });
  await test.step('what is wrong is said at its field, also in a group within a section', async () => {
    await open(page, 'Header');
    await field(page, 'Version: a new one is shown again to all').fill('not good!');
    await press(page, 'Save');
    await expect(page.locator('.field', { hasText: 'Version' }).locator('.field-error')).toHaveText(
      'Letters, digits, hyphens and underscores.',
    );
    expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
    await field(page, 'Version: a new one is shown again to all').fill('2');
    // Somebody else changes the same section, another field of the same group, and one that is changed here too.
    const header = await read(token, '/settings/header');
    const banner = { ...(header['banner'] as object), text: 'Theirs', version: '9' };
    await shop.set('header', { ...header, banner });
    await press(page, 'Save');
    const dialog = page.getByRole('dialog', { name: /Somebody else/ });
    await expect(dialog.getByRole('radiogroup')).toHaveCount(1);
    await save(page, 'Save what is chosen');
    await expect(dialog).toBeHidden();
    await expect(field(page, 'Text, as HTML')).toHaveValue('Theirs');
    expect((await read(token, '/settings/header'))['banner']).toMatchObject({ text: 'Theirs', version: '2' });
  });
  await test.step('things chosen by name, and lists', async () => {
    await open(page, 'Home page');
    await choose(page, 'Module at its top', 'Spring window');
    await save(page);
    expect(await read(token, '/settings/home')).toMatchObject({ module: 'spring', newest: true });
    await open(page, 'Payments');
    await press(page, 'Remove Bank account 1');
    await expect(page.getByRole('button', { name: 'Add: Bank account' })).toBeFocused();
    await page.keyboard.press('Enter');
    await field(page, 'Account name').fill('The shop');
    await field(page, 'IBAN').fill('FR76 1');
    await save(page);
    expect((await read(token, '/settings/payments'))['bankAccounts']).toEqual([
      { name: 'The shop', bank: '', iban: 'FR76 1', bic: '', number: '', sortCode: '' },
    ]);
    await open(page, 'Countries that it sells to');
    await field(page, 'By their two letters, with commas between; none: all').fill('FR, DE');
    await save(page);
    expect(await read(token, '/settings/countries')).toEqual(['FR', 'DE']);
  });
  expect(errors.filter((error) => !/status of 4(?:12|00|22)/.test(error))).toEqual([]);
  await page.context().close();
});

test('an owner adds a tax rate, a shipping zone and a key, and sees to logins and mails', async ({
  browser,
}) => {
  const token = await logIn(shop.url);
  const { page, errors } = await enterAdmin(browser, shop.url, '/taxes', 390);
  await test.step('a tax rate', async () => {
    await press(page, 'New tax rate');
    await field(page, 'Name').fill('Swiss VAT');
    await field(page, 'Rate in per cent').fill('8.1');
    await field(page, 'Country, by its two letters; empty: any').fill('CH');
    await save(page, 'Create', 'Created.');
    await expect(heading(page, 'Swiss VAT')).toBeVisible();
    const id = /\/taxes\/(\d+)$/.exec(page.url())?.[1];
    expect(await read(token, `/tax-rates/${id}`)).toMatchObject({ ratePpm: 81_000, country: 'CH' });
    await press(page, 'Delete');
    await expect(heading(page, 'Tax rates')).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Swiss VAT' })).toHaveCount(0);
  });
  await test.step('a shipping zone with a method', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('z');
    await expect(heading(page, 'Shipping zones')).toBeVisible();
    await press(page, 'New shipping zone');
    await field(page, 'Name').fill('Alps');
    await press(page, 'Add: Region');
    await choose(page, 'What it is', 'a country');
    await field(page, 'Its code, such as EU, FR, US:CA or 75*').fill('CH');
    await save(page, 'Create', 'Created.');
    await expect(heading(page, 'Alps')).toBeVisible();
    const zone = /\/shipping\/(\d+)$/.exec(page.url())?.[1];
    await page.getByRole('link', { name: 'New way of shipping' }).click();
    await field(page, 'Name at checkout').fill('Sledge');
    await save(page, 'Create', 'Created.');
    await expect(heading(page, 'Sledge')).toBeVisible();
    await field(page, 'Cost, such as 5 or 2 * [qty]').fill('7');
    await press(page, 'Add: Cost of a shipping class');
    await field(page, 'Shipping class').fill('heavy');
    await field(page, 'Cost').fill('9');
    await save(page);
    expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
    expect(await read(token, `/shipping/zones/${zone}`)).toMatchObject({
      regions: [{ type: 'country', code: 'CH' }],
      methods: [{ kind: 'flat_rate', title: 'Sledge', settings: { cost: '7', classCosts: { heavy: '9' } } }],
    });
  });
  await test.step('a key, until it is revoked', async () => {
    await goWithin(page, '/api-keys');
    await press(page, 'New key');
    await field(page, 'Name').fill('Stock robot');
    await page.getByText('See customers').click();
    expect(await findAccessibilityFaults(page, '[role=dialog]')).toEqual([]);
    await press(page, 'Make the key');
    const key = await field(page, 'Token').inputValue();
    const status = async (path: string) => (await api(shop.url, key, 'GET', path, null)).status;
    expect([await status('/users'), await status('/orders')]).toEqual([200, 403]);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('rowheader', { name: 'Stock robot' })).toBeVisible();
    expect(await page.locator('#admin').innerText()).not.toContain(key);
    await press(page, 'Revoke Stock robot');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('There is nothing here yet.')).toBeVisible();
    expect(await status('/users')).toBe(401);
  });
  await test.step('a mail once more', async () => {
    const { items } = (await read(token, '/products?perPage=1')) as { items: { id: number }[] };
    await placeOrder(shop.url, items[0]?.id ?? 0);
    // One that is on its way is not sent a second time.
    const mails = async () => (await read(token, '/mails')) as { items: { status: string }[] };
    await expect.poll(async () => (await mails()).items.every(({ status }) => status === 'sent')).toBe(true);
    await goWithin(page, '/mails');
    await expect(heading(page, 'Mails')).toBeVisible();
    await page.getByRole('checkbox').nth(1).click({ force: true });
    await press(page, 'Send again');
    await expect(page.getByText('Done for 1.')).toBeVisible();
  });
  await test.step('all other logins end', async () => {
    await goWithin(page, '/logins');
    await expect(page.getByText('This one')).toBeVisible();
    await press(page, 'Log out everywhere else');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect(page.getByText('1 found', { exact: true })).toBeVisible();
    expect((await api(shop.url, token, 'GET', '/settings', null)).status).toBe(401);
  });
  expect(errors).toEqual([]);
  await page.context().close();
});

/** What made anew has another of, and what a change counts. */
const PASSING = new Set(['id', 'zoneId', 'version', 'createdAt', 'updatedAt']);

test('whatever an owner deletes is there again, unless they were asked first', async ({ browser }) => {
  const token = await logIn(shop.url);
  const make = async (path: string, body: object, method = 'POST'): Promise<number> => {
    const answer = await api(shop.url, token, method, path, body, '*');
    expect(answer.ok).toBe(true);
    return ((await answer.json()) as { id: number }).id;
  };
  const first = async (path: string, key = 'id'): Promise<string> =>
    String(((await read(token, path))['items'] as Record<string, unknown>[])[0]?.[key]);
  /** A list as it stands, without what nobody sees of it. */
  const known = async (path: string): Promise<readonly string[]> =>
    ((await read(token, path))['items'] as object[])
      .map((item) => JSON.stringify(item, (key, value: unknown) => (PASSING.has(key) ? undefined : value)))
      .toSorted();
  const { page, errors } = await enterAdmin(browser, shop.url, '/');
  const go = (path: string) => goWithin(page, path);
  /** Deletes, sees that it is gone, and takes it back. */
  async function undone(path: string, remove: () => Promise<void>): Promise<void> {
    const before = await known(path);
    await remove();
    await expect.poll(() => known(path)).not.toEqual(before);
    await press(page, 'Undo');
    await expect.poll(() => known(path)).toEqual(before);
  }
  const deletesRow = async (button = 'Move to trash') => {
    await page.locator('tbody').getByRole('checkbox').first().click({ force: true });
    await press(page, button);
  };
  await test.step('in lists', async () => {
    for (const list of [
      '/products?status=publish',
      '/pages?status=publish',
      '/posts?status=publish',
      '/reviews?status=approved',
      '/comments?status=approved',
    ]) {
      await go(list);
      await undone(list, () => deletesRow());
    }
  });
  await make('/tax-rates', { name: 'Alpine VAT', ratePpm: 81_000, country: 'CH', postcodes: ['39*'] });
  const zone = await make('/shipping/zones', { name: 'Alps', regions: [{ type: 'country', code: 'CH' }] });
  const method = await make(`/shipping/zones/${zone}/methods`, {
    kind: 'flat_rate',
    title: 'Sledge',
    settings: { cost: '7', classCosts: { heavy: '9' } },
  });
  await test.step('on their own pages', async () => {
    for (const [list, screen, button] of [
      ['/modules?status=publish', `/modules/${await first('/modules?status=publish')}`, 'Move to trash'],
      [
        '/documents?status=publish',
        `/documents/${await first('/documents?status=publish')}`,
        'Move to trash',
      ],
      ['/menus', `/menus/${await first('/menus', 'slug')}`, 'Delete'],
      ['/tax-rates', `/taxes/${await first('/tax-rates?country=CH')}`, 'Delete'],
      ['/shipping/zones', `/shipping/${zone}/methods/${method}`, 'Delete'],
      ['/shipping/zones', `/shipping/${zone}`, 'Delete'],
    ] as const) {
      await go(screen);
      await undone(list, () => press(page, button));
    }
  });
  await test.step('a folder with a file and another folder in it, and where a file is', async () => {
    const folder = await make('/media-folders', { name: 'Jars' });
    await make('/media-folders', { name: 'Lids', parentId: folder });
    const file = Number(await first('/media'));
    await api(shop.url, token, 'POST', '/media-folders/move', { ids: [file], folderId: folder });
    await go(`/media?folder=${folder}`);
    await press(page, 'Rename the folder');
    const folders = async () =>
      ((await read(token, '/media-folders'))['items'] as { name: string; count: number }[])
        .map(({ name, count }) => `${name} ${count}`)
        .toSorted();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the folder' }).click();
    await expect.poll(folders).toEqual(['Lids 0']);
    await expect(page).toHaveURL(/\/media$/);
    await press(page, 'Undo');
    await expect.poll(folders).toEqual(['Jars 1', 'Lids 0']);
    await page.getByRole('row', { name: /Jars/ }).getByRole('link').click();
    await expect(page.getByText('1 found', { exact: true })).toBeVisible();
    await page.locator('.cards').getByRole('checkbox').first().click({ force: true });
    await press(page, 'Move to a folder');
    await page.getByRole('menuitem', { name: 'In no folder' }).click();
    await expect.poll(folders).toEqual(['Jars 0', 'Lids 0']);
    await press(page, 'Undo');
    await expect.poll(folders).toEqual(['Jars 1', 'Lids 0']);
  });
  await test.step('words of a mail, and a view', async () => {
    const words = { subject: 'Ours', heading: '', additional: '' };
    await api(shop.url, token, 'PUT', '/mail-texts/new_order/en', words, '*');
    const subject = async () => (await read(token, '/mail-texts/new_order/en'))['subject'];
    await go('/mail-texts/new_order');
    await press(page, 'Back to the default');
    await expect.poll(subject).toBe('');
    await press(page, 'Undo');
    await expect.poll(subject).toBe('Ours');
    await go('/products?status=draft');
    await press(page, 'Views');
    const views = page.getByRole('dialog', { name: 'Views' });
    await views.getByLabel('Name').fill('Unfinished');
    await views.getByRole('button', { name: 'Save this view' }).click();
    await views.getByRole('button', { name: 'Delete the view Unfinished' }).click();
    await expect(views.getByRole('button', { name: 'Unfinished', exact: true })).toHaveCount(0);
    await press(page, 'Undo');
    await expect(views.getByRole('button', { name: 'Unfinished', exact: true })).toBeVisible();
  });
  expect(errors).toEqual([]);
  await page.context().close();
});

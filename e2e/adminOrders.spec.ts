import { expect, type Page, test } from '@playwright/test';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { api } from './support/shop/api.ts';
import { enterAdmin, goWithin } from './support/shop/enterAdmin.ts';
import { type OwnShop, startOwnShop } from './support/shop/ownShop.ts';

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop();
});
test.afterAll(() => shop.stop());

interface Product {
  readonly id: number;
  readonly name: string;
  readonly stockQuantity: number;
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const group = (page: Page, name: string | RegExp) => page.getByRole('group', { name });
const read = async <T>(token: string, path: string): Promise<T> =>
  (await (await api(shop.url, token, 'GET', path, null)).json()) as T;

/** Writes into a field as people do: numbers count when the field is left. */
async function write(field: ReturnType<Page['getByLabel']>, value: string): Promise<void> {
  await field.fill(value);
  await field.blur();
}

async function addProduct(page: Page, name: string): Promise<void> {
  await page.getByLabel('Add a product').fill(name);
  await page.getByRole('option', { name }).first().click();
  await expect(group(page, name)).toBeVisible();
}

async function made(token: string, name: string): Promise<Product> {
  const body = { name, status: 'publish', regularPrice: 1200, managesStock: true, stockQuantity: 10 };
  return (await (await api(shop.url, token, 'POST', '/products', body)).json()) as Product;
}

test('an owner makes an order by hand, changes its lines, takes the money, gives some back and prints the invoice', async ({
  browser,
}) => {
  const token = shop.token;
  const [kettle, tray] = [await made(token, 'Test kettle'), await made(token, 'Test tray')];
  const stockOf = async ({ id }: Product) => (await read<Product>(token, `/products/${id}`)).stockQuantity;
  await shop.set('invoice', { seller: 'Vitrine SARL\n21000 Dijon', taxNumber: 'FR 12', note: 'Thank you.' });
  const { page, errors } = await enterAdmin(browser, shop.url, '/orders');
  const order = page.locator('.columns');
  let id = 0;

  await test.step('an order by hand, with what is wrong said at its field', async () => {
    await press(page, 'New order');
    await expect(heading(page, 'New order')).toBeVisible();
    await addProduct(page, kettle.name);
    await write(group(page, kettle.name).getByLabel('Quantity'), '11');
    await expect(group(page, kettle.name).locator('.field-error')).toContainText('10 available');
    await write(group(page, kettle.name).getByLabel('Quantity'), '2');
    await expect(page.locator('.order-sums')).toContainText('€24.00');
    const billing = group(page, 'Billing address');
    await billing.getByLabel('First name').fill('Nadia');
    await billing.getByLabel('Email').fill('nobody');
    await page.getByText('Send the mails of an order to customer and shop').click();
    // Nothing that was written is lost by a reload.
    await page.reload();
    await expect(billing.getByLabel('First name')).toHaveValue('Nadia');
    await press(page, 'Make the order');
    await expect(billing.locator('.field-error')).toContainText('email');
    expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
    await billing.getByLabel('Email').fill('nadia@example.org');
    await press(page, 'Make the order');
    await expect(heading(page, /^Order \d+$/)).toBeVisible();
    id = Number(/\/orders\/(\d+)$/.exec(page.url())?.[1]);
    await expect(page.locator('.head .badge')).toHaveText('Pending payment');
    expect(await stockOf(kettle)).toBe(8);
    expect(await shop.mailsTo('nadia@example.org')).toEqual([]);
  });

  await test.step('its lines are changed before it is paid', async () => {
    const priceOfOne = group(page, kettle.name).getByLabel(/Price of one/);
    let answer = () => {};
    const written = new Promise<void>((done) => (answer = done));
    await page.route('**/order-preview', async (route) => {
      await written;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Change lines' }).click();
    await expect(heading(page, `Change order ${id}`)).toBeVisible();
    // What it costs comes from the server, which may be slower than who writes another price.
    await expect(priceOfOne).toHaveValue('');
    await priceOfOne.fill('10');
    answer();
    await expect(page.locator('.order-sums')).toContainText('€24.00');
    await expect(priceOfOne).toHaveValue('10');
    await priceOfOne.blur();
    await write(group(page, kettle.name).getByLabel('Quantity'), '1');
    await addProduct(page, tray.name);
    await write(group(page, tray.name).getByLabel('Quantity'), '2');
    await expect(page.locator('.order-sums')).toContainText('€34.00');
    await press(page, 'Save');
    await expect(heading(page, `Order ${id}`)).toBeVisible();
    await expect(page.locator('.notes')).toContainText('Test kettle × 2 → × 1');
    expect([await stockOf(kettle), await stockOf(tray)]).toEqual([9, 8]);
  });

  await test.step('it is paid, and one piece of it goes back', async () => {
    await press(page, 'Change to Processing');
    await expect(page.locator('.head .badge')).toHaveText('Processing');
    await press(page, 'Refund');
    const sheet = page.getByRole('dialog', { name: `Refund order ${id}` });
    const line = sheet.getByRole('group', { name: /Test tray/ });
    await write(line.getByLabel('Pieces that come back'), '1');
    await expect(line.getByLabel(/Amount to give back/)).toHaveValue('12.00');
    await sheet.getByLabel(/Reason/).fill('Arrived broken');
    expect(await findAccessibilityFaults(page, '[role=dialog]')).toEqual([]);
    await sheet.getByRole('button', { name: 'Give back €12.00' }).click();
    await expect(sheet).toBeHidden();
    await expect(order).toContainText('1 piece went back: €12.00');
    await expect(order).toContainText('€22.00');
    await expect(order).toContainText('1 piece back in stock');
    await expect(page.locator('.head .badge')).toHaveText('Processing');
    expect(await stockOf(tray)).toBe(9);
    const [mail] = await shop.mailsTo('nadia@example.org');
    expect(mail?.plain).toContain('Refund: Arrived broken: -€12.00');
    expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
  });

  await test.step('its mails are seen and its details sent', async () => {
    await expect(order).toContainText('partially refunded');
    await press(page, 'Mail the details');
    await expect(order).toContainText(`order #${id}`);
    await expect
      .poll(async () => (await shop.mailsTo('nadia@example.org'))[0]?.subject)
      .toContain('Details of your');
  });

  await test.step('its invoice is printed', async () => {
    await page.getByRole('link', { name: 'Invoice' }).click();
    const paper = page.locator('.invoice');
    await expect(paper).toContainText('Vitrine SARL');
    await expect(paper).toContainText('Refund: Arrived broken');
    await expect(paper.locator('.invoice-total')).toContainText('€34.00');
    await page.evaluate(() => Object.assign(window, { print: () => document.body.classList.add('printed') }));
    await press(page, 'Print, or save as PDF');
    await expect(page.locator('body.printed')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.top')).toBeHidden();
    await expect(page.locator('.invoice-tools')).toBeHidden();
    await expect(paper).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('many change their state at once, and back', async () => {
    await goWithin(page, '/orders?search=nadia&from=2020-01-01');
    const row = page.getByRole('row', { name: new RegExp(`#${id}`) });
    await row.getByRole('checkbox').click({ force: true });
    await press(page, 'Change to Completed');
    await expect(row).toContainText('Completed');
    await press(page, 'Undo');
    await expect(row).toContainText('Processing');
    await page.getByLabel('Until').fill('2020-01-02');
    await expect(page.getByText('Nothing fits this search.')).toBeVisible();
    expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
  });
  expect(errors.filter((error) => !/status of 4(?:00|22)/.test(error))).toEqual([]);
  await page.context().close();
});

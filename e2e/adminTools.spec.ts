import { expect, type Page, test } from '@playwright/test';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { api, logIn } from './support/shop/api.ts';
import { hiddenValue } from './support/shop/createBrowserless.ts';
import { enterAdmin, goWithin, logInBrowser } from './support/shop/enterAdmin.ts';
import { failRestore } from './support/shop/failRestore.ts';
import { type OwnShop, startOwnShop } from './support/shop/ownShop.ts';
import { placeOrder } from './support/shop/placeOrder.ts';

// One shop for all of them.
test.describe.configure({ mode: 'default' });
let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop();
});
test.afterAll(() => shop.stop());

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

interface Product {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

/** The first of the shop's products. */
async function firstProduct(token: string): Promise<Product> {
  const answer = await api(shop.url, token, 'GET', '/products?search=celadon+mug&perPage=1', null);
  const [product] = ((await answer.json()) as { items: Product[] }).items;
  if (!product) throw new Error('no product');
  return product;
}

test('an owner backs the shop up, changes it, and has it back as it was', async ({ browser }) => {
  const { page, errors } = await enterAdmin(browser, shop.url, '/backup');
  const product = await firstProduct(await logIn(shop.url));
  await expect(heading(page, 'Backup')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Make and download a backup' }).click();
  const file = await (await downloading).path();
  await expect(page.getByText(/^Last done:/)).toBeVisible();
  const renamed = await api(
    shop.url,
    await logIn(shop.url),
    'PATCH',
    `/products/${product.id}`,
    { name: 'Broken by mistake' },
    '*',
  );
  expect(renamed.status).toBe(200);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(/uploaded files/).last()).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'products', exact: true })).toBeVisible();
  expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
  const replace = page.getByRole('button', { name: 'Replace everything' });
  await expect(replace).toBeDisabled();
  await page.getByLabel(/^Type the name of the shop/).fill('Vitrine');
  await replace.click();
  await expect(page.getByText('The backup is restored.')).toBeVisible();
  // The page that was kept is drawn anew.
  await page.goto(`/product/${product.slug}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
  // Whoever did it is still there.
  await page.goto('/admin/tools');
  await expect(heading(page, 'Tools')).toBeVisible();
  expect(errors.filter((error) => !/status of 4/.test(error))).toEqual([]);
  await page.context().close();
});

test('an owner looks after the site: health, jobs, the index, and what went wrong', async ({ browser }) => {
  await failRestore(shop.url, await logIn(shop.url));
  const { page, errors } = await enterAdmin(browser, shop.url, '/tools', 390);
  await expect(page.getByRole('heading', { name: /^Database/ })).toContainText('Ready');
  await press(page, 'Run now: Drop old faults');
  await expect(page.getByText('Done: Drop old faults')).toBeVisible();
  await press(page, 'Make the search index anew');
  await expect(page.locator('section', { hasText: 'Search index' }).getByText(/^Last done:/)).toBeVisible();
  await press(page, 'Draw all pages anew');
  await expect(page.getByText('All pages are drawn anew.')).toBeVisible();
  await goWithin(page, '/faults?kind=job');
  await page.getByRole('rowheader', { name: 'This is no backup.' }).first().click();
  await expect(heading(page, 'This is no backup.')).toBeVisible();
  await expect(page.locator('.stack')).toContainText('Error: This is no backup.');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('the dashboard tells what was sold, by day and by source, beside the days before', async ({
  browser,
}) => {
  const token = await logIn(shop.url);
  const product = await firstProduct(token);
  await placeOrder(shop.url, product.id, {
    wc_order_attribution_source_type: 'organic',
    wc_order_attribution_utm_source: 'google',
  });
  await placeOrder(shop.url, product.id, { wc_order_attribution_source_type: 'typein' });
  // With a token of its own: the restore has ended the one that the shop was set up with.
  expect((await api(shop.url, token, 'PUT', '/settings/counter', { own: true }, '*')).status).toBe(200);
  const { page, errors } = await enterAdmin(browser, shop.url, '/');
  const sales = page.getByRole('region', { name: 'Sales, less refunds' });
  await expect(sales.locator('.big')).toContainText('€');
  await expect(page.getByRole('region', { name: 'Visits' }).locator('.big')).toHaveText('0');
  await page.getByRole('radio', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL(/days=7/);
  await sales.getByText('Sales, less refunds as a table').click();
  await expect(sales.getByRole('rowheader')).toHaveCount(7);
  const sources = page.getByRole('table', { name: 'Where they came from' });
  // One that has been bought through, by its share, money, orders and visits.
  await expect(sources.getByRole('row', { name: /^Organic: Google/ })).toContainText(/€[\d.]+\s*1\s*0$/);
  await expect(sources.getByRole('row', { name: /^Direct/ })).toContainText(/€[\d.]+\s*1\s*0$/);
  expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('pages lead those to their form who may change them, and nobody else', async ({ browser }) => {
  const product = await firstProduct(await logIn(shop.url));
  const page = await (await logInBrowser(browser, { baseURL: shop.url })).newPage();
  await page.goto(`/product/${product.slug}/`);
  const bar = page.getByRole('navigation', { name: 'Running the site' });
  await expect(bar).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  // By the keyboard, right after the way past everything.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('link', { name: 'Admin' })).toBeFocused();
  await bar.getByRole('link', { name: 'Edit this product' }).click();
  await expect(heading(page, product.name)).toBeVisible();
  await page.context().close();

  const context = await browser.newContext({ baseURL: shop.url });
  const customer = await context.newPage();
  const nonce = 'woocommerce-register-nonce';
  const form = await (await context.request.get('/my-account/')).text();
  await context.request.post('/my-account/', {
    form: {
      email: 'buyer@example.com',
      password: 'a long walk by the sea 7',
      [nonce]: hiddenValue(form, nonce),
    },
  });
  await customer.goto(`/product/${product.slug}/`);
  await expect(customer.locator('body.logged-in')).toBeVisible();
  await expect(customer.locator('.staff-bar')).toHaveCount(0);
  const shared = await (await fetch(`${shop.url}/product/${product.slug}/`)).text();
  expect(shared).toContain(`data-item="product/${product.id}"`);
  expect(shared).not.toContain('href="/admin');
  await context.close();
});

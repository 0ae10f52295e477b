import { expect, type Page } from '@playwright/test';
import { type DevelopmentSite, startDevelopmentSite } from './support/developmentSite.ts';
import { test } from './support/leaveUnpainted.ts';

// One site for the file, in one worker.
test.describe.configure({ mode: 'default' });

let site: DevelopmentSite;
test.beforeAll(async () => {
  site = await startDevelopmentSite();
});
test.afterAll(() => site.stop());

/** Every error and warning of the page's console. */
function collectWarnings(page: Page): string[] {
  const told: string[] = [];
  page.on('pageerror', (error) => told.push(error.message));
  page.on('console', (message) => {
    // Previews stand in frames that may not run the script which reloads pages during development.
    const isExpected = /^(Failed to load resource|Blocked script execution)/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isExpected) told.push(message.text());
  });
  return told;
}

// React draws on the server alone: its warnings are told there, whoever asks for the page.
test('React finds nothing wrong with the pages of the shop', async ({ page, request }) => {
  const told = collectWarnings(page);
  const get = async (url: string): Promise<void> => {
    const response = await request.get(url);
    expect([url, response.headers()['content-type']]).toEqual([url, 'text/html; charset=utf-8']);
  };
  const pages = [
    '',
    'modules',
    'shop/',
    'shop/?s=linen',
    'cart/',
    'checkout/',
    'my-account/',
    'wishlist/',
    'compare/',
    'blog/',
  ];
  for (const path of [...pages, 'my-account/lost-password/', 'nothing-here/'])
    await get(`${site.url}/${path}`);
  await page.goto(`${site.url}/shop/`);
  // One of each kind, in each state: others are drawn by the same parts.
  const products = await page.locator('.products > .product').evaluateAll((items) => {
    const kindOf = (item: Element): string =>
      [...item.classList].filter((name) => /^(?:product-type-\w+|\w*stock|sale)$/.test(name)).join(' ');
    const links = items.map(
      (item) => [kindOf(item), item.querySelector<HTMLAnchorElement>('a[href*="/product/"]')?.href] as const,
    );
    return [...new Map(links).values()].flatMap((url) => url ?? []);
  });
  expect(products.length).toBeGreaterThan(1);
  for (const url of products) await get(url);
  await page.goto(`${site.url}/blog/`);
  await page.locator('article a').first().click();
  expect(told).toEqual([]);
  expect(site.told()).toBe('');
});

test('React finds nothing wrong with a purchase', async ({ page }) => {
  const told = collectWarnings(page);
  await page.goto(`${site.url}/shop/`);
  const add = page.locator('a.add_to_cart_button.product_type_simple, a.ajax_add_to_cart').first();
  await page.goto(`${site.url}/${(await add.getAttribute('href')) ?? ''}`);
  await page.goto(`${site.url}/cart/`);
  await expect(page.locator('.cart_item').first()).toBeVisible();
  await page.goto(`${site.url}/checkout/`);
  await page.locator('form.checkout button[type=submit]').last().click();
  expect(told).toEqual([]);
  expect(site.told()).toBe('');
});

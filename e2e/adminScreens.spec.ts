import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { findAccessibilityFaults, RULES_OF_LOOKS } from './support/findAccessibilityFaults.ts';
import { api } from './support/shop/api.ts';
import { enterAdmin, goWithin } from './support/shop/enterAdmin.ts';
import { failRestore } from './support/shop/failRestore.ts';
import { type OwnShop, startOwnShop } from './support/shop/ownShop.ts';
import { placeOrder } from './support/shop/placeOrder.ts';

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop();
});
test.afterAll(() => shop.stop());

/** As the table of screens has them. */
const PATHS = [
  ...readFileSync(new URL('../packages/editor/src/app/screens.ts', import.meta.url), 'utf8').matchAll(
    /^ {4}path: '([^']+)'/gm,
  ),
].map(([, path = '']) => path);

/** One of each kind that a list leads to, by its path in that table. */
async function findItems(): Promise<Readonly<Record<string, string>>> {
  const token = shop.token;
  const first = async <Key extends string = 'id'>(path: string, key = 'id' as Key): Promise<string> => {
    const answer = await api(shop.url, token, 'GET', path, null);
    const [item] = ((await answer.json()) as { items: Record<Key, string | number>[] }).items;
    return String(item?.[key]);
  };
  const send = async (path: string, body: FormData): Promise<void> => {
    const headers = { authorization: `Bearer ${token}` };
    await fetch(`${shop.url}/api/v1${path}`, { method: 'POST', headers, body });
  };
  const file = new FormData();
  file.set('file', new Blob(['Name,Regular price\nA jug,10.00\n']), 'jugs.csv');
  await send('/imports', file);
  await failRestore(shop.url, token);
  await api(shop.url, token, 'POST', '/webhooks', {
    name: 'Told',
    topic: 'order.created',
    url: 'https://example.com/told',
    secret: '',
    status: 'paused',
  });
  // Not paid yet: what is in it can still be changed.
  const order = await placeOrder(shop.url, Number(await first('/products?type=simple')), {
    payment_method: 'bacs',
  });
  const zone = await first('/shipping/zones');
  const zoneAnswer = await api(shop.url, token, 'GET', `/shipping/zones/${zone}`, null);
  const { methods } = (await zoneAnswer.json()) as { methods: { id: number }[] };
  await expect.poll(() => first('/tools/faults')).not.toBe('undefined');
  return {
    '/orders/:id': `/orders/${order}`,
    '/orders/:id/edit': `/orders/${order}/edit`,
    '/orders/:id/invoice': `/orders/${order}/invoice`,
    '/products/:id': `/products/${await first('/products?type=variable')}`,
    '/categories/:id': `/categories/${await first('/terms/product_cat')}`,
    '/imports/:id': `/imports/${await first('/imports')}`,
    '/attributes/:id': `/attributes/${await first('/attributes')}`,
    '/tags/:id': `/tags/${await first('/terms/product_tag')}`,
    '/media/:id': `/media/${await first('/media')}`,
    '/coupons/:id': '/coupons/new',
    '/modules/:id': `/modules/${await first('/modules')}`,
    '/documents/:id': `/documents/${await first('/documents')}`,
    '/menus/:slug': `/menus/${await first('/menus', 'slug')}`,
    '/pages/:id': `/pages/${await first('/pages')}`,
    '/posts/:id': `/posts/${await first('/posts')}`,
    '/users/:id': `/users/${await first('/users')}`,
    '/settings/:section': '/settings/payments',
    '/taxes/:id': '/taxes/new',
    '/shipping/:id': `/shipping/${zone}`,
    '/shipping/:id/methods/:methodId': `/shipping/${zone}/methods/${methods[0]?.id}`,
    '/mail-texts/:kind': '/mail-texts/new_order',
    '/webhooks/:id': `/webhooks/${await first('/webhooks')}`,
    '/faults/:id': `/faults/${await first('/tools/faults')}`,
  };
}

const LOOKS = [
  { colorScheme: 'light', width: 1280, rules: undefined },
  { colorScheme: 'dark', width: 360, rules: RULES_OF_LOOKS },
] as const;

type Look = (typeof LOOKS)[number];

/** What is wrong with a screen, as it stands there at a desk by day and on a phone by night. */
async function findFaults(page: Page, path: string, looks: readonly Look[]): Promise<readonly string[]> {
  // What stands around all of them is looked at once.
  const within = path === '/' ? '#admin' : 'main';
  // Within the page: only the first screen loads everything.
  await goWithin(page, path);
  await expect(page.locator('main h1').first(), path).toBeVisible();
  await expect(page.locator('main .spinner'), path).toHaveCount(0);
  const faults = (await page.locator('main [role=alert].state').allTextContents()).map(
    (said) => `failed: ${said}`,
  );
  for (const { colorScheme, width, rules } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    // What scripts lay out follows the window a frame later.
    const wide = await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return document.documentElement.scrollWidth - window.innerWidth;
    });
    if (wide > 0) faults.push(`${wide} px too wide`);
    const found = await findAccessibilityFaults(page, within, rules);
    faults.push(...found.map((fault) => `${colorScheme} ${fault}`));
  }
  return faults.map((fault) => `${path} ${fault}`);
}

test('every screen can be used by everyone, by day at a desk and by night on a phone', async ({
  browser,
}) => {
  const { page, errors } = await enterAdmin(browser, shop.url, '/');
  // Nobody has bought anything yet.
  const steps = page.getByRole('region', { name: 'First steps' }).getByRole('listitem');
  await expect(steps.filter({ hasText: 'Add a product' })).toContainText('Done');
  await expect(steps).toHaveCount(4);
  const items = await findItems();
  expect(Object.keys(items).toSorted()).toEqual(PATHS.filter((path) => path.includes(':')).toSorted());
  const faults: string[] = [];
  // The next begins as the last has ended: each change of the window is laid out.
  const orders = [LOOKS, LOOKS.toReversed()];
  for (const [at, path] of PATHS.entries())
    faults.push(...(await findFaults(page, items[path] ?? path, orders[at % 2] ?? LOOKS)));
  expect(faults).toEqual([]);
  await goWithin(page, '/orders/999999');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await test.step('in Arabic, from right to left', () => goThroughArabic(page));
  expect(errors.filter((error) => !/status of 404/.test(error))).toEqual([]);
  await page.context().close();
});

/** The palette and the rows of a list by keys alone, where forward is to the left. */
async function goThroughArabic(page: Page): Promise<void> {
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await shop.set('site', { language: 'ar' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('.shell')).toBeVisible();
  await press('Control+k');
  const palette = page.getByRole('dialog', { name: 'الأوامر' });
  await expect(palette.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('المنتجات');
  await expect(palette.getByRole('menuitem')).toHaveCount(1);
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'المنتجات' })).toBeVisible();
  const rows = page.locator('tbody').getByRole('row');
  await rows.first().focus();
  await press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  const [box, name] = [rows.nth(1).getByRole('checkbox'), rows.nth(1).getByRole('rowheader')];
  await press('ArrowLeft');
  await expect(box).toBeFocused();
  await press('ArrowLeft');
  await expect(name).toBeFocused();
  await press('ArrowRight');
  await expect(box).toBeFocused();
  await press('ArrowLeft', 'Enter');
  await expect(page).toHaveURL(/products\/\d+$/);
  expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
}

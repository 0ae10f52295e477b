import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { findAccessibilityFaults, PAGE_ITSELF } from './support/findAccessibilityFaults.ts';
import { leaveUnpainted } from './support/leaveUnpainted.ts';
import { type OwnShop, startOwnShop } from './support/shop/ownShop.ts';

// One shop for the file: its language is the shop's, not the visitor's.
test.describe.configure({ mode: 'default' });

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop();
});
test.afterAll(() => shop.stop());

const COUPON = 'welcome10';
const PASSWORD = 'moss on the 3rd stair';
const OTHER_PASSWORD = 'a fern behind the 2nd gate';

const addressOf = (email: string): Readonly<Record<string, string>> => ({
  billing_first_name: 'Ada',
  billing_last_name: 'Lovelace',
  billing_address_1: '1 Rue de Rivoli',
  billing_postcode: '75001',
  billing_city: 'Paris',
  billing_phone: '0102030405',
  billing_email: email,
});

interface Way {
  readonly title: string;
  readonly language: string;
  readonly direction: string;
  readonly width: number;
  readonly hasScript: boolean;
}

const WAYS: readonly Way[] = [
  { title: 'wide, with scripts', language: 'en', direction: 'ltr', width: 1280, hasScript: true },
  {
    title: 'in Arabic on a phone, without scripts',
    language: 'ar',
    direction: 'rtl',
    width: 360,
    hasScript: false,
  },
];

for (const way of WAYS)
  test(`a visitor finds, chooses, buys, comes back as a customer and keeps things: ${way.title}`, async ({
    browser,
  }) => {
    await shop.set('site', { title: 'Vitrine', language: way.language });
    const { page, errors } = await arrive(browser, way);
    const guest = `guest-${crypto.randomUUID()}@example.org`;
    await test.step('search', () => findBySearch(page, way));
    await test.step('filter', () => narrowList(page, way));
    await test.step('keep', () => keepThings(page, way));
    await test.step('choose and add', () => chooseAndAdd(page, way));
    await test.step('pay', () => pay(page, guest, way));
    await test.step('become a customer', () => comeBack(page, way));
    await test.step('reset', () => resetPassword(page, way));
    expect(errors).toEqual([]);
    await page.context().close();
  });

async function arrive(browser: Browser, { width, hasScript }: Way) {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width, height: 800 },
    javaScriptEnabled: hasScript,
    reducedMotion: 'reduce',
  });
  await leaveUnpainted(context);
  const page = await context.newPage();
  return { page, errors: collectErrors(page) };
}

type Within = 'html' | typeof PAGE_ITSELF;

/**
 * What axe finds where scripts run, its own being one, and whether anything is wider than the window. What stands around all pages is looked at
 * with the first, and when a customer is known.
 */
async function isWell(page: Page, hasScript = true, within: Within = PAGE_ITSELF): Promise<void> {
  const { pathname } = new URL(page.url());
  if (hasScript) expect([pathname, await findAccessibilityFaults(page, within)]).toEqual([pathname, []]);
  await fits(page);
}

/** Of pages that axe has seen in tests of their own. */
async function fits(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect([pathname, Math.max(wider, 0)]).toEqual([pathname, 0]);
}

/** Presses what leads to another page, and waits for that: to go elsewhere sooner would take the press back. */
async function leaveBy(page: Page, link: Locator): Promise<void> {
  const left = page.waitForEvent('framenavigated');
  await link.click();
  await left;
}

async function findBySearch(page: Page, { hasScript, direction }: Way): Promise<void> {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
  const field = page.locator('input[name=s]:visible').first();
  await field.fill('moon');
  if (hasScript) await expect(page.locator('.wd-dropdown-results [role=option]').first()).toBeVisible();
  await field.press('Enter');
  await expect(page.locator('a[href*="/product/moon-jar/"]').first()).toBeVisible();
  await isWell(page, hasScript, 'html');
}

async function narrowList(page: Page, { hasScript, width }: Way): Promise<void> {
  await page.goto('/shop/');
  const count = page.locator('.woocommerce-result-count');
  const all = (await count.textContent()) ?? '';
  // The list has its script.
  if (hasScript) await expect(page.locator('.list-told')).toBeAttached();
  if (width <= 1024) await page.locator('.list-filters-toggle summary').click();
  await page.locator('.filter-chips a').first().click();
  await expect(count).not.toHaveText(all);
  await expect(page).toHaveURL(/filter_/);
  if (hasScript) await expect(page.locator('#list')).toHaveAttribute('aria-busy', 'false');
  await fits(page);
  if (!hasScript) return;
  await page.locator('a.open-quick-view').first().click();
  await expect(page.locator('dialog.wd-quick-view')).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Before anybody knows who it is: out of the list that was narrowed, or by links, which lead away from it. */
async function keepThings(page: Page, { hasScript }: Way): Promise<void> {
  const kinds = ['wishlist', 'compare'];
  for (const kind of kinds) {
    if (!hasScript) await page.goto('/shop/');
    const button = page.locator(`.products .wd-${kind}-btn a`).first();
    if (hasScript) {
      await button.click();
      await expect(button).toHaveClass(/added/);
    } else await leaveBy(page, button);
  }
  for (const kind of kinds) {
    await page.goto(`/${kind}/`);
    await expect(page.locator('main a[href*="/product/"]').first()).toBeVisible();
    await isWell(page, hasScript);
  }
}

async function chooseAndAdd(page: Page, { hasScript }: Way): Promise<void> {
  await page.goto('/product/moon-jar/');
  for (const select of await page.locator('form.cart select[data-attribute_name]').all()) {
    const value = await select.locator('option:not([value=""]):not(:disabled)').first().getAttribute('value');
    await select.selectOption(value);
  }
  await fits(page);
  const add = page.locator('.single_add_to_cart_button');
  if (hasScript) {
    await add.click();
    await expect(page.locator('.cart-widget-side.wd-opened')).toBeVisible();
    await fits(page);
    await page.locator('.cart-widget-side .buttons a').first().click();
  } else {
    await leaveBy(page, add);
    await page.goto('/cart/');
  }
  await page.locator('#coupon_code').fill(COUPON);
  await page.locator('button[name=apply_coupon]').click();
  await expect(page.locator('.cart-discount')).toBeVisible();
  await isWell(page, hasScript);
  await page.locator('.checkout-button').click();
}

async function pay(page: Page, email: string, { hasScript }: Way): Promise<void> {
  await page.waitForURL('**/checkout/');
  for (const [id, value] of Object.entries(addressOf(email))) {
    const field = page.locator(`#${id}`);
    if (await field.count()) await field.fill(value);
  }
  const terms = page.locator('#terms');
  if (await terms.count()) await terms.check();
  await fits(page);
  await page.locator('#place_order').click();
  await page.waitForURL(/order-received/);
  await isWell(page, hasScript);
  const number = /\/order-received\/(\d+)/.exec(page.url())?.[1] ?? 'none';
  await expect
    .poll(async () => {
      const [mail] = await shop.mailsTo(email);
      return `${mail?.subject} ${mail?.plain}`;
    })
    .toContain(number);
}

let customer = '';

/** Wishes of the guest are the customer's. */
async function comeBack(page: Page, { hasScript }: Way): Promise<void> {
  customer = `customer-${crypto.randomUUID()}@example.org`;
  await page.goto('/my-account/');
  await isWell(page, hasScript);
  await page.locator('form.register input[name=email]').fill(customer);
  await page.locator('form.register input[name=password]').fill(PASSWORD);
  await page.locator('form.register button[name=register]').click();
  await expect(page.locator('body')).toHaveClass(/logged-in/);
  await isWell(page, hasScript, 'html');
  await page.goto('/wishlist/');
  await expect(page.locator('main a[href*="/product/"]').first()).toBeVisible();
  await page.goto('/my-account/');
  await leaveBy(page, page.locator('a[href*="customer-logout"]').first());
}

async function resetPassword(page: Page, { hasScript }: Way): Promise<void> {
  await page.goto('/my-account/lost-password/');
  await isWell(page, hasScript);
  await page.locator('input[name=user_login]').fill(customer);
  await page.locator('main form button[type=submit]').first().click();
  // From what was sent: the shop itself forgets the key with it.
  const reset = () => shop.letter('customer_reset_password');
  await expect.poll(reset).toContain(customer);
  const [link = ''] = /https?:\S+key=[\w-]+/.exec(reset()) ?? [];
  await page.goto(link);
  await page.locator('input[name=password_1]').fill(OTHER_PASSWORD);
  await page.locator('input[name=password_2]').fill(OTHER_PASSWORD);
  await isWell(page, hasScript);
  await leaveBy(page, page.locator('main form button[type=submit]').first());
  await page.goto('/my-account/');
  await page.locator('form.login:visible input[name=username]').fill(customer);
  await page.locator('form.login:visible input[name=password]').fill(OTHER_PASSWORD);
  await page.locator('form.login:visible button[name=login]').click();
  await expect(page.locator('body')).toHaveClass(/logged-in/);
}

const MOST_TABS = 60;

test(`a purchase on a phone in Arabic, by keys alone, takes fewer than ${MOST_TABS} presses of Tab`, async ({
  browser,
}) => {
  await shop.set('site', { title: 'Vitrine', language: 'ar' });
  const { page, errors } = await arrive(browser, {
    title: '',
    language: 'ar',
    direction: 'rtl',
    width: 360,
    hasScript: true,
  });
  let tabs = 0;
  const tabTo = async (target: Locator): Promise<void> => {
    await expect(target.first()).toBeVisible();
    while (!(await target.evaluateAll((all) => all.includes(document.activeElement as HTMLElement)))) {
      await page.keyboard.press('Tab');
      tabs++;
      expect(tabs).toBeLessThan(MOST_TABS);
    }
  };
  await page.goto('/');
  await isWell(page, true, 'html');
  await tabTo(page.locator('input[name=s]:visible'));
  await page.keyboard.type('celadon mug');
  // The first letters have suggestions of their own, which go when those of the whole come.
  await expect(page.locator('.wd-dropdown-results [role=option] strong').first()).toHaveText('celadon mug', {
    ignoreCase: true,
  });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/product/celadon-mug/');
  await fits(page);
  await tabTo(page.locator('.skip'));
  await page.keyboard.press('Enter');
  await tabTo(page.locator('.single_add_to_cart_button'));
  await page.keyboard.press('Enter');
  const panel = page.locator('.cart-widget-side.wd-opened');
  await tabTo(panel.locator('a.checkout'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/checkout/');
  await isWell(page);
  await tabTo(page.locator('.skip'));
  await page.keyboard.press('Enter');
  const address = addressOf('keys@example.org');
  // Countries have them in an order of their own.
  const ids = await page.locator('[id^=billing_]').evaluateAll((fields) => fields.map(({ id }) => id));
  for (const id of ids.filter((each) => each in address)) {
    await tabTo(page.locator(`#${id}`));
    await page.keyboard.type(address[id] ?? '');
  }
  await tabTo(page.locator('#place_order'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/order-received/);
  console.log(`${tabs} presses of Tab`);
  expect(errors).toEqual([]);
  await page.context().close();
});

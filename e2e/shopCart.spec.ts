import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { test } from './support/leaveUnpainted.ts';
import { fillCart } from './support/shop/fillCart.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Shopping cart' });
const counters = (page: Page) => page.locator('.wd-header-cart .wd-tools-count');
const adds = (page: Page) => page.locator('a.ajax_add_to_cart');

/** The events that a page hears from the cart, in their order. */
async function hear(page: Page): Promise<() => Promise<string[]>> {
  const names = [
    'adding_to_cart',
    'added_to_cart',
    'wc_cart_button_updated',
    'wc_fragments_loaded',
    'removed_from_cart',
  ];
  await page.addInitScript((all) => {
    document.addEventListener('DOMContentLoaded', () => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      // Before whoever answers them by telling of others.
      for (const name of all) document.addEventListener(name, () => heard.push(name), true);
    });
  }, names);
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test('something is added where it stands: the panel opens, every counter says so, events come in their order, and it is taken out there', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const heard = await hear(page);
  await page.goto('/shop/?per_page=12');
  await adds(page).first().click();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).locator('.mini_cart_item')).toHaveCount(1);
  await expect(counters(page)).toHaveText(['1 item', '1 item']);
  await expect(page.locator('.widget_shopping_cart_live_region')).toContainText(
    'has been added to your cart',
  );
  expect((await heard()).slice(-4)).toEqual([
    'adding_to_cart',
    'added_to_cart',
    'wc_cart_button_updated',
    'wc_fragments_loaded',
  ]);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await panel(page)
    .getByRole('button', { name: /^Remove/ })
    .press('Enter');
  await expect(panel(page)).toContainText('No products in the cart.');
  await expect(panel(page)).toBeFocused();
  await expect(counters(page).first()).toHaveText('0 items');

  // A script may forbid that something is added.
  await page.keyboard.press('Escape');
  await page.evaluate(() =>
    document.body.addEventListener('should_send_ajax_request.adding_to_cart', (event) =>
      event.preventDefault(),
    ),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await adds(page).nth(1).click();
  await expect(adds(page).nth(1)).not.toHaveClass(/loading/);
  expect(asked.filter((url) => url.includes('add_to_cart'))).toEqual([]);
  expect(errors).toEqual([]);
});

test('the panel keeps the keyboard, closes by Escape, by its button and by the overlay, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/contact/');
  const opener = page.locator('.cart-widget-opener a:visible').first();
  const ways = [
    () => page.keyboard.press('Escape'),
    () => panel(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(10, 300),
  ];
  for (const close of ways) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    for (let time = 0; time < 8; time++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('[role=dialog]'),
      );
      expect(isOutside).toBe(false);
    }
    await close();
    await expect(panel(page)).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('on the cart’s own page the panel stays shut', async ({ page }) => {
  await fillCart(page);
  await page.goto('/cart/');
  await page.locator('.cart-widget-opener a:visible').first().click();
  await page.waitForURL('**/cart/');
  await expect(panel(page)).toBeHidden();
});

test('things that are added at once are added one after another, and none is lost', async ({ page }) => {
  let running = 0;
  let most = 0;
  await page.route('**/?wc-ajax=add_to_cart', async (route) => {
    most = Math.max(most, ++running);
    const response = await route.fetch();
    running--;
    await route.fulfill({ response });
  });
  await page.goto('/shop/');
  await adds(page).first().waitFor();
  await page.evaluate(() => {
    for (const each of [...document.querySelectorAll<HTMLElement>('a.ajax_add_to_cart')].slice(0, 4))
      each.click();
  });
  await expect(counters(page).first()).toHaveText('4 items');
  expect(most).toBe(1);
});

test('where the shop answers with a fault, a page instead of data or nothing, the link is followed and nothing is lost', async ({
  page,
}) => {
  const answers = [
    { status: 500, body: 'broken' },
    { status: 200, contentType: 'text/html', body: '<h1>Hello</h1>' },
    { status: 200, body: '' },
  ];
  await page.route('**/?wc-ajax=add_to_cart', (route) => route.fulfill(answers.shift()));
  await page.goto('/shop/?per_page=12');
  // The link leads back to the list.
  for (const count of ['1 item', '2 items', '3 items']) {
    await expect(page.locator('.list-told')).toBeAttached();
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    await adds(page).first().click();
    await expect(page.locator('body:not([data-same])')).toBeAttached();
    await expect(counters(page).first()).toHaveText(count);
    await expect(page.locator('.loading')).toHaveCount(0);
  }
  expect(answers).toEqual([]);
});

test('where the connection drops, removing follows the link', async ({ page }) => {
  await page.goto('/shop/');
  await adds(page).first().click();
  await expect(panel(page)).toBeVisible();
  await page.route('**/?wc-ajax=remove_from_cart', (route) => route.abort());
  await panel(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.waitForURL('**/cart/**');
  await expect(page.locator('main')).toContainText('Undo');
});

test('pages with jQuery hear each event once, with its arguments, and are heard', async ({ page }) => {
  await page.route('**/jquery.js', (route) =>
    route.fulfill({ path: fileURLToPath(import.meta.resolve('jquery')) }),
  );
  await page.route('**/shop/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</head>', '<script src="/jquery.js"></script></head>');
    await route.fulfill({ response, body });
  });
  await page.goto('/shop/');
  await page.evaluate(() => {
    const heard: unknown[] = [];
    const { jQuery } = window as unknown as {
      jQuery: (body: Element) => { on(name: string, call: (...all: unknown[]) => void): void };
    };
    Object.assign(window, { heard });
    jQuery(document.body).on('added_to_cart', (_event, fragments, hash, button) =>
      heard.push([
        typeof fragments,
        typeof hash,
        (button as { attr(name: string): string }).attr('data-quantity'),
      ]),
    );
  });
  await adds(page).first().click();
  await expect(panel(page)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([
    ['object', 'string', '1'],
  ]);
  const asked = page.waitForRequest(/get_refreshed_fragments/);
  await page.evaluate(() =>
    (window as unknown as { jQuery: (body: Element) => { trigger(name: string): void } })
      .jQuery(document.body)
      .trigger('wc_fragment_refresh'),
  );
  await asked;
});

test('what is in the cart is not added again when its page cannot be told so', async ({ page }) => {
  await page.goto('/product/moon-jar/');
  await expect(counters(page).first()).toHaveText('0 items');
  let isDead = true;
  await page.route('**/?wc-ajax=get_refreshed_fragments', (route) =>
    isDead ? route.abort() : route.continue(),
  );
  const shown = page.waitForEvent('framenavigated');
  await page.locator('.single_add_to_cart_button').click();
  await shown;
  isDead = false;
  await page.goto('/cart/');
  await expect(page.locator('.cart_item input.qty')).toHaveValue('1');

  // A listener of the page's own that breaks is no reason to ask the shop again.
  await page.goto('/shop/');
  await expect(counters(page).first()).toHaveText('1 item');
  await page.evaluate(() => {
    const broken = (): never => {
      throw new Error('broken');
    };
    Object.assign(window, { jQuery: () => ({ trigger: broken, triggerHandler: () => undefined }) });
    Object.assign(Reflect.get(window, 'jQuery'), { event: {} });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const broke = page.waitForEvent('console', (message) => message.type() === 'error');
  await adds(page).first().click();
  await broke;
  await expect(adds(page).first()).not.toHaveClass(/loading/);
  expect(asked.filter((url) => /add.to.cart/.test(url))).toHaveLength(1);
});

test('the cart of another tab shows in this one', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto('/shop/');
  await other.goto('/shop/');
  await expect(counters(other).first()).toHaveText('0 items');
  await adds(one).first().click();
  await expect(counters(other).first()).toHaveText('1 item');
});

test('a page asks for the cart again when what it kept is a day old, and not a minute before', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/shop/');
  // Nothing is kept before this, however long the rest takes.
  const beforeMs = Date.now();
  await adds(page).first().click();
  await expect(counters(page).first()).toHaveText('1 item');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('get_refreshed_fragments')) asked++;
  });
  await page.clock.setSystemTime(beforeMs + (24 * 60 - 1) * 60_000);
  await page.goto('/shop/');
  await expect(counters(page).first()).toHaveText('1 item');
  expect(asked).toBe(0);
  await page.clock.setSystemTime(Date.now() + (24 * 60 + 2) * 60_000);
  await page.goto('/shop/');
  await expect.poll(() => asked).toBe(1);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('the same buttons are links that add', async ({ page }) => {
    await page.goto('/shop/');
    const added = page.waitForEvent('framenavigated');
    await adds(page).first().click();
    await added;
    await page.goto('/cart/');
    await expect(page.locator('.cart_item')).toHaveCount(1);
  });
});

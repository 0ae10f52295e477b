import { expect, type Page } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { test } from './support/leaveUnpainted.ts';
import { fillCart } from './support/shop/fillCart.ts';

async function fillIn(page: Page): Promise<void> {
  const fields = {
    billing_first_name: 'Ada',
    billing_last_name: 'Lovelace',
    billing_address_1: '1 Rue de Rivoli',
    billing_postcode: '75001',
    billing_city: 'Paris',
    billing_phone: '0102030405',
    billing_email: `ada-${Date.now()}@example.org`,
  };
  for (const [id, value] of Object.entries(fields)) {
    const field = page.locator(`#${id}`);
    if (await field.count()) await field.fill(value);
  }
}

test('a make is chosen: its price shows, choices that lead nowhere cannot be made, and it can be taken back', async ({
  page,
}) => {
  await page.goto('/product/moon-jar/');
  const selects = page.locator('select[data-attribute_name]');
  // The owner has chosen one to begin with.
  await expect(page.locator('.woocommerce-variation-price')).toContainText('€');
  await page.getByRole('link', { name: 'Clear options' }).click();
  await expect(page.locator('.single_variation')).toBeEmpty();
  for (const select of await selects.all()) {
    const value = await select.locator('option:not([value=""]):not(:disabled)').first().getAttribute('value');
    await select.selectOption(value);
  }
  await expect(page.locator('.woocommerce-variation-price')).toContainText('€');
  await expect(page.locator('input.variation_id')).not.toHaveValue('0');
  await page.getByRole('link', { name: 'Clear options' }).click();
  await expect(page.locator('.single_variation')).toBeEmpty();
  await expect(page.locator('input.variation_id')).toHaveValue('0');
});

test('the cart’s page changes without loading again, and says what was done', async ({ page }) => {
  const errors = collectErrors(page);
  await fillCart(page);
  await page.goto('/cart/');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.locator('input.qty').fill('3');
  await page.getByRole('button', { name: 'Update cart' }).click();
  await expect(page.locator('.woocommerce-notices-wrapper')).toContainText('Cart updated');
  await expect(page.locator('input.qty')).toHaveValue('3');
  await expect(page.locator('.wd-header-cart .wd-tools-count').first()).toHaveText('3 items');
  await page.locator('#coupon_code').fill('nonsense');
  await page.getByRole('button', { name: 'Apply coupon' }).click();
  await expect(page.locator('.woocommerce-error')).toContainText('nonsense');
  await page.locator('main a.remove').click();
  await expect(page.locator('main')).toContainText('Your cart is currently empty.');
  await page.getByRole('link', { name: 'Undo?' }).click();
  await expect(page.locator('input.qty')).toHaveValue('3');
  // What answers with another page in the place of the shop loses nothing: the form is sent as ever.
  await page.evaluate(() => Object.assign(window, { stays: true }));
  let lies = 1;
  await page.route('**/cart/', (route) =>
    route.request().method() === 'POST' && lies-- > 0
      ? route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' })
      : route.continue(),
  );
  await page.locator('input.qty').fill('2');
  await page.getByRole('button', { name: 'Update cart' }).click();
  await expect(page.locator('.woocommerce-notices-wrapper')).toContainText('Cart updated');
  await expect(page.locator('input.qty')).toHaveValue('2');
  expect(await page.evaluate(() => 'stays' in window)).toBe(false);
  expect(errors).toEqual([]);
});

test('a guest orders: totals follow the delivery, faults stand at their fields, and the order is made once', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await fillCart(page);
  await page.goto('/checkout/');
  await fillIn(page);
  await page.locator('#billing_email').fill('ada@nowhere');
  const sent = page.waitForResponse(/wc-ajax=checkout/);
  await page.getByRole('button', { name: 'Place order' }).click();
  await sent;
  const email = page.locator('#billing_email');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
  await email.fill('ada@example.org');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  // A coupon is tried where the form stands: what was filled in stays.
  await page.locator('.coupon-details summary').click();
  await page.locator('#coupon_code').fill('nonsense');
  await page.locator('.checkout_coupon button').click();
  await expect(page.locator('.woocommerce-notices-wrapper')).toContainText('does not exist');
  await expect(email).toHaveValue('ada@example.org');
  const total = page.locator('.order-total .amount').first();
  const before = await total.textContent();
  const rates = page.locator('input.shipping_method[type=radio]');
  if ((await rates.count()) > 1) {
    // By its value: once it is chosen, another one is the first that is not.
    const other = await rates.and(page.locator(':not(:checked)')).first().getAttribute('value');
    await page.locator(`input.shipping_method[value="${other}"]`).click();
    await expect(total).not.toHaveText(before ?? '');
  }
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL(/order-received/);
  await expect(page.locator('main')).toContainText('Thank you');
  await expect(page.locator('.wd-header-cart .wd-tools-count').first()).toHaveText('0 items');
  expect(errors).toEqual([]);
});

test('another country brings its own states', async ({ page }) => {
  await fillCart(page);
  // The first choice is made before the script is there.
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/shop-scripts/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/checkout/', { waitUntil: 'commit' });
  // A button that somebody is about to press stays the same one, whatever is chosen beside it.
  const button = page.locator('#place_order');
  await button.evaluate((element) => Object.assign(element, { isSame: true }));
  const reviewed = page.waitForResponse(/update_order_review/);
  await page.locator('input[name=payment_method]:not(:checked)').first().check();
  letGo();
  await (await reviewed).finished();
  await expect(page.locator('#order_review')).not.toHaveAttribute('aria-busy');
  expect(await button.evaluate((element) => 'isSame' in element)).toBe(true);
  // What is typed before its answer is there stays.
  await page.locator('#billing_country').evaluate((country: HTMLSelectElement) => {
    country.value = 'US';
    country.dispatchEvent(new Event('change', { bubbles: true }));
    const postcode = document.querySelector<HTMLInputElement>('#billing_postcode');
    if (postcode) postcode.value = '94016';
  });
  await expect(page.locator('select#billing_state option[value=CA]')).toHaveCount(1);
  await expect(page.locator('#billing_postcode')).toHaveValue('94016');
  await page.locator('#billing_country').selectOption('FR');
  await expect(page.locator('select#billing_state')).toHaveCount(0);
});

test('an order says where its visitor came from, unless that is switched off', async ({ page, context }) => {
  await page.goto('/shop/?utm_source=letter&utm_medium=mail&utm_campaign=spring');
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === 'sbjs_current'))
    .toBe(true);
  await page.locator('a.ajax_add_to_cart').first().click();
  await expect(page.getByRole('dialog', { name: 'Shopping cart' })).toBeVisible();
  await page.goto('/checkout/');
  const field = (name: string) => page.locator(`input[name=wc_order_attribution_${name}]`);
  await expect(field('utm_source')).toHaveValue('letter');
  await expect(field('source_type')).toHaveValue('utm');
  await expect(page.locator('wc-order-attribution-inputs input')).toHaveCount(16);
  await page.evaluate(() =>
    (
      window as unknown as { wc_order_attribution: { setOrderTracking(isOn: boolean): void } }
    ).wc_order_attribution.setOrderTracking(false),
  );
  await expect(field('utm_source')).toHaveValue('');
  expect((await context.cookies()).filter(({ name }) => name.startsWith('sbjs_'))).toEqual([]);
});

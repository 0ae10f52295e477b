import { expect, type Page } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { test } from './support/leaveUnpainted.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Shopping cart' });

test('a chosen make is added where it stands; what the shop refuses is said above the product, and not added', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const count = page.locator('.wd-header-cart .wd-tools-count').first();
  await page.goto('/product/moon-jar/');
  await expect(page.locator('input.variation_id')).not.toHaveValue('0');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.locator('.single_add_to_cart_button').click();
  await expect(panel(page).locator('.mini_cart_item')).toHaveCount(1);
  await expect(count).toHaveText('1 item');
  expect(errors).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Clear options' }).click();
  await page
    .locator('select[data-attribute_name]')
    .first()
    .evaluate((select) => select.removeAttribute('required'));
  await page.locator('form.cart').evaluate((form: HTMLFormElement) => (form.noValidate = true));
  await page.locator('.single_add_to_cart_button').click();
  await expect(page.getByRole('alert').filter({ hasText: /choose|required/i })).toBeVisible();
  await expect(page.locator('.single_add_to_cart_button')).not.toHaveClass(/loading/);
  await expect(count).toHaveText('1 item');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('where the shop’s API is broken the form is sent as ever', async ({ page }) => {
  await page.route('**/api/v1/shop/cart/items', (route) => route.fulfill({ status: 502, body: 'no' }));
  await page.goto('/product/tall-vase-celadon/');
  await page.locator('.single_add_to_cart_button').click();
  await expect(page.locator('.woocommerce-notices-wrapper')).toContainText('has been added to your cart');
});

for (const [what, follows] of [
  ['comes', 'the item is added where it stands'],
  ['cannot be had', 'the form is sent as ever'],
  ['does not come for five seconds', 'the form is sent as ever'],
] as const)
  test(`who presses before the form’s script ${what} waits for it: ${follows}`, async ({ page }) => {
    const comes = what === 'comes';
    const isLate = what === 'does not come for five seconds';
    if (isLate) await page.clock.install();
    let pressed: () => void = () => undefined;
    const press = new Promise<void>((done) => (pressed = done));
    await page.route('**/shop-scripts/productForm-*', async (route) => {
      await press;
      await (comes ? route.fallback() : route.abort());
    });
    await page.goto('/product/tall-vase-celadon/');
    await page.evaluate(() => Object.assign(window, { stays: true }));
    const button = page.locator('.single_add_to_cart_button');
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    if (isLate) await page.clock.runFor(5000);
    else pressed();
    if (comes) await expect(panel(page).locator('.mini_cart_item')).toHaveCount(1);
    else await expect(page.locator('.woocommerce-notices-wrapper')).toContainText('has been added');
    expect(await page.evaluate(() => 'stays' in window)).toBe(comes);
    pressed();
    await page.goto('/cart/');
    await expect(page.locator('.cart_item input.qty')).toHaveValue('1');
  });

test('pictures are walked through by small ones, arrows and keys, and fill the screen when pressed', async ({
  page,
}) => {
  // A link may lead to any of them.
  await page.goto('/product/nest-of-three-bowls/#picture-2');
  await expect(page.locator('.gallery-thumbs a').nth(1)).toHaveAttribute('aria-current', 'true');
  await page.goto('/product/moon-jar/');
  const strip = page.locator('.woocommerce-product-gallery__wrapper');
  const left = () => strip.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth));
  const thumbs = page.locator('.gallery-thumbs a');
  await thumbs.nth(1).click();
  await expect.poll(left).toBe(1);
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Previous picture' }).press('Enter');
  await expect.poll(left).toBe(0);
  // A strip that is snapped back on its way goes there all the same.
  await strip.evaluate((element) => {
    document.querySelectorAll<HTMLElement>('.gallery-thumbs a')[1]?.click();
    element.scrollTo({ left: 0, behavior: 'instant' });
  });
  await expect.poll(left).toBe(1);
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true');
  // An arrow pressed before the mark has followed leads on from what is seen; without motion, that is at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await strip.evaluate((element) => {
    element.scrollTo({ left: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('.gallery-next')?.click();
  });
  expect(await left()).toBe(1);
  await page.emulateMedia({ reducedMotion: null });
  await page.getByRole('button', { name: 'Previous picture' }).press('Enter');
  await expect.poll(left).toBe(0);
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBe(1);
  const link = page.locator('.woocommerce-product-gallery__image a').nth(1);
  await link.press('Enter');
  const whole = page.locator('.pswp--ui-visible');
  await expect(whole).toBeVisible();
  // It listens when it has opened.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(whole).toBeHidden({ timeout: 1000 });
  }).toPass();
  await expect(link).toBeFocused();
  expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('small pictures lead to the large ones', async ({ page }) => {
    await page.goto('/product/moon-jar/');
    await page.locator('.gallery-thumbs a').nth(1).click();
    await expect(page.locator('#picture-2')).toBeInViewport();
  });
});

import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { collectErrors } from './support/collectErrors.ts';
import { pressByKeys, tabTo, writeByKeys } from './support/keys.ts';
import { type FirstStart, startFirst } from './support/shop/firstStart.ts';

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
});
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const keys = async (page: Page, ...all: readonly string[]) => {
  for (const key of all) await page.keyboard.press(key);
};

/** Finds a command by its name. */
async function command(page: Page, words: string): Promise<void> {
  await keys(page, 'Control+k');
  await expect(page.getByLabel('Find a command')).toBeFocused();
  await page.keyboard.type(words);
  await expect(page.getByRole('menuitem').first()).toContainText(words);
  await keys(page, 'ArrowDown', 'Enter');
}

async function choose(page: Page, field: RegExp, option: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: field }));
  await keys(page, 'Enter');
  await expect(page.getByRole('option', { name: option })).toBeVisible();
  // A list takes the focus when it has opened, and gives it back when it has closed.
  await expect(page.locator('[role=option]:focus')).toHaveCount(1);
  // By its first letters, as in any list.
  await page.keyboard.type(option);
  await keys(page, 'Enter');
  await expect(page.getByRole('button', { name: field })).toBeFocused();
}

/** A visitor buys one of the two makes. */
async function buy(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.locator('select[data-attribute_name]').selectOption('High');
  await expect(page.locator('.woocommerce-variation-price')).toContainText('€25.00');
  await page.locator('.single_add_to_cart_button').click();
  await expect(page.getByRole('dialog', { name: 'Shopping cart' })).toBeVisible();
  await page.goto('/checkout/');
  const fields = {
    billing_first_name: 'Ada',
    billing_last_name: 'Lovelace',
    billing_address_1: '1 Rue de Rivoli',
    billing_postcode: '75001',
    billing_city: 'Paris',
    billing_phone: '0102030405',
    billing_email: 'ada@example.org',
  };
  for (const [id, value] of Object.entries(fields)) await page.locator(`#${id}`).fill(value);
  await page.locator('#place_order').click();
  await expect(page).toHaveURL(/order-received\/\d+/);
  return Number(/order-received\/(\d+)/.exec(page.url())?.[1]);
}

let first: FirstStart;
test.beforeAll(async () => {
  first = await startFirst();
});
test.afterAll(() => first.stop());

test('an owner runs a shop from its first start, by keys alone', async ({ browser }) => {
  const baseURL = new URL(first.adminUrl).origin;
  const options = { baseURL, viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
  const page = await (await browser.newContext(options)).newPage();
  const errors = collectErrors(page);

  await test.step('log in with what was printed', async () => {
    await page.goto(first.adminUrl);
    await writeByKeys(page, page.getByLabel('User name or email'), 'admin');
    await writeByKeys(page, page.getByLabel('Password'), first.password);
    await keys(page, 'Enter');
    await expect(heading(page, 'Dashboard')).toBeVisible();
  });

  await test.step('a product with pictures and attributes', async () => {
    await command(page, 'Products');
    await expect(heading(page, 'Products')).toBeVisible();
    await pressByKeys(page, button(page, 'New product'));
    await expect(heading(page, 'New product')).toBeVisible();
    await writeByKeys(page, page.getByLabel('Name', { exact: true }), 'Tide bowl');
    await choose(page, /Status$/, 'Published');
    await choose(page, /Type$/, 'With variations');
    const pictures = page.getByRole('group', { name: 'Pictures' });
    await tabTo(page, pictures.getByRole('button', { name: 'Upload' }));
    const chooser = page.waitForEvent('filechooser');
    // What is pressed may overtake the wish to be told: an answer of the page comes after both.
    await page.evaluate(() => undefined);
    await keys(page, 'Enter');
    await (await chooser).setFiles([await picture('bowl.png', '#357'), await picture('rim.png', '#753')]);
    await expect(pictures.getByRole('row')).toHaveCount(2);
    await pressByKeys(page, button(page, 'Add an attribute'));
    await expect(page.getByRole('menuitem', { name: 'One of its own' })).toBeVisible();
    await expect(page.locator('[role=menuitem]:focus')).toHaveCount(1);
    await page.keyboard.type('One of');
    await keys(page, 'Enter');
    await expect(button(page, 'Add an attribute')).toBeFocused();
    await writeByKeys(page, page.getByLabel('Name of the attribute'), 'Depth');
    await tabTo(page, page.getByLabel('Options, one in each line'));
    await page.keyboard.type('Low');
    await keys(page, 'Enter');
    await page.keyboard.type('High');
    await tabTo(page, page.getByRole('checkbox', { name: 'Variations differ by it' }));
    await keys(page, 'Space', 'Control+s');
    await expect(heading(page, 'Tide bowl')).toBeVisible();
  });

  await test.step('its variations', async () => {
    await pressByKeys(page, button(page, 'Make the 2 that are missing'));
    await writeByKeys(page, page.getByLabel('Regular price of Low'), '20');
    await writeByKeys(page, page.getByLabel('Regular price of High'), '25');
    await pressByKeys(page, button(page, 'Save the variations'));
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  });

  const order = await test.step('it is found and bought in the shop', async () => {
    await pressByKeys(page, page.getByRole('link', { name: 'See it on the site' }));
    await expect(page.locator('main')).toContainText('€20.00');
    const visitor = await (await browser.newContext(options)).newPage();
    const number = await buy(visitor, page.url());
    await visitor.context().close();
    return number;
  });

  await test.step('its order: a state and a note', async () => {
    await page.goto(first.adminUrl);
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await command(page, 'Go to Orders');
    await expect(heading(page, 'Orders')).toBeVisible();
    await tabTo(page, page.getByRole('row', { name: `#${order}` }));
    await keys(page, 'Enter');
    await expect(heading(page, `Order ${order}`)).toBeVisible();
    await expect(page.locator('main')).toContainText('Tide bowl');
    await pressByKeys(page, button(page, 'Change to Completed'));
    await expect(page.locator('.head .badge')).toHaveText('Completed');
    await writeByKeys(page, page.getByLabel('New note'), 'Wrapped in paper.');
    await pressByKeys(page, button(page, 'Add the note'));
    await expect(page.locator('.notes')).toContainText('Wrapped in paper.');
  });
  expect(errors).toEqual([]);
  await page.context().close();
});

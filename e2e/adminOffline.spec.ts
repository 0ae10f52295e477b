import { expect, type Page, type Route, test } from '@playwright/test';
import sharp from 'sharp';
import { api, logIn } from './support/shop/api.ts';
import { enterAdmin } from './support/shop/enterAdmin.ts';
import { type MortalShop, startMortalShop } from './support/shop/ownShop.ts';

let shop: MortalShop;
test.beforeAll(async () => {
  shop = await startMortalShop();
});
test.afterAll(() => shop.stop());

const OFFLINE = 'The server does not answer. What you wrote stays here.';

/** The server dies when the call is on its way: before it is stored, or after that and before it is answered. */
const dying = {
  'before it is stored': async (route: Route) => {
    await shop.kill();
    await route.continue();
  },
  'before it is answered': async (route: Route) => {
    await route.fetch();
    await shop.kill();
    await route.abort('connectionreset');
  },
};

test('a server that dies in the middle of something costs nobody anything', async ({ browser }) => {
  const { page } = await enterAdmin(browser, shop.url, '/products?search=Celadon+mug');
  await page.getByRole('rowheader', { name: 'Celadon mug' }).click();
  const sku = page.getByLabel('SKU');
  await expect(sku).toBeVisible();
  const path = `/products/${/\/products\/(\d+)/.exec(page.url())?.[1]}`;
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const offline = page.getByRole('alert').filter({ hasText: OFFLINE });
  const dieInSave = (die: (route: Route) => Promise<void>) =>
    page.route(
      (url) => url.pathname.endsWith(path) && url.pathname.startsWith('/api/'),
      async (route) => (route.request().method() === 'PATCH' ? die(route) : route.fallback()),
      { times: 1 },
    );
  for (const [when, die] of Object.entries(dying))
    await test.step(`a save, ${when}`, async () => {
      const written = `KEPT ${when}`;
      await sku.fill(written);
      await dieInSave(die);
      await save.click();
      await expect(offline).toBeVisible();
      await expect(sku).toHaveValue(written);
      if (when === 'before it is stored') await test.step('an upload meanwhile', () => upload(page));
      else await shop.revive();
      await save.click();
      await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(save).toBeDisabled();
      const stored = await api(shop.url, await logIn(shop.url), 'GET', path, null);
      expect(await stored.json()).toMatchObject({ sku: written });
    });
  await page.context().close();
});

/** One that is begun while there is no server, and goes on when it is back. */
async function upload(page: Page): Promise<void> {
  const pictures = page.getByRole('group', { name: 'Pictures' });
  const before = await pictures.getByRole('row').count();
  await pictures.locator('input[type=file]').setInputFiles({
    name: 'storm.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 400, height: 400, channels: 3, background: '#456' } })
      .png()
      .toBuffer(),
  });
  await expect(pictures.locator('.field-error')).toContainText(`storm.png: ${OFFLINE}`);
  await shop.revive();
  await pictures.getByRole('button', { name: 'Try again: storm.png' }).click();
  await expect(pictures.getByText('storm.png is there.')).toBeVisible();
  await expect(pictures.getByRole('row')).toHaveCount(before + 1);
}

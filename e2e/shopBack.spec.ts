import { chromium, expect, test } from '@playwright/test';
import { chromiumArgs, findChromium } from '../scripts/lib/chromium.mjs';

test('a page that comes back out of the browser’s memory counts what was added meanwhile', async ({
  baseURL,
}) => {
  const executablePath = findChromium();
  // Tests do without that memory otherwise.
  const browser = await chromium.launch({
    args: [...chromiumArgs],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await page.goto('/shop/');
  const count = page.locator('.wd-cart-number').first();
  await expect(count).toHaveText('0 items');
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  await page.goto('/product/celadon-mug/');
  await page.locator('.single_add_to_cart_button').click();
  await expect(count).toHaveText('1 item');
  // Playwright waits for the load of a page, which never comes here.
  await page.evaluate(() => setTimeout(() => history.back()));
  await page.waitForURL('**/shop/', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => 'isTheSame' in window).catch(() => null)).toBe(true);
  await expect(count).toHaveText('1 item');
  await browser.close();
});

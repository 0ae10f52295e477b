import { expect, type Page, test } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { layoutShifts } from './support/layoutShifts.ts';
import { whenStill } from './support/whenStill.ts';

/** What an owner can switch on, as the page of a shop that has it: its settings and its elements. */
async function withSettings(
  page: Page,
  settings: Readonly<Record<string, string>>,
  html = '',
): Promise<void> {
  await page.route('**/product/**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text
      .replace('<a class="skip"', `${html}<a class="skip"`)
      .replace(
        '</body>',
        `<script>Object.assign(window.woodmart_settings, ${JSON.stringify(settings)})</script></body>`,
      );
    const headers = { ...response.headers(), 'content-security-policy': '' };
    await route.fulfill({ response, headers, body });
  });
}

test('a bar with the button follows down the page of a product, and adds by its form', async ({ page }) => {
  const errors = collectErrors(page);
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/product/tall-vase-celadon/');
  const bar = page.locator('.wd-sticky-btn');
  await expect(page.locator('.wd-header-cart .wd-tools-count').first()).toHaveText('0 items');
  await expect(bar).toHaveAttribute('inert');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(bar).not.toHaveAttribute('inert');
  await expect(bar.getByRole('button', { name: 'Add to cart' })).toBeInViewport();
  // Both come in from below.
  await whenStill(page);
  const top = await page.locator('.scrollToTop').boundingBox();
  const own = await bar.boundingBox();
  expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual(own?.y ?? 0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(await layoutShifts(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Shopping cart' })).toBeVisible();
  await expect(page.locator('.wd-header-cart .wd-tools-count').first()).toHaveText('1 item');
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar).toHaveAttribute('inert');

  // What has makes leads back to them.
  await page.goto('/product/moon-jar/');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.locator('.wd-sticky-btn').getByRole('link', { name: 'Choose options' }).click();
  await expect(page.locator('select[data-attribute_name]').first()).toBeFocused();
  await expect(page.locator('#product-form')).toBeInViewport();
  expect(errors).toEqual([]);
});

test('what covers a page goes, films wait for a press, links lead below the header, and the rest is as small', async ({
  page,
}) => {
  const film = `<a class="wd-video-placeholder" href="https://vimeo.com/1" data-id="1" data-query="dnt=1" data-src="https://player.vimeo.com/video/1" data-alt="Play video" aria-label="Play video"></a>`;
  const popup =
    '<dialog class="wd-added-popup wd-dialog" aria-label="Added" tabindex="-1"><p class="wd-added-what"></p><a href="/cart/">View cart</a></dialog>';
  const built = Array.from({ length: 5 }, () => '<div class="e-con e-parent">Part</div>').join('');
  await withSettings(
    page,
    {
      preloader_delay: '50',
      add_to_cart_action: 'popup',
      add_to_cart_action_timeout: 'yes',
      add_to_cart_action_timeout_number: '1',
    },
    `<div class="wd-preloader"></div>${film}<div id="built">${built}</div>${popup}`,
  );
  const asked: string[] = [];
  await page.route('https://player.vimeo.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<h1>Film</h1>' });
  });
  await page.goto('/product/moon-jar/#tab-description');
  await expect(page.locator('.wd-preloader')).toHaveCount(0);
  await expect(page.locator('#tab-description')).toHaveCSS('scroll-margin-top', '80px');
  await expect(page.locator('#built .e-con')).toHaveCount(5);
  expect(await page.locator('#built .e-lazyloaded').count()).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => page.locator('#built .e-lazyloaded').count()).toBe(5);
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Play video' }).press('Enter');
  await expect(
    page.frameLocator('iframe.wd-video-frame').getByRole('heading', { name: 'Film' }),
  ).toBeVisible();
  expect(asked).toEqual(['https://player.vimeo.com/video/1?autoplay=1&dnt=1']);
  const hasBar = await page.evaluate(() => innerWidth > document.documentElement.clientWidth);
  expect(await page.locator('html.has-scrollbar').count()).toBe(hasBar ? 1 : 0);

  // Said above the page for a second, unless somebody is at it.
  await page.locator('.single_add_to_cart_button').focus();
  const said = page.evaluate(
    () =>
      new Promise((seen) => {
        new MutationObserver(() => {
          const dialog = document.querySelector('.wd-added-popup[open]');
          if (dialog) seen([dialog.matches(':modal'), dialog === document.activeElement]);
        }).observe(document.body, { childList: true, subtree: true, attributes: true });
      }),
  );
  await page.keyboard.press('Enter');
  expect(await said).toEqual([true, true]);
  await expect(page.locator('.wd-added-popup[open]')).toHaveCount(0);
  await expect(page.locator('.single_add_to_cart_button')).toBeFocused();
  await expect(page.locator('.wd-header-cart .wd-tools-count').first()).toHaveText('1 item');
});

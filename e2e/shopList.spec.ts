import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { test } from './support/leaveUnpainted.ts';

const results = (page: Page) => page.locator('.woocommerce-result-count');
const products = (page: Page) => page.locator('.list-results .products > li');
const told = (page: Page) => page.locator('.list-told');

/** The list has its script; the mark is gone once a page is loaded anew. */
async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(told(page)).toBeAttached();
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
}
const isSamePage = (page: Page) => page.locator('body[data-same]').count();

test('a list is narrowed, sorted and turned where it stands, and going back shows it as it was', async ({
  page,
}) => {
  await openList(page, '/shop/');
  const all = (await results(page).textContent()) ?? '';
  const choice = page.locator('.filter-chips a').first();
  const id = (await choice.getAttribute('id')) ?? '';
  await choice.press('Enter');
  await expect(page).toHaveURL(/\?filter_/);
  await expect(page.locator(`#${id}`)).toBeFocused();
  await expect(page.locator(`#${id}`)).toHaveAttribute('aria-current', 'true');
  await expect(results(page)).not.toHaveText(all);
  await expect(told(page)).toHaveText((await results(page).textContent()) ?? '');
  await expect(page.locator('#list')).toHaveAttribute('aria-busy', 'false');
  // What is folded away stays so.
  await page.locator('#filter-price > summary').click();

  await page.locator('#orderby').focus();
  await page.locator('#orderby').selectOption('price');
  await expect(page).toHaveURL(/\/shop\/\?(?=.*filter_)(?=.*orderby=price)(?!.*paged)/);
  await expect(page.locator('#orderby')).toBeFocused();
  await expect(page.locator('#filter-price')).not.toHaveAttribute('open');
  const amounts = (await page.locator('.products .price').allTextContents()).map((text) =>
    Number(/[\d,]+\.\d\d/.exec(text)?.[0]?.replace(',', '')),
  );
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));

  // Whatever was pressed last is what is shown, also when an older answer comes later.
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const slow = page.locator('.filter-chips a:not([aria-current])').first();
  const slowUrl = new URL((await slow.getAttribute('href')) ?? '', page.url()).href;
  await page.route(slowUrl, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await slow.click();
  await expect(page.locator('#list')).toHaveAttribute('aria-busy', 'true');
  await page.locator('.product-categories a').first().click();
  await expect(page).toHaveURL(/\/product-category\/.*orderby=price/);
  const category = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  letGo();
  await expect(page).toHaveTitle(new RegExp(category));
  await expect(page.locator('#list')).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('.wd-nav-main [aria-current]').first()).toHaveText(category);
  expect(await findAccessibilityFaults(page, 'main')).toEqual([]);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
  await expect(page.locator('#orderby')).toHaveValue('price');
  await page.goBack();
  await expect(page.locator('#orderby')).toHaveValue('menu_order');
  await page.goBack();
  await expect(results(page)).toHaveText(all);
  await page.goForward();
  await expect(page.locator(`#${id}`)).toHaveAttribute('aria-current', 'true');
  expect(await isSamePage(page)).toBe(1);
});

test('more is added below, and is there again after going back or loading anew', async ({ page }) => {
  await openList(page, '/shop/?per_page=12');
  await page.locator('#load-more').press('Enter');
  await expect(products(page)).toHaveCount(24);
  await expect(page).toHaveURL(/\/shop\/page\/2\/\?per_page=12/);
  await expect(products(page).nth(12).locator('a').first()).toBeFocused();
  await expect(results(page)).toHaveText(/^Showing 1–24 of /);
  await expect(told(page)).toHaveText(/^Showing 1–24 of /);
  await expect(page.locator('.woocommerce-pagination [aria-current=page]')).toHaveText('Page 2');

  await page.locator('.woocommerce-pagination a.next').scrollIntoViewIfNeeded();
  const topPx = await page.evaluate(() => scrollY);
  await page.locator('.woocommerce-pagination a.next').click();
  await expect(results(page)).toHaveText(/^Showing 25–36 of /);
  await page.goBack();
  await expect(products(page)).toHaveCount(24);
  await expect(results(page)).toHaveText(/^Showing 1–24 of /);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(topPx);
  // Both are known by now.
  await page.goForward();
  await expect(results(page)).toHaveText(/^Showing 25–36 of /);
  await page.goBack();
  await expect(products(page)).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(topPx);

  await page.reload();
  await expect(products(page)).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(topPx);

  // Another page of it begins where the results do.
  await openList(page, '/shop/?per_page=12');
  await page.locator('.woocommerce-pagination a.next').click();
  await expect(results(page)).toHaveText(/^Showing 13–24 of /);
  await expect(page.locator('#list')).toBeFocused();
  await expect
    .poll(() => page.locator('#list').evaluate((list) => Math.round(list.getBoundingClientRect().top)))
    .toBe(100);
  expect(await isSamePage(page)).toBe(1);
});

test('where the shop says something else or nothing, the link is followed', async ({ page }) => {
  const answers = [{ status: 200, body: '<h1>Not a list</h1>', contentType: 'text/html' }, 'never'] as const;
  for (const answer of answers) {
    await page.unrouteAll();
    await page.route('**/*filter_*', (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue();
      // One that says nothing is not waited for: the page itself is loaded, after as long as the shop says.
      if (answer === 'never') return;
      return route.fulfill(answer);
    });
    await openList(page, '/shop/?per_page=12');
    if (answer === 'never')
      await page.evaluate(() =>
        Object.assign(Reflect.get(window, 'woodmart_settings'), { pjax_timeout: '200' }),
      );
    await page.locator('.filter-chips a').first().click();
    await expect(page.locator('body:not([data-same]) .list-chosen')).toBeVisible();
    await expect(page).toHaveURL(/[?&]filter_/);
  }
});

test('prices are chosen with two handles, by keys and by the pointer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openList(page, '/shop/');
  const from = page.getByLabel('Price from');
  const to = page.getByLabel('Price to');
  const highest = (await to.getAttribute('max')) ?? '';
  await from.focus();
  await page.keyboard.press('PageUp');
  const least = await from.inputValue();
  await expect(page.getByLabel('Lowest price')).toHaveValue(least);
  await expect(page).toHaveURL(new RegExp(`min_price=${least}$`));
  await expect(from).toBeFocused();
  await expect(from).toBeInViewport();
  await expect(from).toHaveAttribute('aria-valuetext', `€${least}`);
  // One handle does not pass the other, and at its end asks for nothing.
  await to.focus();
  await page.keyboard.press('Home');
  await expect(to).toHaveValue(least);
  await expect(page).toHaveURL(new RegExp(`min_price=${least}&max_price=${least}$`));
  await expect(to).toBeFocused();
  await page.keyboard.press('End');
  await expect(to).toHaveValue(highest);
  await expect(page).toHaveURL(new RegExp(`min_price=${least}$`));
  // By the pointer: each handle is reached, although one line lies over the other.
  await from.press('Home');
  await expect(page).toHaveURL(/\/shop\/$/);
  await page.locator('.price-range').evaluate((range) => range.scrollIntoView({ block: 'center' }));
  const line = await page.locator('.price-range').boundingBox();
  const { x = 0, y = 0, width = 0, height = 0 } = line ?? {};
  await page.mouse.move(x + 12, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/\?min_price=\d+$/);
  expect(await isSamePage(page)).toBe(1);
});

test('filters open beside a page that became narrow a moment ago', async ({ page }) => {
  // A change of the window is told to scripts after it shows: here, long after.
  await page.addInitScript(() => {
    const listen = MediaQueryList.prototype.addEventListener;
    MediaQueryList.prototype.addEventListener = function (
      this: MediaQueryList,
      type: string,
      call: EventListener,
    ) {
      listen.call(this, type, (event) => addEventListener('told', () => call.call(this, event)));
    };
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openList(page, '/shop/');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.locator('.list-filters-toggle summary').press('Enter');
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await expect(panel).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('told')));
  await expect(panel).toBeVisible();
});

test('up to 1024 px filters open beside the page, and close in every way with the focus where it was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1025, height: 800 });
  await openList(page, '/shop/?per_page=12');
  const opener = page.locator('.list-filters-toggle summary');
  await expect(opener).toBeHidden();
  await expect(page.locator('.filter-chips').first()).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(opener).toBeVisible();
  await expect(page.locator('.filter-chips').first()).toBeHidden();
  await page.setViewportSize({ width: 360, height: 800 });

  const panel = page.getByRole('dialog', { name: 'Filters' });
  await opener.press('Enter');
  await expect(panel).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const choice = panel.locator('.filter-chips a').first();
  await choice.press('Enter');
  await expect(choice).toBeFocused();
  await expect(choice).toHaveAttribute('aria-current', 'true');
  await expect(opener).toHaveText('Filters (1)');
  await panel.getByRole('button', { name: /^Show \d+ result/ }).click();
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();

  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.locator('.wd-close-side').click({ position: { x: 350, y: 400 } }),
    () => panel.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await opener.click();
    await expect(panel).toBeVisible();
    await close();
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('.list-columns .filter-chips').first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is narrowed, turned and sorted by links and forms', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/shop/?per_page=12');
    await expect(page.locator('.price-range')).toBeHidden();
    await page.locator('.list-filters-toggle summary').click();
    await page.locator('.filter-chips a').first().click();
    await expect(page.locator('.list-filters-name')).toHaveText('Filters (1)');
    await page.goto('/shop/?per_page=12');
    await page.locator('#load-more').click();
    await expect(results(page)).toHaveText(/^Showing 13–24 of /);
    await page.locator('#orderby').selectOption('price');
    await page.locator('.woocommerce-ordering button').click();
    await expect(page).toHaveURL(/orderby=price/);
  });
});

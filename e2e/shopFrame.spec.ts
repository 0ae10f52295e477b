import { expect, test } from '@playwright/test';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { inManyParts } from './support/slowSite.ts';
import { layoutShifts } from './support/layoutShifts.ts';

const header = '.whb-header';

test('the header stays with the page, without moving what is below it; the way back up shows beyond 100 px, and leads to the top', async ({
  page,
}) => {
  await page.goto('/shop/');
  await expect(page.locator(header)).toHaveClass(/whb-sticky-prepared/);
  const top = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top + scrollY);
  const before = await top();
  await page.evaluate(() => scrollTo(0, 500));
  await expect(page.locator(header)).toHaveClass(/whb-sticked/);
  await expect(page.locator('.whb-sticky-row')).toBeInViewport();
  expect(await top()).toBe(before);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator(header)).not.toHaveClass(/whb-sticked/);

  const link = page.getByRole('link', { name: 'Scroll to top button' });
  await page.evaluate(() => scrollTo(0, 100));
  await expect(page.locator('.scrollToTop')).not.toHaveClass(/button-show/);
  await page.evaluate(() => scrollTo(0, 101));
  await expect(link).toBeVisible();
  await link.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('up to 575 px the parts of the footer are shut until they are pressed, from 576 px they are open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 575, height: 800 });
  await page.goto('/contact/');
  const widget = page.locator('.site-footer .widget').first();
  await expect(widget.getByRole('button')).toHaveCount(1);
  await expect(widget.locator('ul')).toBeHidden();
  expect(await findAccessibilityFaults(page, '.site-footer')).toEqual([]);
  await widget.getByRole('button').press('Enter');
  await expect(widget.locator('ul')).toBeVisible();
  await page.setViewportSize({ width: 576, height: 800 });
  await expect(widget.getByRole('button')).toHaveCount(0);
  await expect(page.locator('.site-footer .widget ul').last()).toBeVisible();
  expect(await findAccessibilityFaults(page, '.site-footer')).toEqual([]);
});

test('guests log in beside the page and come back to it', async ({ page }) => {
  await page.goto('/contact/');
  await page.locator('.login-side-opener a:visible').click();
  const panel = page.getByRole('dialog', { name: 'Sign in' });
  await expect(panel.getByLabel(/Username/)).toBeFocused();
  await panel.getByLabel(/^Password/).fill('secret words');
  await panel.getByRole('button', { name: 'Show password' }).click();
  await expect(panel.getByLabel(/^Password/)).toHaveAttribute('type', 'text');
  await panel.getByRole('button', { name: 'Hide password' }).click();
  await expect(panel.getByLabel(/^Password/)).toHaveAttribute('type', 'password');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await panel.getByLabel(/Username/).fill('nobody');
  await panel.getByRole('button', { name: 'Log in' }).click();
  // A wrong name is told on the account's page, which has the whole form.
  await expect(page.locator('main')).toContainText(/error|incorrect|not|unknown/i);
});

for (const [width, next] of [
  [360, '.menu-details summary'],
  [1280, '.whb-col-left .brand'],
] as const)
  test(`at ${width} px the owner’s word is there until it is put away, then on no page, and moves nothing in any`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/shop/');
    const notice = page.locator('.woocommerce-store-notice');
    await expect(page.locator('.wd-header-cart .wd-tools-count').first()).toHaveText('0 items');
    await expect(notice).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
    await notice.getByRole('button', { name: 'Dismiss' }).press('Enter');
    await expect(notice).toBeHidden();
    // What had the focus is gone: it goes on with what follows.
    await expect(page.locator(next)).toBeFocused();
    await page.goto('/product/moon-jar/');
    await expect(page.locator('.wd-header-cart .wd-tools-count').first()).toHaveText('0 items');
    await expect(notice).toBeHidden();
    expect(await layoutShifts(page)).toEqual([]);
  });

test('sections of a product open one at a time, and its address may open the reviews', async ({ page }) => {
  await page.goto('/product/moon-jar/');
  const buttons = page.locator('.wd-accordion-button');
  await expect(page.locator('.wd-accordion-button[aria-expanded=true]')).toHaveText(['Description']);
  await buttons.filter({ hasText: 'Reviews' }).press('Enter');
  await expect(page.locator('#tab-description')).toBeHidden();
  await expect(page.locator('#tab-reviews')).toBeVisible();
  await buttons.filter({ hasText: 'Reviews' }).press('Enter');
  await expect(page.locator('#tab-reviews')).toBeHidden();
  await page.goto('/product/moon-jar/?cpage=1#comments');
  await expect(page.locator('#tab-reviews')).toBeVisible();
  await expect(page.locator('#tab-description')).toBeHidden();
});

test('the menu of narrow pages opens beside them, level by level and by tabs, and begins anew each time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/contact/');
  const opener = page.locator('.menu-details summary');
  await opener.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await expect(panel).toBeVisible();
  const more = panel.getByRole('button', { name: 'Open Shop' });
  await more.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(panel.getByRole('link', { name: 'Ceramics' }).first()).toBeVisible();
  await panel.getByRole('tab', { name: 'Categories' }).click();
  await expect(panel.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  expect(await findAccessibilityFaults(page, '.mobile-nav')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(panel.getByRole('tab', { name: 'Menu' })).toHaveAttribute('aria-selected', 'true');
  await expect(more).toHaveAttribute('aria-expanded', 'false');
});

const PRODUCT = ['/product/moon-jar/', '.wd-accordion.wd-live'] as const;
const LIST = ['/shop/?min_price=20', '.list-told'] as const;

for (const [width, pages] of [
  [360, [PRODUCT, LIST]],
  // That of a product is looked at with its footer, below.
  [1280, [LIST]],
] as const)
  test(`scripts that come late move nothing in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    for (const [path, live] of pages) {
      let letGo: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (letGo = resolve));
      await page.unrouteAll();
      await page.route('**/shop-scripts/**', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('.site-footer')).toBeAttached();
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      letGo();
      await expect(page.locator('.wd-header-cart .wd-tools-count').first()).toHaveText('0 items');
      await expect(page.locator(live)).toBeAttached();
      expect(await layoutShifts(page)).toEqual([]);
    }
  });

test('what authors took over from another shop shows, though it lacks what ours ends with', async ({
  page,
}) => {
  await page.goto('/about/');
  const pasted = ['nav.woocommerce-breadcrumb', 'form.woocommerce-ordering', 'footer.site-footer'];
  for (const each of pasted) {
    const [name = '', className = ''] = each.split('.');
    await page
      .locator('main')
      .evaluate(
        (main, [tag, classes]) =>
          main.insertAdjacentHTML('beforeend', `<${tag} class="${classes}">Theirs</${tag}>`),
        [name, className] as const,
      );
    await expect(page.locator(`main ${each}`, { hasText: 'Theirs' })).toBeVisible();
  }
});

for (const [path, width, height] of [
  ['/shop/?min_price=20', 360, 1000],
  ['/product/tall-vase-celadon/', 1280, 1400],
  ['/product/moon-jar/', 360, 1000],
  // So short that its footer is in view.
  ['/cart/', 1280, 1400],
] as const)
  test(`${path} moves nothing at ${width} px on a line so slow that every state of it is painted`, async ({
    page,
    baseURL,
  }) => {
    const slow = await inManyParts(baseURL ?? '', 7);
    await page.setViewportSize({ width, height });
    await page.goto(slow.url + path);
    await expect(page.locator('.wd-header-cart .wd-tools-count').first()).toHaveText('0 items');
    expect(await layoutShifts(page)).toEqual([]);
    await page.goto('about:blank');
    slow.close();
  });

test('a product’s page has room for its bar from the start: a footer in view stays where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 3600 });
  // Painted without the script first.
  let goOn = () => {};
  const isPainted = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/\.js$/, (route) => isPainted.then(() => route.continue()));
  await page.goto('/product/moon-jar/', { waitUntil: 'commit' });
  await expect(page.locator('footer').last()).toBeInViewport();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  goOn();
  await expect(page.locator('.wd-header-cart .wd-tools-count').first()).toHaveText('0 items');
  await expect(page.locator('.wd-accordion.wd-live')).toBeAttached();
  expect(await layoutShifts(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(page.locator('.wd-sticky-btn-shown')).toBeVisible();
  const covered = await page.evaluate(() => {
    const top = window.innerHeight - (document.querySelector('.wd-sticky-btn')?.clientHeight ?? 0);
    return [...document.querySelectorAll('footer a')].filter(
      (link) => link.getBoundingClientRect().bottom > top,
    ).length;
  });
  expect(covered).toBe(0);
});

import { expect, type Locator, type Page, test } from '@playwright/test';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { layoutShifts } from './support/layoutShifts.ts';
import { type OwnShop, startOwnShop } from './support/shop/ownShop.ts';

// One shop for all of them, and its settings change: one after another.
test.describe.configure({ mode: 'default' });
let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop();
});
test.afterAll(() => shop.stop());

const header = (page: Page): Locator => page.locator('.whb-header');

/** The header's classes once the page has scrolled there. */
async function scrolledTo(page: Page, topPx: number): Promise<readonly string[]> {
  await page.evaluate(
    (px) =>
      new Promise<void>((resolve) => {
        scrollTo(0, px);
        // The header follows in the frame after the scroll is told.
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
      }),
    topPx,
  );
  return ((await header(page).getAttribute('class')) ?? '')
    .split(' ')
    .filter((name) => /^whb-(?:sticked|scroll-up|scroll-down)$/.test(name));
}

async function openWith(page: Page, settings: object, path = '/shop/?per_page=12'): Promise<void> {
  await shop.set('header', settings);
  await page.goto(shop.url + path);
  await expect(page.locator('.wd-header-cart .wd-tools-count').first()).toHaveText('0 items');
  // One that stays is measured when the page has been laid out, and stands where it is until then.
  const unmeasured = '.whb-header:is(.whb-sticky-real,.whb-sticky-clone):not(.whb-sticky-prepared)';
  await expect(page.locator(unmeasured)).toHaveCount(0);
}

const heightOf = (locator: Locator): Promise<number> =>
  locator.evaluate((element: HTMLElement) => element.offsetHeight);

test('each kind of header stays past its threshold, and hides by its own rule', async ({ page }) => {
  // A second one, after the usual 300 px and what stands above the header.
  await openWith(page, { sticky: 'clone', scroll: 'stick', hideOnScroll: true });
  // A band of the document that the header stands in, below the notice.
  const bandPx = await heightOf(page.getByRole('complementary', { name: 'From the house' }));
  expect(bandPx).toBeGreaterThan(20);
  const abovePx = bandPx + (await heightOf(page.locator('.woocommerce-store-notice')));
  expect(abovePx).toBeGreaterThan(bandPx + 20);
  expect(await scrolledTo(page, 299 + abovePx)).toEqual([]);
  expect(await scrolledTo(page, 300 + abovePx)).toEqual([]);
  await expect(page.locator('.whb-clone')).not.toBeInViewport();
  expect(await scrolledTo(page, 301 + abovePx)).toEqual(['whb-sticked']);
  await expect(page.locator('.whb-clone')).toBeInViewport();
  await expect(page.locator('.whb-clone .wd-nav-main > li').first()).toBeInViewport();
  // Its search is one of its own, with suggestions.
  const field = page.locator('.whb-clone .whb-col-center input[name=s]');
  await field.pressSequentially('jar');
  await expect(page.locator('.whb-clone a[role=option]').first()).toContainText('Moon jar');
  expect(await findAccessibilityFaults(page, '.whb-clone')).toEqual([]);
  await page.keyboard.press('Escape');
  // It stays where it is while somebody is in it.
  await field.blur();
  expect(await scrolledTo(page, 800 + abovePx)).toEqual(['whb-sticked']);
  expect(await scrolledTo(page, 801 + abovePx)).toEqual(['whb-sticked', 'whb-scroll-down']);
  await expect(page.locator('.whb-clone')).not.toBeInViewport();
  expect(await scrolledTo(page, 700)).toEqual(['whb-sticked', 'whb-scroll-up']);
  await expect(page.locator('.whb-clone')).toBeInViewport();
  expect(await scrolledTo(page, 900)).toEqual(['whb-sticked', 'whb-scroll-down']);
  expect(await scrolledTo(page, 100_000)).toEqual(['whb-sticked', 'whb-scroll-up']);
  expect(await scrolledTo(page, 0)).toEqual([]);
  // An id stands in a page once, and what is out of sight is out of reach.
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await expect(page.locator('.whb-clone')).toHaveAttribute('inert');

  // One that slides in when the whole header is gone, here below a banner.
  const banner = { on: true, text: 'Free delivery <a href="/shop/">this week</a>', version: '7' };
  await openWith(page, { sticky: 'clone', scroll: 'slide', hideOnScroll: true, banner });
  const afterPx =
    (await heightOf(page.locator('.whb-main-header').first())) +
    (await heightOf(page.locator('.header-banner'))) +
    abovePx;
  expect(await scrolledTo(page, afterPx - 1)).toEqual([]);
  expect(await scrolledTo(page, afterPx)).toEqual([]);
  expect(await scrolledTo(page, afterPx + 1)).toEqual(['whb-sticked']);
  expect(await scrolledTo(page, afterPx + 100)).toEqual(['whb-sticked']);
  expect(await scrolledTo(page, afterPx + 101)).toEqual(['whb-sticked', 'whb-scroll-down']);

  // Its own rows: as soon as their top is reached, which is below the banner. Closing that moves it.
  await openWith(page, { sticky: 'real', scroll: 'stick', banner });
  const bannerPx = await heightOf(page.locator('.header-banner'));
  expect(bannerPx).toBeGreaterThan(20);
  expect(await scrolledTo(page, bannerPx + abovePx)).toEqual([]);
  expect(await scrolledTo(page, bannerPx + abovePx + 1)).toEqual(['whb-sticked']);
  await expect(page.locator('.whb-sticky-row')).toBeInViewport({ ratio: 1 });
  await scrolledTo(page, 0);
  await page.getByRole('button', { name: 'Close announcement' }).press('Enter');
  await expect(page.locator('.header-banner')).toBeHidden();
  await expect.poll(() => scrolledTo(page, abovePx + 1)).toEqual(['whb-sticked']);
  await scrolledTo(page, 0);
  await page.locator('.woocommerce-store-notice').getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect.poll(() => scrolledTo(page, bandPx + 1)).toEqual(['whb-sticked']);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'woodmart_tb_banner_7');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(60);
  // It is gone before anything is painted, on every page, until there is another one.
  await page.goto(`${shop.url}/about/`);
  await expect(page.locator('.header-banner')).toBeHidden();
  expect(await layoutShifts(page)).toEqual([]);
  await openWith(page, { banner: { ...banner, version: '8' } });
  await expect(page.locator('.header-banner')).toBeVisible();

  // Its rows sliding in, on a page in which nothing else moves.
  await openWith(page, { sticky: 'real', scroll: 'slide', hideOnScroll: true });
  const headerPx = bandPx + (await heightOf(page.locator('.whb-main-header').first()));
  expect(await scrolledTo(page, headerPx)).toEqual([]);
  expect(await scrolledTo(page, headerPx + 1)).toEqual(['whb-sticked']);
  expect(await scrolledTo(page, headerPx + 101)).toEqual(['whb-sticked', 'whb-scroll-down']);
  await expect(page.locator('.whb-sticky-row')).not.toBeInViewport();
  // A jump to where it does not stay any more must not leave it hidden there.
  expect(await scrolledTo(page, 5)).toEqual([]);
  await expect(page.locator('.whb-sticky-row')).toBeInViewport();

  // Whoever edits the page sees it as it is built; all else of the header works.
  await page.route('**/shop/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('<body class="', '<body class="elementor-editor-active ');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`${shop.url}/shop/`);
  await expect(page.locator('.wd-header-cart .wd-tools-count').first()).toHaveText('0 items');
  expect(await scrolledTo(page, 900)).toEqual([]);
  await scrolledTo(page, 0);
  await page.locator('.cart-widget-opener a:visible').click();
  await expect(page.getByRole('dialog', { name: 'Shopping cart' })).toBeVisible();
});

test('the search opens below its button or over the page, by keys, and without a script', async ({
  page,
  browser,
}) => {
  await openWith(page, { search: 'dropdown' }, '/contact/');
  const below = page.locator('details.wd-display-dropdown:visible');
  await below.locator('summary').press('Enter');
  const field = below.locator('input[name=s]');
  await expect(field).toBeFocused();
  await page.keyboard.type('jar');
  await expect(below.locator('a[role=option]').first()).toContainText('Moon jar');
  expect(await findAccessibilityFaults(page, 'header')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(below.locator('a[role=option]').first()).toBeHidden();
  await expect(field).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(below.locator('summary')).toBeFocused();
  await below.locator('summary').click();
  await page.locator('main h1').click();
  await expect(field).toBeHidden();

  await openWith(page, { search: 'full-screen' }, '/contact/');
  await page.setViewportSize({ width: 360, height: 800 });
  const opener = page.locator('details.wd-display-full-screen:visible summary');
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.locator('input[name=s]')).toBeFocused();
  await page.keyboard.type('jar');
  await expect(dialog.locator('a[role=option]').first()).toContainText('Moon jar');
  expect(await findAccessibilityFaults(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog.locator('input[name=s]')).toHaveValue('jar');
  await page.keyboard.press('Enter');
  await page.waitForURL(/s=jar/);

  const still = await browser.newPage({ javaScriptEnabled: false });
  await still.goto(`${shop.url}/contact/`);
  await still.locator('details.wd-display-full-screen:visible summary').click();
  await still.locator('input[name=s]:visible').fill('vase');
  await still.keyboard.press('Enter');
  await still.waitForURL(/s=vase/);
  await still.close();
});

test('menus open by pointing from 1025 px, by a press up to 1024, in columns where the shop has them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1025, height: 800 });
  await openWith(page, {}, '/contact/');
  await expect(page.locator('.wd-nav-main').first()).toHaveClass(/wd-event-hover/);
  const item = page.locator('.wd-nav-main .menu-mega-dropdown').first();
  const columns = item.locator('.mega-column');
  await expect(columns.first()).toBeHidden();
  await item.locator('> a').hover();
  await expect(columns.first()).toBeVisible();
  // The pointer reaches them without leaving the item.
  await columns.last().hover();
  await expect(columns.first()).toBeVisible();
  await page.mouse.move(500, 700);
  await expect(columns.first()).toBeHidden();
  await item.locator('> a').focus();
  await page.keyboard.press('Tab');
  await expect(columns.first().locator('a').first()).toBeFocused();
  expect(await findAccessibilityFaults(page, 'header')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(columns.first()).toBeHidden();
  await expect(item.locator('> a')).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.mouse.move(500, 700);
  await page.setViewportSize({ width: 1024, height: 800 });
  // This header has another menu there; one that keeps its own opens it by a press, and follows by the next.
  await page.addStyleTag({ content: '.whb-visible-lg { display: flex !important; }' });
  await expect(page.locator('.wd-nav-main').first()).toHaveClass(/wd-event-click/);
  await item.locator('> a').hover();
  await expect(columns.first()).toBeHidden();
  await item.locator('> a').click();
  await expect(columns.first()).toBeVisible();
  await expect(item.locator('> a')).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.click(5, 790);
  await expect(columns.first()).toBeHidden();
  await item.locator('> a').click();
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await item.locator('> a').click();
  await expect(page.locator('body:not([data-same])')).toBeVisible();
});

test('the menu of narrow pages goes from list to list with a way back, and begins anew', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openWith(page, { sticky: 'clone', mobileLayout: 'drilldown', mobileOpener: 'item' });
  const opener = page.locator('.menu-details summary').first();
  await opener.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await panel.getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Back to menu' })).toBeFocused();
  await expect(panel.getByRole('link', { name: 'Journal' })).toBeHidden();
  await panel.getByRole('button', { name: 'Open Ceramics' }).first().press('Enter');
  await expect(panel.getByRole('button', { name: 'Back to Shop' })).toBeFocused();
  await expect(panel.getByRole('link', { name: 'Vases' })).toBeVisible();
  expect(await findAccessibilityFaults(page, '.mobile-nav')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('link', { name: 'Ceramics' }).first()).toBeFocused();
  await panel.getByRole('tab', { name: 'Menu' }).press('ArrowRight');
  await panel.getByRole('button', { name: 'Open Lamps' }).click();
  await expect(panel.getByRole('button', { name: 'Back to categories' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(panel.getByRole('link', { name: 'Journal' })).toBeVisible();
  await page.keyboard.press('Escape');
  // The header that comes while the page scrolls has a menu of its own.
  expect(await scrolledTo(page, 900)).toEqual(['whb-sticked']);
  const second = page.locator('.whb-clone .menu-details summary');
  await second.click();
  await expect(panel.getByRole('link', { name: 'Journal' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(second).toBeFocused();
});

test('an item that leads nowhere opens its list, and the menu of narrow pages has the columns of HTML', async ({
  page,
}) => {
  const item = (title: string, url: string, more: object = {}) => ({ title, url, children: [], ...more });
  await shop.setMenu([
    item('Help', '', { children: [item('Care', '/about/')] }),
    item('Shop', '/shop/', {
      isMega: true,
      children: [item('This week', '', { html: '<p>Two <b>bowls</b></p>' })],
    }),
    item('Journal', '/blog/'),
  ]);
  await openWith(page, { sticky: 'none', mobileLayout: 'drilldown' }, '/contact/');
  const help = page.locator('.wd-nav-main').getByRole('button', { name: 'Help' });
  const care = page.locator('.wd-nav-main').getByRole('link', { name: 'Care' });
  await help.focus();
  await expect(care).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(care).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(care).toBeHidden();
  await expect(help).toBeFocused();
  expect(await findAccessibilityFaults(page, 'header')).toEqual([]);

  await page.setViewportSize({ width: 360, height: 800 });
  await page.reload();
  await page.locator('.menu-details summary:visible').press('Enter');
  const panel = page.getByRole('dialog', { name: 'Menu' });
  const heights = await panel.locator('.mobile-pages-menu').evaluate((list: HTMLElement) => {
    const before = list.offsetHeight;
    list.querySelector<HTMLElement>('.wd-nav-opener')?.click();
    const [change] = list.getAnimations();
    const effect = change?.effect as KeyframeEffect | undefined;
    const ends = effect?.getKeyframes().map((frame) => frame['height']);
    change?.finish();
    return { ends, measured: [before, list.offsetHeight].map((px) => `${px}px`) };
  });
  expect(heights.ends).toEqual(heights.measured);
  const back = panel.getByRole('button', { name: 'Back to menu' });
  await back.press('Enter');
  // It is no link, so that the focus goes back to what stands beside it.
  await expect(panel.getByRole('button', { name: 'Open Help' })).toBeFocused();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await panel.getByText('Help', { exact: true }).click();
  await expect(panel.getByRole('link', { name: 'Care' })).toBeVisible();
  expect(await panel.locator('.mobile-pages-menu').evaluate((list) => list.getAnimations().length)).toBe(0);
  await back.press('Enter');
  await panel.getByRole('button', { name: 'Open Shop' }).click();
  await panel.getByRole('button', { name: 'Open This week' }).click();
  await expect(panel.getByText('Two bowls')).toBeVisible();
  expect(await findAccessibilityFaults(page, '.mobile-nav')).toEqual([]);
});

test('where the header lists what is compared, the server is asked for it', async ({ page }) => {
  await shop.set('compare', { byCategory: true, dropdown: true });
  await openWith(page, {});
  const asked: string[] = [];
  page.on('request', (request) => {
    const action = new URL(request.url()).searchParams.get('action') ?? '';
    if (action.includes('compare')) asked.push(action);
  });
  const link = page.locator('.wd-header-compare.wd-with-dropdown');
  const list = link.locator('.wd-dropdown-compare');
  const button = page.locator('.products .wd-compare-btn a').first();
  await button.click();
  await expect(button).toHaveClass(/added/);
  await expect(page.locator('.wd-header-compare .wd-tools-count').first()).toHaveText('1');
  await page.reload();
  await link.locator('> a').focus();
  await expect(list.locator('a')).toHaveCount(1);
  expect(await findAccessibilityFaults(page, 'header')).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(list.locator('a')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(link.locator('> a')).toBeFocused();
  expect(asked).toEqual(['woodmart_add_to_compare', 'woodmart_get_fragment_product_category_compare']);
});

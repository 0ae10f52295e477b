import { expect, type Page } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { test } from './support/leaveUnpainted.ts';

/** What a browser finds wrong with these as XML; nothing when it can read them. */
const faultsOfXml = (page: Page, addresses: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(async (all) => {
    const faults: string[] = [];
    for (const address of all) {
      const text = await (await fetch(address)).text();
      const fault = new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror');
      if (fault) faults.push(`${address}: ${fault.textContent}`);
    }
    return faults;
  }, addresses);

test('a link to a comment leads to it, and the page to its feeds and to the map of the site', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.goto('/blog/the-moon-jar/');
  const link = page.locator('.comment-list .comment-list .comment-meta a').first();
  await link.click();
  const comment = page.locator('.comment:target');
  await expect(comment).toBeInViewport();
  expect(await comment.getAttribute('id')).toBe(new URL(page.url()).hash.slice(1));
  expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
  await page.locator('.page-note a[rel=category]').first().click();
  await expect(page).toHaveURL(/\/category\//);
  expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
  const feeds = await page
    .locator('head link[rel=alternate]')
    .evaluateAll((links) => links.map((each) => (each as HTMLLinkElement).href));
  expect(feeds.map((url) => new URL(url).pathname)).toEqual([
    '/feed/',
    expect.stringMatching(/^\/category\/.*\/feed\/$/),
  ]);
  const map = await (await page.request.get('/sitemap.xml')).text();
  const parts = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  expect(parts.length).toBe(6);
  expect(await faultsOfXml(page, [...feeds, '/shop/feed/', '/sitemap.xml', ...parts])).toEqual([]);
  expect(errors).toEqual([]);
});

test('a product is printed whole, without what could be pressed', async ({ page }) => {
  await page.goto('/product/everyday-cup/');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const gone of [
    '.whb-header',
    '.site-footer',
    '.single_add_to_cart_button',
    '.wc-tabs',
    '#review_form',
  ])
    await expect(page.locator(gone)).toBeHidden();
  for (const panel of ['description', 'additional_information', 'reviews'])
    await expect(page.locator(`#tab-${panel}`)).toBeVisible();
  await expect(page.locator('.summary .price').first()).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a comment is sent, and what was refused is still there', async ({ page }) => {
    await page.goto('/blog/celadon-in-the-rain/');
    await page.locator('.comment-reply a').first().click();
    await expect(page.locator('#reply-title')).toHaveText('Reply to Samira Haddad');
    await page.getByRole('textbox', { name: 'Comment' }).fill('We kept two.\nCome in.');
    await page.getByRole('textbox', { name: 'Name' }).fill('Marta');
    await page.locator('#comment-email').fill('marta@nowhere');
    await page.getByRole('button', { name: 'Send comment' }).click();
    await expect(page.locator('#respond [role=alert]')).toContainText('Please enter a valid email address.');
    await expect(page.locator('#respond')).toBeInViewport();
    await expect(page.locator('#reply-title')).toHaveText('Reply to Samira Haddad');
    await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('We kept two.\nCome in.');
    await page.locator('#comment-email').fill('marta@nowhere.example');
    await page.getByRole('button', { name: 'Send comment' }).click();
    await expect(page.locator('#respond output')).toContainText('Thank you.');
  });

  test('a review is written by the keyboard, and what was refused is still there', async ({ page }) => {
    await page.goto('/product/everyday-cup/#reviews');
    const form = page.locator('#commentform');
    await form.getByRole('radio', { name: '1 star' }).focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight');
    await expect(form.getByRole('radio', { name: '4 stars: good' })).toBeChecked();
    await form.getByRole('textbox', { name: 'Your review' }).fill('Warm\nhands.');
    await form.getByRole('textbox', { name: 'Name' }).fill('Marta');
    await form.getByRole('textbox', { name: 'Email' }).fill('marta@nowhere');
    await page.getByRole('button', { name: 'Submit' }).press('Enter');
    await expect(page.locator('#comment-respond [role=alert]')).toContainText('valid email address');
    await expect(page.locator('#comment-respond')).toBeInViewport();
    await expect(form.getByRole('textbox', { name: 'Your review' })).toHaveValue('Warm\nhands.');
    await expect(form.getByRole('radio', { name: '4 stars: good' })).toBeChecked();
    expect(await form.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Marta');
    await form.getByRole('textbox', { name: 'Email' }).fill('marta@nowhere.example');
    await page.getByRole('button', { name: 'Submit' }).press('Enter');
    await expect(page.locator('#comment-respond output')).toHaveText('Your review is awaiting approval.');
  });
});

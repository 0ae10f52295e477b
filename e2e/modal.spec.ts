import { expect, type Page } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { fasterTime } from './support/fasterTime.ts';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { test } from './support/leaveUnpainted.ts';
import { madeModule, textLayer } from './support/madeModule.ts';
import { buttonSlide, modalOf, openModalPage, showModal } from './support/openModalPage.ts';
import { whenLive } from './support/player.ts';
import { playerHandle } from './support/playerHandle.ts';

const overflow = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.style.overflow);
const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((each) => document.activeElement?.matches(each) ?? false, selector);

test('a modal is a labelled dialog: focus trapped and given back, page inert and locked, Escape closes', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await openModalPage(page);
  await page.evaluate(() => window.scrollTo(0, 10));
  const dialog = await showModal(page);
  expect([await overflow(page), await hasFocus(page, 'dialog')]).toEqual(['hidden', true]);
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press('Tab');
    expect(await hasFocus(page, '#own')).toBe(false);
  }
  await page.mouse.wheel(0, 500);
  expect(await page.evaluate(() => window.scrollY)).toBe(10);
  await dialog.getByRole('button', { name: 'Not today' }).waitFor();
  await expect(dialog.locator('.sr7-modal-close')).toHaveCount(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect([await overflow(page), await hasFocus(page, '#own')]).toEqual(['', true]);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('it closes by its own action, by its backdrop and by its button, and starts afresh', async ({
  page,
}) => {
  await fasterTime(page, 8);
  const slides = [buttonSlide('Next', 'next'), buttonSlide('Not today', 'close_modal')];
  await openModalPage(page, { module: { slides } });
  let dialog = await showModal(page);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Not today' }).click();
  await expect(dialog).toHaveCount(0);

  dialog = await showModal(page);
  await expect(dialog.locator('sr7-slide[data-current]')).toHaveAttribute('data-key', '1');
  const box = await dialog.locator('.sr7-modal-box').boundingBox();
  const { x = 0, y = 0 } = box ?? {};
  await page.mouse.click(x + 400, y + 300);
  await page.mouse.move(x + 400, y + 300);
  await page.mouse.down();
  await page.mouse.move(x - 40, y + 300, { steps: 3 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(x - 40, y + 10);
  await expect(dialog).toHaveCount(0);

  dialog = await showModal(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toHaveCount(0);
});

test('the hash opens it: half a second after the page has loaded, and whenever it changes', async ({
  page,
}) => {
  await openModalPage(page, { hash: '#offer', body: '<a href="#offer">Link</a>' });
  await expect(modalOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modalOf(page)).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await page.getByRole('link', { name: 'Link' }).click();
  await expect(modalOf(page)).toBeVisible();
});

const say = (page: Page, name: string): Promise<void> =>
  page.evaluate((event) => void document.dispatchEvent(new Event(event)), name);

/** Nothing in a page tells when it has heard from a pop-up's data what opens that: until then it is done in vain. */
async function causeToOpen(page: Page, cause: (page: Page) => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await cause(page);
    await expect(modalOf(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
}

for (const [name, trigger, cause] of [
  ['after a time', { delay: 1200 }, async () => undefined],
  ['when the page is scrolled', { scroll: '40%' }, (page: Page) => page.mouse.wheel(0, 900)],
  ['by an event of the document', { event: 'offer-now' }, (page: Page) => say(page, 'offer-now')],
] as const)
  test(`it opens by itself ${name}, one time only, and again when it is asked for`, async ({ page }) => {
    const once = { ...trigger, once: true, co: 2 };
    await openModalPage(page, { modal: { trigger: once }, trigger: once });
    await causeToOpen(page, cause);
    const [cookie] = await page.context().cookies();
    expect(cookie?.name).toBe('offer_modal_one_time');
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(7000);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await cause(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await showModal(page);
  });

test('it stands where its settings say, scrolls inside, and anchors in it scroll it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const tall = { fullWidth: false, width: [400, 400, 400, 400, 400], height: [1200, 1200, 1200, 1200, 1200] };
  const scroll = buttonSlide('Down', 'scrollto', { target: 'goal', s: 50 });
  const goal = textLayer(2, 'Goal', { attr: { id: 'goal' }, pos: { x: 0, y: 900, h: 'left', v: 'top' } });
  const slides = [{ ...scroll, layers: { ...scroll.layers, 2: goal } }];
  await openModalPage(page, { module: { slides, settings: { size: tall } }, modal: { bg: '#123456' } });
  const dialog = await showModal(page);
  expect(
    await dialog.evaluate((each) => [each.scrollHeight > 1000, getComputedStyle(each).backgroundColor]),
  ).toEqual([true, 'rgb(18, 52, 86)']);
  await expect(dialog.locator('.sr7-modal-close')).toBeInViewport();
  await dialog.getByRole('button', { name: 'Down' }).click();
  await expect.poll(() => dialog.evaluate((each) => each.scrollTop)).toBeGreaterThan(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(dialog.locator('.sr7-modal-close')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('left and right are physical, and a page that may be scrolled stays usable', async ({ page }) => {
  await openModalPage(page, { dir: 'rtl', modal: { h: 'right', v: 'bottom', pS: true, cover: false } });
  const dialog = await showModal(page);
  const box = await dialog.locator('.sr7-modal-box').boundingBox();
  expect(box && [box.x + box.width, box.y + box.height]).toEqual([1280, 720]);
  expect([await overflow(page), await dialog.evaluate((each) => getComputedStyle(each).zIndex)]).toEqual([
    '',
    '999999',
  ]);
  await page.mouse.move(200, 600);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await page.locator('#own').focus();
  expect(await hasFocus(page, '#own')).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a module on the page as a normal element is refused, and others are held while a modal is open', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/modules/video-hero');
  await whenLive(page);
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  const ask = (alias: string) =>
    page.evaluate(
      (each) => void document.dispatchEvent(new CustomEvent('sr.modal.open', { detail: { alias: each } })),
      alias,
    );
  await ask('video-hero');
  expect((await warned).text()).toBe(
    'video-hero cannot be opened as a modal: it is on the page as a normal element and not flagged as a pop-up (data-modal)',
  );
  await ask('modal-offer');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((each) => getComputedStyle(each).transitionDuration)).toBe('0s');
  const player = await playerHandle(page);
  const reasons = () =>
    player.evaluate((each) => {
      let held: string[] = [];
      each.onShow((show) => void (held = [...show.reasons]))();
      return held.includes('modal');
    });
  expect(await reasons()).toBe(true);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect(await reasons()).toBe(false);
});

test('the embed opens a pop-up that stands in the page, under a strict policy', async ({ page }) => {
  const errors = collectErrors(page);
  const offer = madeModule({
    settings: { alias: 'offer', title: 'The offer', modal: { trigger: { event: 'offer-now' } } },
    slides: [buttonSlide('Not today', 'close_modal')],
  });
  const data = `<script type="application/json">${JSON.stringify(offer)}</script>`;
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pop-up</title><h1>Page</h1><sr7-module data-modal data-alias="offer">${data}</sr7-module><script src="/vitrine.js"></script>`;
  const headers = { 'content-security-policy': "default-src 'self'" };
  await page.route('**/pop-up.html', (route) => route.fulfill({ contentType: 'text/html', body, headers }));
  await page.goto('/pop-up.html');
  await causeToOpen(page, () => say(page, 'offer-now'));
  const dialog = modalOf(page);
  await dialog.getByRole('button', { name: 'Not today' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('the embed opens a pop-up whose data a server has, by what that says', async ({ page }) => {
  const offer = madeModule({
    settings: { alias: 'offer', title: 'The offer', modal: { trigger: { event: 'offer-now' } } },
    slides: [buttonSlide('Not today', 'close_modal')],
  });
  const body =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Pop-up</title><h1>Page</h1><sr7-module data-modal data-alias="offer"></sr7-module><script>window.SR7={E:{resturl:\'/wp-json/\'}}</script><script src="/vitrine.js"></script>';
  await page.route('**/pop-up.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('**/wp-json/**', (route) => route.fulfill({ json: { success: true, ...offer } }));
  await page.goto('/pop-up.html');
  await causeToOpen(page, () => say(page, 'offer-now'));
  await modalOf(page).getByRole('button', { name: 'Not today' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

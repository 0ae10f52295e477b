import { expect, type Page } from '@playwright/test';
import { type ComparedPages, openComparedPages } from './support/comparedPages.ts';
import { openDrawn, standing } from './support/drawnPage.ts';
import { test } from './support/leaveUnpainted.ts';
import { type Json, type MadeSlide, madeModule } from './support/madeModule.ts';
import { letGoStanding } from './support/letGoStanding.ts';
import { currentSlide, request, whenAtRest, whenLive } from './support/player.ts';

const on = { set: true, on: true };
const size = { w: 120, h: 40, mw: 120 };
const words = '<b>{{number}}</b> <i style="color:red">{{title}}</i>';

const titled = (count: number, more: Json = {}): MadeSlide[] =>
  Array.from({ length: count }, (_, index) => ({ slide: { title: `Place ${index + 1}`, ...more } }));
const made = (nav: Json, slides = titled(20), settings: Json = {}): Json =>
  madeModule({ slides, fadeMs: 30, settings: { ...settings, nav } });

/** Played as a server has drawn it. */
async function openPlayed(page: Page, document: Json): Promise<void> {
  expect(await openDrawn(page, document, { isPlayed: true })).toBe(true);
  await whenLive(page);
}
const whenSlide = (page: Page, key: string) => expect.poll(() => currentSlide(page)).toBe(key);
const focusedKey = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.closest('[data-key]')?.getAttribute('data-key'));

const WITH = {
  'tabs that do not all fit': made({ tabs: { ...on, m: 3, size } }),
  'tabs from right to left': made({ tabs: { ...on, m: 3, size, rtl: true } }, titled(5)),
  'thumbs outside without pictures': made({ thumbs: { ...on, io: 'o', m: 3, size, html: words } }),
  'thumbs with pictures': made({ thumbs: { ...on, m: 3, size } }),
  'more bullets than fit': made({ bullets: on }),
  'bullets, tabs and arrows': made({ bullets: on, arrows: { ...on, key: 'vt-disc' }, tabs: { ...on, size } }),
  'a scrubber with a look of its own': made(
    {
      scrubber: {
        ...on,
        key: 'own',
        css: '.own .sr7-scrubber-handle{top:0}',
        html: `<span class="sr7-scrubber-handle">${words}</span>`,
      },
      arrows: { ...on, key: 'vt-disc' },
    },
    titled(5, { slideshow: { hal: 2 } }),
  ),
  'tabs of slides that leave': made(
    { tabs: { ...on, size, html: words } },
    titled(4, { slideshow: { hal: 1 } }),
  ),
};

test.describe('a module stands the same, played as it was drawn and from its document', () => {
  test.describe.configure({ mode: 'default' });

  let pages: ComparedPages;
  test.beforeAll(async ({ browser }) => {
    pages = await openComparedPages(browser);
  });
  test.afterAll(() => pages.close());

  for (const [name, document] of Object.entries(WITH))
    test(`with ${name}`, async () => {
      const { drawn, written, both, errors } = pages;
      expect(await openDrawn(drawn, document, { isPlayed: true, isPainted: false })).toBe(true);
      await openDrawn(written, document, { isPlayed: false, isPainted: false });
      await Promise.all(both.map(whenLive));
      for (const wanted of ['+0', '+1', '+1', '-1', '#4']) {
        const seen: string[] = [];
        for (const each of both) {
          await request(each, wanted);
          await whenAtRest(each);
          seen.push(await standing(each));
        }
        expect(seen[0]).toBe(seen[1]);
      }
      for (const each of both) await each.unroute('**/drawn.*');
      expect(errors).toEqual([]);
    });
});

test('tabs are a tablist: arrow keys go round, and the focus stays on its tab while the row moves', async ({
  page,
}) => {
  await openPlayed(page, made({ tabs: { ...on, m: 3, g: 4, size } }));
  const selected = page.getByRole('tab', { selected: true });
  await expect(selected).toHaveAccessibleName('Place 1');
  await expect(page.getByRole('tabpanel', { name: '1 of 20' })).toBeVisible();
  await expect(page.locator('.sr7-tab')).toHaveCount(9);
  await page.keyboard.press('Tab');
  expect(await focusedKey(page)).toBe('1');
  for (const [key, name] of [
    ['ArrowRight', 'Place 2'],
    ['End', 'Place 20'],
    ['ArrowRight', 'Place 1'],
    ['ArrowLeft', 'Place 20'],
    ['Home', 'Place 1'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selected).toHaveAccessibleName(name);
    await expect(selected).toBeFocused();
    await whenAtRest(page);
  }
  await request(page, '#15');
  await whenSlide(page, '15');
  expect(await focusedKey(page)).toBe('1');
  await expect(page.locator('.sr7-tab[data-key="15"]')).toHaveCount(0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(page.getByRole('tab', { name: 'Place 15' })).toHaveAttribute('tabindex', '0');
  await page.getByRole('tab', { name: 'Place 16' }).click();
  await whenSlide(page, '16');
});

test('thumbs are reached one by one, also those that come into the row on the way', async ({ page }) => {
  await openPlayed(page, made({ thumbs: { ...on, m: 3, size, html: words } }));
  await page.locator('.sr7-thumb .sr7-hit').nth(1).click();
  await whenSlide(page, '2');
  await expect(page.locator('.sr7-thumb [aria-current]')).toHaveAccessibleName('02 Place 2');
  for (let key = 3; key <= 14; key++) {
    await page.keyboard.press('Tab');
    expect(await focusedKey(page)).toBe(String(key));
  }
  await page.keyboard.press('Enter');
  await whenSlide(page, '14');
  expect(await focusedKey(page)).toBe('14');
  await expect(page.locator('.sr7-thumb[data-key="14"] i')).toHaveCSS('color', 'rgb(255, 0, 0)');
});

test('a thumbnail that fails gives way to the background, also one that comes later', async ({ page }) => {
  const slides: MadeSlide[] = titled(20).map(({ slide }, index) => ({
    slide: { ...slide, thumb: { src: `/nowhere.webp?${index}` } },
    layers: {
      0: { id: 0, type: 'shape', subtype: 'slidebg', bg: { image: { src: `/place.webp?${index + 1}` } } },
    },
  }));
  await page.route(/nowhere|place\.webp/, (route) =>
    route.request().url().includes('nowhere')
      ? route.fulfill({ status: 404, body: '' })
      : route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
        }),
  );
  await openPlayed(page, made({ thumbs: { ...on, m: 3, size } }, slides));
  const picture = (key: number) => page.locator(`.sr7-thumb[data-key="${key}"] .sr7-thumb-img`);
  await expect(picture(1)).toHaveCSS('background-image', /place\.webp\?1"/);
  await request(page, '#15');
  await expect(picture(15)).toHaveCSS('background-image', /place\.webp\?15"/);
});

test('a scrubber is dragged, pressed and moved by keys, and tells what it stands on', async ({ page }) => {
  await openPlayed(page, made({ scrubber: on }, titled(5)));
  const handle = page.getByRole('slider');
  const middle = async (): Promise<readonly [number, number]> => {
    const box = await handle.boundingBox();
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  };
  const [x, y] = await middle();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 52, y, { steps: 4 });
  await whenSlide(page, '2');
  await page.mouse.move(x + 98, y, { steps: 4 });
  await whenSlide(page, '3');
  await letGoStanding(page);
  await whenAtRest(page);
  await expect.poll(async () => Math.abs((await middle())[0] - (x + 100))).toBeLessThan(1);
  await page.mouse.click(x + 197, y);
  await whenSlide(page, '5');
  await expect(handle).toHaveAttribute('aria-valuetext', 'Slide 5 of 5: Place 5');
  await handle.focus();
  await page.keyboard.press('ArrowLeft');
  await whenSlide(page, '4');
  await page.keyboard.press('Home');
  await whenSlide(page, '1');
  await page.keyboard.press('End');
  await whenSlide(page, '5');
  await whenAtRest(page);
  await request(page, '#3');
  await whenSlide(page, '3');
  await expect(handle).toHaveAttribute('aria-valuenow', '3');
  await expect(handle).toBeFocused();
});

test('an item keeps the focus when it gets another number, as slides leave', async ({ page }) => {
  await openPlayed(page, made({ bullets: on }, titled(4, { slideshow: { hal: 1 } })));
  for (let press = 0; press < 3; press++) await page.keyboard.press('Tab');
  const third = page.locator('.sr7-bullet[data-key="3"] button');
  await expect(third).toBeFocused();
  await request(page, '+1');
  await whenAtRest(page);
  await expect(third).toHaveAccessibleName('Slide 2: Place 3');
  await expect(third).toBeFocused();
  await expect(page.locator('.sr7-bullet')).toHaveCount(3);
});

test('items of shuffled slides stand in the order that is played, by their new numbers', async ({ page }) => {
  await openPlayed(page, made({ bullets: on }, titled(12), { slideshow: { shuffle: true } }));
  const bullets = page.locator('.sr7-bullet');
  const keys = await bullets.evaluateAll((all) => all.map((each) => each.getAttribute('data-key')));
  const labels = await bullets
    .locator('button')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  expect(labels).toEqual(keys.map((key, index) => `Slide ${index + 1}: Place ${key}`));
  for (const key of keys.slice(1, 3)) {
    await request(page, '+1');
    await whenSlide(page, key ?? '');
    await whenAtRest(page);
  }
});

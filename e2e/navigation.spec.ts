import { expect, type Locator, type Page, test } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { type Json, type MadeSlide, madeModule, textLayer } from './support/madeModule.ts';
import { layoutShifts } from './support/layoutShifts.ts';
import { openIsland } from './support/openIsland.ts';
import { openMade } from './support/openMade.ts';
import { currentSlide, request, whenAtRest } from './support/player.ts';

const titled = (count: number): MadeSlide[] =>
  Array.from({ length: count }, (_, index) => ({ slide: { title: `Place ${index + 1}` } }));

const made = (nav: Json, slides = titled(3), settings: Json = {}): Json =>
  madeModule({ slides, fadeMs: 30, settings: { ...settings, nav } });

const arrived = (page: Page, key: string): Promise<void> =>
  page.locator(`sr7-slide[data-current][data-key="${key}"]`).waitFor();

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not drawn');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    return focused?.getAttribute('aria-label') ?? focused?.textContent?.trim() ?? '';
  });

const on = { set: true, on: true };

test('the mouse goes through the slides by arrows and bullets, the keyboard in a sensible order', async ({
  page,
}) => {
  const slides = titled(3).map((slide) => ({
    ...slide,
    layers: { 1: textLayer(1, '<a href="#there">A link</a>') },
  }));
  await openMade(page, made({ arrows: on, bullets: on }, slides), {
    before: '<button id="start">Start</button>',
  });
  await page.getByRole('button', { name: 'Next slide' }).click();
  await arrived(page, '2');
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await arrived(page, '1');
  await page.getByRole('button', { name: 'Slide 3: Place 3' }).click();
  await arrived(page, '3');
  await expect(page.locator('.sr7-bullet.selected')).toHaveAttribute('data-key', '3');
  await expect(page.locator('.sr7-bullet [aria-current]')).toHaveAccessibleName('Slide 3: Place 3');

  await page.locator('#start').focus();
  const order: string[] = [];
  for (let count = 0; count < 6; count += 1) {
    await page.keyboard.press('Tab');
    order.push(await focusedName(page));
  }
  expect(order).toEqual([
    'Previous slide',
    'Next slide',
    'Slide 1: Place 1',
    'Slide 2: Place 2',
    'Slide 3: Place 3',
    'A link',
  ]);
  await page.getByRole('button', { name: 'Slide 2' }).focus();
  await page.keyboard.press('Enter');
  await arrived(page, '2');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await arrived(page, '1');
});

test('a finger shows what is away, and can hit what is small', { tag: '@whole' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 360, height: 640 },
    baseURL: baseURL ?? '',
  });
  const page = await context.newPage();
  const small = {
    ...on,
    key: 'x',
    css: '.x .sr7-bullet{width:6px;height:6px;position:absolute;background:#fff}',
    g: 2,
  };
  const away = { set: true, s: 1, dIn: 0, dOut: 0 };
  await openMade(page, made({ arrows: away, bullets: small }), { after: '<p id="else">Elsewhere</p>' });
  await expect(page.locator('.sr7-at-right')).toHaveCSS('opacity', '0');
  await page.locator('sr7-content').tap({ position: { x: 180, y: 60 } });
  await expect(page.locator('.sr7-at-right')).toHaveCSS('opacity', '1');
  await page.locator('#else').tap();
  await expect(page.locator('.sr7-at-right')).toHaveCSS('opacity', '0');

  const hit = await boxOf(page.locator('.sr7-bullet .sr7-hit').nth(1));
  expect(Math.min(hit.width, hit.height)).toBeGreaterThanOrEqual(24);
  await page.touchscreen.tap(hit.x + 3, hit.y + 3);
  await arrived(page, '2');
  await context.close();
});

test('tabs are a tablist: arrow keys go round, and the focus stays on its tab while the row moves', async ({
  page,
}) => {
  const tabs = { ...on, m: 3, g: 4, size: { w: 120, h: 40, mw: 120 } };
  await openMade(page, made({ tabs }, titled(20)));
  const selected = page.getByRole('tab', { selected: true });
  await expect(selected).toHaveAccessibleName('Place 1');
  await expect(page.getByRole('tabpanel', { name: '1 of 20' })).toBeVisible();
  await expect(page.locator('.sr7-tab')).toHaveCount(9);
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Place 1');
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
  const window = await boxOf(page.locator('.sr7-tabs-mask'));
  await request(page, '#9');
  await arrived(page, '9');
  expect(await focusedName(page)).toBe('Place 1');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const ninth = page.locator('.sr7-tab[data-key="9"]');
  await expect
    .poll(async () => Math.round((await boxOf(ninth)).x))
    .toBe(Math.round(window.x + window.width / 2 - 60));
  await page.getByRole('tab', { name: 'Place 10' }).click();
  await arrived(page, '10');
});

test('a row outside takes its own room: it meets neither the slides nor what follows', async ({ page }) => {
  const size = { w: 100, h: 50, mw: 100 };
  const thumbs = { ...on, io: 'o', v: 'bottom', y: 10, size };
  const tabs = { ...on, io: 'o', d: 'vertical', h: 'left', v: 'center', x: 12, size, m: 3 };
  await openMade(page, made({ thumbs, tabs, arrows: { ...on, r: { x: 0 } } }), {
    after: '<p id="else">Elsewhere</p>',
  });
  const slides = await boxOf(page.locator('sr7-content'));
  const row = await boxOf(page.locator('sr7-thumbs'));
  const column = await boxOf(page.locator('sr7-tabs'));
  const after = await boxOf(page.locator('#else'));
  const arrow = await boxOf(page.locator('.sr7-rightarrow'));
  expect(row.y).toBeCloseTo(slides.bottom + 10, 0);
  expect(after.y).toBeGreaterThanOrEqual(row.bottom);
  expect(column.right + 12).toBeCloseTo(slides.x, 0);
  expect(arrow.right).toBeCloseTo(slides.right, 0);
  expect(arrow.y + arrow.height / 2).toBeCloseTo(slides.y + slides.height / 2, 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('what is not always on comes with the pointer and the keyboard, and is there before the script without a shift', {
  tag: '@whole',
}, async ({ page }) => {
  const errors = collectErrors(page);
  const away = { set: true, s: 10, dIn: 0, dOut: 0, l: { anim: 'left' }, r: { anim: 'zoomin' } };
  await openIsland(
    page,
    made({ arrows: away, bullets: on, thumbs: { ...on, v: 'top', size: { w: 60, h: 40, mw: 60 } } }),
  );
  const left = page.locator('.sr7-at-left');
  await expect(left).toHaveCSS('opacity', '0');
  await page.mouse.move(300, 200);
  await expect(left).toHaveCSS('opacity', '1');
  await page.mouse.move(300, 700);
  await expect(left).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await expect(left).toHaveCSS('opacity', '1');
  expect(await focusedName(page)).toBe('Previous slide');
  expect(await layoutShifts(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('from right to left all is mirrored', async ({ page }) => {
  const thumbs = { ...on, v: 'top', m: 3, g: 6, size: { w: 80, h: 50, mw: 80 } };
  const nav = { arrows: on, bullets: { ...on, h: 'left', x: 40 }, thumbs };
  await openMade(page, made(nav, titled(9)), { before: '<div dir="rtl">', after: '</div>' });
  const slides = await boxOf(page.locator('sr7-content'));
  const previous = await boxOf(page.locator('.sr7-leftarrow'));
  const bullets = page.locator('.sr7-bullet');
  expect(previous.right).toBeCloseTo(slides.right, 0);
  const first = await boxOf(bullets.first());
  expect(first.x).toBeGreaterThan((await boxOf(bullets.last())).x);
  expect(first.right).toBeGreaterThan(slides.right - 60);
  await request(page, '#5');
  const fifth = page.locator('.sr7-thumb[data-key="5"]');
  const middle = slides.x + slides.width / 2;
  await expect.poll(async () => Math.round((await boxOf(fifth)).x + 40)).toBe(Math.round(middle));
  expect((await boxOf(page.locator('.sr7-thumb[data-key="4"]'))).x).toBeGreaterThan(middle);
});

test('looks of others and hostile texts do no harm, and a thumbnail that fails gives way to the background', async ({
  page,
}) => {
  const background = '/media/place-fjord.webp';
  const slides: MadeSlide[] = [1, 2, 3].map((number) => ({
    slide: { title: '"><img src=x onerror="window.hurt=1">', thumb: { src: '/nowhere.webp' } },
    layers: {
      0: { id: 0, type: 'shape', subtype: 'slidebg', bg: { image: { src: `${background}?${number}` } } },
    },
  }));
  const html =
    '<span class="sr7-thumb-img"></span><b onclick="window.hurt=2">{{title}}</b><svg onload="window.hurt=3"></svg>';
  const css = '.x .sr7-thumb{opacity:.9}} body{display:none} .x{</style><script>window.hurt=4</script>';
  await page.route(/place-fjord|nowhere/, (route) =>
    route.request().url().includes('nowhere')
      ? route.fulfill({ status: 404, body: '' })
      : route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
        }),
  );
  await openMade(
    page,
    made({ thumbs: { ...on, key: 'x', css, html, size: { w: 60, h: 40, mw: 60 } } }, slides),
  );
  await expect(page.locator('.sr7-thumb-img').first()).toHaveCSS('background-image', /place-fjord/);
  await page.locator('.sr7-thumb .sr7-hit').nth(1).click();
  await arrived(page, '2');
  expect(await page.evaluate(() => Reflect.get(window, 'hurt'))).toBeUndefined();
  expect(await currentSlide(page)).toBe('2');
});

for (const [name, nav] of [
  ['arrows and bullets', { arrows: on, bullets: on }],
  ['tabs', { tabs: { ...on, size: { w: 140, h: 48, mw: 140 } } }],
  ['thumbs outside', { thumbs: { ...on, io: 'o', size: { w: 80, h: 60, mw: 80 } } }],
] as const)
  test(`${name} are accessible`, async ({ page }) => {
    await openMade(page, made(nav, titled(8)), {
      before: '<main><h1>Made</h1>',
      after: '</main>',
      isPainted: true,
    });
    expect(await findAccessibilityFaults(page)).toEqual([]);
  });

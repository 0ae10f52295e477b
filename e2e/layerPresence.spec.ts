import { expect, type Page } from '@playwright/test';
import { animationRate } from './support/animationRate.ts';
import { test } from './support/leaveUnpainted.ts';
import { type Json, madeModule, sliding, textLayer } from './support/madeModule.ts';
import { openMade } from './support/openMade.ts';
import { request, whenAtRest } from './support/player.ts';
import { playerHandle } from './support/playerHandle.ts';

const hovered = {
  u: true,
  color: { c: '#ff0000', bg: 'transparent' },
  frame: { x: '30px', d: 100, e: 'none' },
};
const button = (tl: Json): Json =>
  textLayer(1, 'Press', { tag: 'button', subtype: 'button', color: '#00ff00', hov: hovered, tl });

const look = (page: Page): Promise<string[]> =>
  page.locator('sr7-slide[data-current] button').evaluate((element) => {
    const { color, transform } = getComputedStyle(element);
    return [color, String(new DOMMatrix(transform).m41)];
  });

const RESTING = ['rgb(0, 255, 0)', '0'];
const HOVERED = ['rgb(255, 0, 0)', '30'];

const ways: { on: (page: Page) => Promise<void>; off: (page: Page) => Promise<void> }[] = [
  {
    on: (page) => page.locator('sr7-slide[data-current] button').hover(),
    off: (page) => page.mouse.move(900, 600),
  },
  {
    on: (page) => page.keyboard.press('Tab'),
    off: (page) => page.keyboard.press('Tab'),
  },
];

test('the look of a layer under the pointer or the keyboard comes, and goes back without a trace', async ({
  page,
}) => {
  await openMade(page, madeModule({ slides: [{ layers: { 1: button(sliding(50)) } }] }));
  await whenAtRest(page);
  expect(await look(page)).toEqual(RESTING);
  for (const { on, off } of ways) {
    await on(page);
    await expect.poll(() => look(page)).toEqual(HOVERED);
    await off(page);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await look(page)).toEqual(RESTING);
  }
});

test('layers that show on hover come with the pointer or the keyboard, and go with it', {
  tag: '@whole',
}, async ({ page }) => {
  const layers = { 1: button(sliding(50)), 3: textLayer(3, 'Story', { viSH: true, tl: sliding(50) }) };
  await openMade(page, madeModule({ slides: [{ layers }] }));
  await whenAtRest(page);
  const story = page.getByText('Story');
  await expect(story).toBeHidden();
  for (const { on, off } of ways) {
    await on(page);
    await expect(story).toBeVisible();
    await expect(story).toHaveCSS('opacity', '1');
    await off(page);
    await expect(story).toBeHidden();
  }
});

test('what is pointed at while it comes in keeps its own look until it is there', async ({ page }) => {
  await openMade(page, madeModule({ slides: [{ layers: { 1: button(sliding(30_000)) } }] }));
  await page.keyboard.press('Tab');
  await expect(page.locator('sr7-slide[data-current] button')).toBeFocused();
  expect(await (await playerHandle(page)).evaluate(({ busyCount }) => busyCount)).toBe(1);
  expect((await look(page))[0]).toBe(RESTING[0]);
  await animationRate(page, 100);
  await whenAtRest(page);
  await expect.poll(() => look(page)).toEqual(HOVERED);
});

test('a layer that waits for an action is unseen until it is played', async ({ page }) => {
  const waiting = {
    in: {
      content: {
        all: [
          { t: 'w0', d: 0, o: 0 },
          { t: 0, d: 80, o: 1 },
        ],
      },
    },
    out: { content: { all: [{ t: 0, d: 80, o: 0 }] } },
  };
  await openMade(
    page,
    madeModule({ slides: [{ layers: { 1: textLayer(1, 'Surprise', { tl: waiting }) } }] }),
  );
  await whenAtRest(page);
  const player = await playerHandle(page);
  const layer = page.getByText('Surprise');
  await expect(layer).toBeHidden();
  await player.evaluate((each) => each.playScene('1', 'in'));
  await whenAtRest(page);
  await expect(layer).toBeVisible();
  await expect(layer).toHaveCSS('opacity', '1');
  await player.evaluate((each) => each.playScene('1', 'out'));
  await whenAtRest(page);
  await expect(layer).toBeHidden();
});

test('a link that has left with its out scene cannot be reached by Tab', async ({ page }) => {
  const link = textLayer(1, 'Offer', { tag: 'a', href: '/offer', tl: sliding(50) });
  await openMade(page, madeModule({ slides: [{ layers: { 1: link } }] }), {
    after: '<a href="/x">After</a>',
  });
  await whenAtRest(page);
  await (await playerHandle(page)).evaluate((player) => player.playScene('1', 'out'));
  await whenAtRest(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'After' })).toBeFocused();
});

test('what was shown inside a group cannot be reached once the group has left', async ({ page }) => {
  const waits = {
    in: {
      content: {
        all: [
          { t: 'w0', d: 0, o: 0 },
          { t: 0, d: 30, o: 1 },
        ],
      },
    },
  };
  const layers = {
    1: { id: 1, type: 'container', subtype: 'group', size: { w: 300, h: 200 }, tl: sliding(30) },
    2: textLayer(2, 'Inner', { pid: 1, tag: 'a', href: '/inner', tl: waits }),
  };
  await openMade(page, madeModule({ slides: [{ layers }] }), { after: '<a href="/x">After</a>' });
  const player = await playerHandle(page);
  await whenAtRest(page);
  await player.evaluate((each) => each.playScene('2', 'in'));
  await whenAtRest(page);
  await expect(page.getByRole('link', { name: 'Inner' })).toBeVisible();
  await player.evaluate((each) => each.playScene('1', 'out'));
  await whenAtRest(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'After' })).toBeFocused();
});

test('a layer that comes in under a resting pointer takes its look there', async ({ page }) => {
  await openMade(
    page,
    madeModule({ slides: [{ layers: { 1: button(sliding(50)) } }, { layers: { 1: button(sliding(300)) } }] }),
  );
  await whenAtRest(page);
  await page.mouse.move(60, 50);
  await request(page, '#2');
  await whenAtRest(page);
  await expect.poll(() => look(page)).toEqual(HOVERED);
});

test('layers that show under a pointer show at a touch, and go with one elsewhere', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ hasTouch: true, ...(baseURL ? { baseURL } : {}) });
  const layers = {
    1: textLayer(1, 'Always'),
    2: textLayer(2, 'At a touch', { viSH: true, tl: sliding(50) }),
  };
  await openMade(page, madeModule({ slides: [{ layers }] }), { after: '<p style="height:300px">Below</p>' });
  await expect(page.getByText('At a touch')).toBeHidden();
  await page.touchscreen.tap(600, 200);
  await expect(page.getByText('At a touch')).toBeVisible();
  await page.touchscreen.tap(600, 550);
  await expect(page.getByText('At a touch')).toBeHidden();
  await page.close();
});

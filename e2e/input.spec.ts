import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { type Json, madeModule, textLayer } from './support/madeModule.ts';
import { openMade } from './support/openMade.ts';
import { currentSlide, whenAtRest, whenLive } from './support/player.ts';
import { playerHandle } from './support/playerHandle.ts';

const BELOW = '<div style="height:2000px">Below</div>';

const link = textLayer(1, 'To the shop', {
  tag: 'a',
  href: '#shop',
  size: { w: ['300px'], h: ['100px'] },
});

const withNav = (nav: Json, more: Json = {}): Json =>
  madeModule({
    settings: { nav, ...more },
    slides: [{ layers: { 1: link } }, {}, {}],
    fadeMs: 30,
  });

const whenSlide = (page: Page, key: string) => expect.poll(() => currentSlide(page)).toBe(key);

/** A pointer that is moved by hand, through the browser's own input. */
interface Hand {
  down(x: number, y: number): Promise<unknown>;
  move(x: number, y: number): Promise<unknown>;
  up(x: number, y: number): Promise<unknown>;
}

const mouseLike =
  (pointerType: 'mouse' | 'pen') =>
  (session: CDPSession): Hand => {
    const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased') => (x: number, y: number) =>
      session.send('Input.dispatchMouseEvent', {
        type,
        x,
        y,
        button: 'left',
        buttons: 1,
        clickCount: 1,
        pointerType,
      });
    return { down: send('mousePressed'), move: send('mouseMoved'), up: send('mouseReleased') };
  };

const HANDS: Readonly<Record<string, (session: CDPSession) => Hand>> = {
  mouse: mouseLike('mouse'),
  pen: mouseLike('pen'),
  touch: (session) => {
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd') => (x: number, y: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    return { down: send('touchStart'), move: send('touchMove'), up: send('touchEnd') };
  },
};

const handOf = async (page: Page, kind: string): Promise<Hand> => {
  const session = await page.context().newCDPSession(page);
  return (HANDS[kind] ?? mouseLike('mouse'))(session);
};

async function drag(
  hand: Hand,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const steps = 8;
  await hand.down(...from);
  for (let step = 1; step <= steps; step++)
    await hand.move(
      from[0] + ((to[0] - from[0]) * step) / steps,
      from[1] + ((to[1] - from[1]) * step) / steps,
    );
  await hand.up(...to);
}

test.describe('swipes', () => {
  test.use({ hasTouch: true });

  for (const kind of ['mouse', 'touch', 'pen'])
    test(`by ${kind}: across changes the slide, the link under it is for clicks`, async ({ page }) => {
      await openMade(page, withNav({ s: { use: true, desk: kind === 'mouse' } }), { after: BELOW });
      const hand = await handOf(page, kind);
      const box = await page.getByText('To the shop').boundingBox();
      const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 10];
      await drag(hand, [x, y], [x - 110, y + 30]);
      await whenSlide(page, '2');
      expect(new URL(page.url()).hash).toBe('');
      await whenAtRest(page);
      await drag(hand, [x - 100, y], [x, y]);
      await whenSlide(page, '1');
      await whenAtRest(page);
      // A tap right after a fast finger is for browsers the end of that finger's fling.
      await expect(async () => {
        await hand.down(x, y);
        await hand.up(x, y);
        expect(new URL(page.url()).hash).toBe('#shop');
      }).toPass();
    });

  test('go the other way where reading does', async ({ page }) => {
    await openMade(page, withNav({ s: { use: true } }, { direction: 'rtl' }));
    await drag(await handOf(page, 'touch'), [300, 200], [200, 200]);
    await whenSlide(page, '3');
    await whenAtRest(page);
    await drag(await handOf(page, 'touch'), [200, 200], [300, 200]);
    await whenSlide(page, '1');
  });

  test('up and down scroll the page, over a module that is swiped across', async ({ page }) => {
    await openMade(page, withNav({ s: { use: true, desk: true } }), { after: BELOW });
    const hand = await handOf(page, 'touch');
    await drag(hand, [300, 350], [280, 100]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect(await currentSlide(page)).toBe('1');
  });

  test('hold the slideshow, and only while they last', async ({ page }) => {
    await openMade(
      page,
      withNav({ s: { use: true, desk: true } }, { slideshow: { auto: true }, default: { len: 60_000 } }),
    );
    const player = await playerHandle(page);
    const hand = await handOf(page, 'mouse');
    await hand.down(600, 200);
    await hand.move(612, 200);
    await expect.poll(() => player.evaluate(({ slideshow }) => slideshow)).toBe('paused');
    await hand.up(612, 200);
    await expect.poll(() => player.evaluate(({ slideshow }) => slideshow)).toBe('playing');
    expect(await currentSlide(page)).toBe('1');
  });
});

test('a mouse selects texts, unless it drags by them', async ({ page }) => {
  const words = textLayer(1, 'Words that somebody may want to select', { font: { size: [40] } });
  for (const desk of [false, true]) {
    const nav = { s: { use: true, desk } };
    await openMade(
      page,
      madeModule({ settings: { nav }, slides: [{ layers: { 1: words } }, {}], fadeMs: 30 }),
    );
    await drag(await handOf(page, 'mouse'), [200, 55], [60, 65]);
    await whenSlide(page, desk ? '2' : '1');
    const selected = await page.evaluate(() => getSelection()?.toString());
    expect([selected === '', await currentSlide(page)]).toEqual(desk ? [true, '2'] : [false, '1']);
  }
});

test('the wheel steps once a turn, and scrolls the page beyond the last slide', async ({ page }) => {
  await openMade(page, withNav({ m: { use: 'on', cd: 400 } }), { after: BELOW });
  const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
  await page.mouse.move(600, 200);
  // At once: sent one after the other, they may be two turns on a slow machine.
  await Promise.all([page.mouse.wheel(0, 120), page.mouse.wheel(0, 120)]);
  await whenSlide(page, '2');
  await whenAtRest(page);
  // Longer than it cools down.
  await page.waitForTimeout(700);
  expect(await currentSlide(page)).toBe('2');
  await page.mouse.wheel(0, 120);
  await whenSlide(page, '3');
  await whenAtRest(page);
  expect(await scrolled()).toBe(0);
  await page.waitForTimeout(700);
  await page.mouse.wheel(0, 120);
  await expect.poll(scrolled).toBeGreaterThan(50);
  expect(await currentSlide(page)).toBe('3');
});

test('keys step, also the other way round, and leave fields alone', async ({ page }) => {
  await openMade(page, withNav({ k: { use: 'horizontal' } }, { direction: 'rtl' }), {
    before: '<input id="field" value="text">',
  });
  await page.locator('#field').focus();
  await page.keyboard.press('ArrowLeft');
  await page.locator('#field').blur();
  expect(await currentSlide(page)).toBe('1');
  // At once: pressed one after the other, they may be far enough apart on a slow machine.
  await page.evaluate(() => {
    for (let time = 0; time < 2; time++)
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }),
      );
  });
  await whenSlide(page, '2');
  await whenAtRest(page);
  await page.waitForTimeout(500);
  await page.keyboard.press('ArrowRight');
  await whenSlide(page, '1');
});

test('of two modules, the one that is more in view hears the keys', async ({ page }) => {
  const element = '<vitrine-module src="/made.json"></vitrine-module>';
  await openMade(page, withNav({ k: { use: 'horizontal' } }), { element: element + element, after: BELOW });
  const slideOf = (at: number) => () =>
    page.locator('sr7-module').nth(at).locator('sr7-slide[data-current]').getAttribute('data-key');
  await expect(page.locator('sr7-module')).toHaveCount(2);
  await whenShares(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(slideOf(0)).toBe('2');
  await page.evaluate(() => scrollTo(0, 350));
  await whenShares(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(slideOf(1)).toBe('2');
  expect(await slideOf(0)()).toBe('2');
});

/** Browsers tell what is in view with the frames that they draw. */
const whenShares = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });

test('a vertical carousel that fills the view lets the page scroll on under a finger', async ({
  browser,
  baseURL,
}) => {
  const phone = { width: 360, height: 640 };
  const page = await browser.newPage({ hasTouch: true, viewport: phone, ...(baseURL ? { baseURL } : {}) });
  await page.goto('/modules/carousel-vertical');
  await whenLive(page);
  await page.locator('sr7-module').evaluate((module) => module.scrollIntoView());
  const before = await page.evaluate(() => window.scrollY);
  await drag(await handOf(page, 'touch'), [180, 500], [180, 200]);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 50);
  await page.close();
});

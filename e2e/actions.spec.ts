import { expect, type Page } from '@playwright/test';
import { heard, hearEvents, whenHeard } from './support/heardEvents.ts';
import { test } from './support/leaveUnpainted.ts';
import { type Json, madeModule, textLayer } from './support/madeModule.ts';
import { openMade } from './support/openMade.ts';
import { currentSlide, type PlayingElement, request, whenAtRest } from './support/player.ts';
import { playerHandle } from './support/playerHandle.ts';
import { presses } from './support/presses.ts';

/** One slide with one thing to press, and what that does. */
const pressable = (layer: Json, ...actions: Json[]): Json =>
  madeModule({
    slides: [
      {
        layers: { 1: textLayer(1, 'Press', layer) },
        slide: { actions: actions.map((action) => ({ src: [1], evt: 'click', ...action })) },
      },
      {},
    ],
    fadeMs: 30,
  });

test('a text with an action is a button for the keyboard too', async ({ page }) => {
  await openMade(page, pressable({}, { a: 'next' }));
  for (const press of Object.values(presses)) {
    await press(page.getByRole('button', { name: 'Press' }));
    await whenAtRest(page);
    expect(await currentSlide(page)).toBe('2');
    await request(page, '#1');
    await whenAtRest(page);
  }
});

test('a button of a global slide acts on whichever slide shows, and keeps the focus', async ({ page }) => {
  const global = {
    layers: { 1: textLayer(1, 'Next', { tag: 'button', subtype: 'button' }) },
    slide: { actions: [{ a: 'next', evt: 'click', src: [1] }] },
  };
  await openMade(page, madeModule({ global, fadeMs: 30 }));
  const next = page.getByRole('button', { name: 'Next' });
  for (const expected of ['2', '3', '1']) {
    await next.press('Enter');
    await whenAtRest(page);
    expect(await currentSlide(page)).toBe(expected);
    await expect(next).toBeFocused();
  }
});

test('an action calls what the page has registered under its name, and nothing else', async ({ page }) => {
  await openMade(page, pressable({}, { a: 'callback', cb: 'onPress()' }, { a: 'callback', cb: 'danger' }));
  const player = await playerHandle(page);
  await player.evaluate((each) => {
    const calls: unknown[] = [];
    Object.assign(window, { calls, danger: () => calls.push('danger') });
    const stop = each.registerCallback('onPress', (payload) => {
      const { layerId, event } = payload as { layerId: string; event: Event };
      calls.push([layerId, event.type]);
    });
    Object.assign(window, { stop });
  });
  const press = page.getByRole('button', { name: 'Press' });
  await press.click();
  await page.evaluate('stop()');
  await press.click();
  expect(await page.evaluate('calls')).toEqual([['1', 'click']]);
});

test('actions tell the document events, and wait for those that the document tells', async ({ page }) => {
  await openMade(
    page,
    pressable({}, { a: 'event', ev: 'shop:opened, shop:seen' }, { a: 'next', evt: 'shop:ready', src: [] }),
  );
  await page.evaluate(() => {
    const names: string[] = [];
    Object.assign(window, { names });
    for (const name of ['shop:opened', 'shop:seen']) document.addEventListener(name, () => names.push(name));
  });
  await page.getByRole('button', { name: 'Press' }).click();
  expect(await page.evaluate('names')).toEqual(['shop:opened', 'shop:seen']);
  await page.evaluate(() => document.dispatchEvent(new Event('shop:ready')));
  await whenAtRest(page);
  expect(await currentSlide(page)).toBe('2');
});

test('an action runs no more often than its author lets it', async ({ page }) => {
  await hearEvents(page);
  await openMade(page, pressable({}, { a: 'toggleClass', class: 'on', rd: 600_000 }));
  const press = page.getByRole('button', { name: 'Press' });
  for (let time = 0; time < 3; time++) await press.click();
  await expect(press).toHaveClass(/\bon\b/);
  expect(await heard(page, 'sr.layer.action')).toHaveLength(1);
});

test('what waits for its delay does not happen once its slide is left', async ({ page }) => {
  await openMade(page, pressable({}, { a: 'event', ev: 'late', d: 2000 }, { a: 'event', ev: 'soon', d: 1 }));
  await page.evaluate(() => {
    const names: string[] = [];
    Object.assign(window, { names, delay: new Promise((done) => setTimeout(done, 2100)) });
    for (const name of ['late', 'soon']) document.addEventListener(name, () => names.push(name));
    // Here, where the delay runs: a test that asks from outside may be slower than that.
    const { vitrine } = document.querySelector('sr7-module') as PlayingElement;
    document.addEventListener('soon', () => vitrine.request('+1'));
    document.querySelector<HTMLElement>('[role=button]')?.click();
  });
  await page.locator('sr7-slide[data-current][data-key="2"]').waitFor();
  await whenAtRest(page);
  await page.evaluate('delay');
  expect(await page.evaluate('names')).toEqual(['soon']);
});

/** A layer over which the pointer holds the show. */
const holding = madeModule({
  settings: { slideshow: { auto: true }, default: { len: 60_000 } },
  slides: [
    {
      layers: { 1: textLayer(1, 'Hold') },
      slide: {
        actions: [
          { a: 'pause', evt: 'mouseenter', src: [1] },
          { a: 'resume', evt: 'mouseleave', src: [1] },
        ],
      },
    },
    {},
  ],
});

async function passOver(page: Page): Promise<void> {
  await page.getByText('Hold').hover();
  await page.mouse.move(900, 300);
  await whenHeard(page, 'sr.layer.action', 2);
}

test('what the author resumes on the way does not undo the visitor’s pause', async ({ page }) => {
  await hearEvents(page);
  await openMade(page, holding);
  const player = await playerHandle(page);
  await player.evaluate((each) => each.pause());
  await passOver(page);
  expect(await player.evaluate(({ slideshow }) => slideshow)).toBe('paused');
});

test('what the author resumes on the way does not start a show for a visitor who wants less motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await hearEvents(page);
  await openMade(page, holding);
  await passOver(page);
  expect(await (await playerHandle(page)).evaluate(({ slideshow }) => slideshow)).toBe('paused');
});

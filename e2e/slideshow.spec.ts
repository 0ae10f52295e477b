import { expect, type Page, test } from '@playwright/test';
import { fasterTime } from './support/fasterTime.ts';
import { forgetHeard, heard, hearEvents, whenHeard } from './support/heardEvents.ts';
import { type Json, madeModule, sliding, textLayer } from './support/madeModule.ts';
import { openMade, showMade } from './support/openMade.ts';
import { type PlayingElement, request, whenAtRest } from './support/player.ts';
import { playerHandle } from './support/playerHandle.ts';

const LONG_MS = 60_000;

const running = (slideshow: Json = {}, lengthMs = LONG_MS): Json => ({
  slideshow: { auto: true, ...slideshow },
  default: { len: lengthMs },
});

const whenSlideshow = async (page: Page, status: string): Promise<void> => {
  await page.waitForFunction(
    (wanted) => (document.querySelector('sr7-module') as PlayingElement).vitrine.slideshow === wanted,
    status,
  );
};

const endedSlides = async (page: Page): Promise<unknown[]> =>
  (await heard(page, 'sr.slide.ended')).map(({ detail }) => detail['slide']);

test('slides follow one another by themselves, for ever', async ({ page }) => {
  await hearEvents(page);
  await openMade(page, madeModule({ settings: running({}, 200), fadeMs: 30 }));
  await whenHeard(page, 'sr.slide.ended', 5);
  expect((await endedSlides(page)).slice(0, 5)).toEqual(['1', '2', '3', '1', '2']);
  expect(await heard(page, 'sr.module.finished')).toEqual([]);
});

test('a slide has its own time, else the module’s, else nine seconds', async ({ page }) => {
  const slides = [{ slide: { slideshow: { len: 40_000 } } }, {}];
  const remaining = async (): Promise<number> =>
    (await playerHandle(page)).evaluate(({ remainingMs }) => remainingMs);
  await openMade(page, madeModule({ slides, settings: running({}, 70_000), fadeMs: 30 }));
  expect(await remaining()).toBeGreaterThan(0);
  expect(await remaining()).toBeLessThanOrEqual(40_000);
  await request(page, '+1');
  await whenAtRest(page);
  expect(await remaining()).toBeGreaterThan(40_000);
  expect(await remaining()).toBeLessThanOrEqual(70_000);
  await openMade(page, madeModule({ settings: { slideshow: { auto: true } } }));
  expect(await remaining()).toBeGreaterThan(0);
  expect(await remaining()).toBeLessThanOrEqual(9000);
});

async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

const holds: Record<
  string,
  { reason: string; hold: (page: Page) => Promise<unknown>; release: (page: Page) => Promise<unknown> }
> = {
  'the pointer is over it': {
    reason: 'hover',
    hold: (page) => page.mouse.move(600, 200),
    release: (page) => page.mouse.move(600, 500),
  },
  'the keyboard is in it': {
    reason: 'focus',
    hold: (page) => page.keyboard.press('Tab'),
    // Out of the pause button, and out of the layer.
    release: async (page) => {
      for (let times = 0; times < 2; times++) await page.keyboard.press('Tab');
    },
  },
  'the tab is hidden': {
    reason: 'tab',
    hold: (page) => setHidden(page, true),
    release: (page) => setHidden(page, false),
  },
  'the window has lost the focus': {
    reason: 'tab',
    hold: (page) => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
    release: (page) => page.evaluate(() => window.dispatchEvent(new Event('focus'))),
  },
  'it is out of view': {
    reason: 'viewport',
    hold: (page) => page.evaluate(() => window.scrollTo(0, 2000)),
    release: (page) => page.evaluate(() => window.scrollTo(0, 0)),
  },
  'the visitor has paused it': {
    reason: 'visitor',
    hold: async (page) => (await playerHandle(page)).evaluate((player) => player.pause()),
    release: async (page) => (await playerHandle(page)).evaluate((player) => player.play()),
  },
  'the page has something else to show': {
    reason: 'modal',
    hold: async (page) => (await playerHandle(page)).evaluate((player) => player.hold('modal')),
    release: async (page) => (await playerHandle(page)).evaluate((player) => player.release('modal')),
  },
};

test('while anything holds the slideshow it stands, and goes on with what is left of its time', {
  tag: '@whole',
}, async ({ page }) => {
  await hearEvents(page);
  const slides = [{ layers: { 1: textLayer(1, 'Press', { tag: 'button', subtype: 'button' }) } }, {}];
  await openMade(page, madeModule({ slides, settings: running({ sOH: true, fOB: true }) }), {
    after: '<a href="#">Elsewhere</a><div style="height:3000px"></div>',
  });
  const player = await playerHandle(page);
  const remaining = (): Promise<number> => player.evaluate(({ remainingMs }) => remainingMs);
  let kept = LONG_MS;
  await whenSlideshow(page, 'playing');
  for (const [why, { reason, hold, release }] of Object.entries(holds))
    await test.step(why, async () => {
      await forgetHeard(page);
      await hold(page);
      await whenSlideshow(page, 'paused');
      const [paused] = await heard(page, 'sr.slide.pause');
      expect(paused?.detail).toMatchObject({ slide: '1', index: 0, reasons: [reason] });
      expect(await remaining()).toBeLessThan(kept);
      kept = await remaining();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20))));
      expect(await remaining()).toBe(kept);

      await release(page);
      await whenSlideshow(page, 'playing');
      expect((await heard(page, 'sr.slide.resume')).map(({ detail }) => detail['slide'])).toEqual(['1']);
      expect(await remaining()).toBeLessThanOrEqual(kept);
    });
});

test('the slideshow goes on when the last of several reasons is gone', async ({ page }) => {
  await openMade(page, madeModule({ settings: running({ sOH: true }) }));
  const player = await playerHandle(page);
  await whenSlideshow(page, 'playing');
  await page.mouse.move(600, 200);
  await setHidden(page, true);
  await player.evaluate((each) => each.pause());
  await page.mouse.move(600, 600);
  await player.evaluate((each) => each.play());
  expect(await player.evaluate(({ slideshow }) => slideshow)).toBe('paused');
  await setHidden(page, false);
  expect(await player.evaluate(({ slideshow }) => slideshow)).toBe('playing');
});

test('where the author does not ask for it, the pointer and the window’s focus hold nothing', async ({
  page,
}) => {
  await openMade(page, madeModule({ settings: running() }));
  const player = await playerHandle(page);
  await whenSlideshow(page, 'playing');
  await page.mouse.move(600, 200);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(page.locator('sr7-module:hover')).toHaveCount(1);
  expect(await player.evaluate(({ slideshow }) => slideshow)).toBe('playing');
});

test('a held slide keeps its turn after a change that the visitor asks for', { tag: '@whole' }, async ({
  page,
}) => {
  await openMade(page, madeModule({ settings: running({ sOH: true }, 300), fadeMs: 30 }));
  await page.mouse.move(600, 200);
  await whenSlideshow(page, 'paused');
  // Another one, wherever it was held.
  await request(page, '+1');
  await whenAtRest(page);
  const player = await playerHandle(page);
  expect(await player.evaluate(({ slideshow, remainingMs }) => [slideshow, remainingMs])).toEqual([
    'paused',
    300,
  ]);
});

test('thumbs-gallery ends at its first slide when that has come twice', async ({ page }) => {
  await fasterTime(page, 30);
  // Nine slides play whole, and each frame of them is painted.
  await page.setViewportSize({ width: 480, height: 360 });
  await hearEvents(page);
  await page.goto('/modules/thumbs-gallery');
  await whenHeard(page, 'sr.module.finished');
  const [finished] = await heard(page, 'sr.module.finished');
  expect(finished?.detail).toMatchObject({ moduleId: '10', slide: '10001', index: 0, current: '10001' });
  const round = Array.from({ length: 8 }, (_, index) => String(10_001 + index));
  expect(await endedSlides(page)).toEqual([...round, '10001']);
  const player = await playerHandle(page);
  expect(await player.evaluate(({ slideshow }) => slideshow)).toBe('off');
});

test('a show that is finished starts again when the visitor plays it', async ({ page }) => {
  await hearEvents(page);
  await openMade(page, madeModule({ settings: running({ loop: 1 }, 150), fadeMs: 30 }));
  await whenHeard(page, 'sr.module.finished');
  expect(await endedSlides(page)).toEqual(['1', '2', '3']);
  await (await playerHandle(page)).evaluate((player) => player.play());
  await whenSlideshow(page, 'playing');
});

test('a slide that stops the show keeps it there', async ({ page }) => {
  const slides = [{}, { slide: { slideshow: { stop: true } } }, {}];
  await openMade(page, madeModule({ slides, settings: running({}, 150), fadeMs: 30 }));
  await page.locator('sr7-slide[data-current][data-key="2"]').waitFor();
  await whenSlideshow(page, 'off');
});

test('a hero, a single slide and a module whose author says no do not run by themselves', async ({
  page,
}) => {
  for (const module of [
    madeModule({ settings: { ...running(), type: 'hero' } }),
    madeModule({
      settings: running(),
      slides: [{ layers: { 1: textLayer(1, 'One', { tl: sliding(50) }) } }],
    }),
    madeModule(),
  ]) {
    await openMade(page, module);
    const player = await playerHandle(page);
    expect(await player.evaluate(({ slideshow }) => slideshow)).toBe('off');
  }
});

test('a module begins when it is first seen, after its delay', async ({ page }) => {
  await hearEvents(page);
  await showMade(page, madeModule({ settings: running({ initDelay: 200 }) }), {
    before: '<div style="height:3000px"></div>',
  });
  await page.waitForFunction(() => (document.querySelector('sr7-module') as PlayingElement | null)?.vitrine);
  const player = await playerHandle(page);
  expect(await player.evaluate(({ hasBegun, slideshow }) => [hasBegun, slideshow])).toEqual([false, 'off']);
  expect(await heard(page)).toEqual([]);
  await page.locator('sr7-module').scrollIntoViewIfNeeded();
  await whenSlideshow(page, 'playing');
  expect((await heard(page, 'sr.slide.beforeChange')).map(({ detail }) => detail['slide'])).toEqual(['1']);
});

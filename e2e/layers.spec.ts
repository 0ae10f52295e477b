import { type Browser, expect, type Page } from '@playwright/test';
import { animationRate } from './support/animationRate.ts';
import { heard, hearEvents, whenHeard } from './support/heardEvents.ts';
import { type LayerPose, layerPoses, poseDifferences } from './support/layerPoses.ts';
import { test } from './support/leaveUnpainted.ts';
import { frames, type Json, madeModule, sliding, textLayer } from './support/madeModule.ts';
import { openMade } from './support/openMade.ts';
import { type PlayingElement, request, whenAtRest, whenLive } from './support/player.ts';
import { playerHandle } from './support/playerHandle.ts';

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 700, height: 900 };

/** One page may have them sooner than the other, and both must do alike. */
const withoutFonts = (page: Page): Promise<unknown> => page.route('**/*.woff2', (route) => route.abort());

/** How the first slide of a demo stands without any script. */
async function stillPoses(browser: Browser, url: string, viewport: typeof WIDE): Promise<LayerPose[]> {
  const still = await browser.newPage({ javaScriptEnabled: false, viewport });
  await withoutFonts(still);
  await still.goto(url);
  const poses = await layerPoses(still);
  await still.close();
  return poses;
}

/** The same with its script, while its layers come in; the slideshow is held: only the first slide is looked at. */
async function openEntering(page: Page, alias: string): Promise<void> {
  // So slowly that the script is in time and the layers are still on their way, however busy the machine.
  await animationRate(page, 0.02);
  await withoutFonts(page);
  await page.setViewportSize(WIDE);
  await page.goto(`/modules/${alias}`);
  await whenLive(page);
  const player = await playerHandle(page);
  await player.evaluate((each) => each.pause());
  expect(await player.evaluate(({ busyCount }) => busyCount)).toBeGreaterThan(0);
}

/** Elements of slides that an animation is on. */
const animated = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      document.getAnimations().flatMap(({ effect }) => {
        const target = (effect as KeyframeEffect).target;
        return target?.closest('sr7-slide') ? [target.id || target.localName] : [];
      }),
    ),
  ]);

test('layers come to rest as the style sheet says, with no animation left but their loops', async ({
  page,
  browser,
  baseURL,
}) => {
  const expected = await stillPoses(browser, `${baseURL}/modules/product-hero`, WIDE);
  await openEntering(page, 'product-hero');
  await animationRate(page, 10);
  await whenAtRest(page);
  expect(expected.length).toBeGreaterThan(10);
  expect(poseDifferences(expected, await layerPoses(page))).toEqual([]);
  expect(await animated(page)).toEqual(['sr7-loop']);
});

for (const alias of ['product-hero', 'editorial']) {
  test(`${alias}: a window that changes its size while layers come in does not lead them astray`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const expected = await stillPoses(browser, `${baseURL}/modules/${alias}`, NARROW);
    await openEntering(page, alias);
    await page.setViewportSize(NARROW);
    await animationRate(page, 10);
    await whenAtRest(page);
    expect(poseDifferences(expected, await layerPoses(page))).toEqual([]);
    expect((await animated(page)).filter((name) => name !== 'sr7-loop')).toEqual([]);
  });
}

test('a layer tells where it is on the stage, in order', async ({ page }) => {
  await hearEvents(page);
  const slides = [{ layers: { 1: textLayer(1, 'Here', { tl: sliding(100) }) } }, {}];
  await openMade(page, madeModule({ slides }));
  await whenAtRest(page);
  await request(page, '+1');
  await whenHeard(page, 'sr.slide.afterChange', 2);
  const told = (await heard(page, 'sr.layer.stage')).map(({ detail }) => detail);
  expect(told.map((detail) => [detail['scene'], detail['event'], detail['frame']])).toEqual([
    ['in', 'enterstage', 0],
    ['in', 'framestarted', 1],
    ['in', 'frameended', 1],
    ['in', 'enteredstage', 1],
    ['out', 'leavestage', 1],
    ['out', 'framestarted', 0],
    ['out', 'frameended', 0],
    ['out', 'leftstage', 0],
  ]);
  expect(told[0]).toMatchObject({ moduleId: '7', slide: '1', layer: '1' });
});

test('layers leave with their out scene while their slide does', async ({ page }) => {
  const slides = [{ layers: { 1: textLayer(1, 'Gone', { tl: sliding(500) }) } }, {}];
  await openMade(page, madeModule({ slides, fadeMs: 700 }));
  await whenAtRest(page);
  await animationRate(page, 0.1);
  await request(page, '+1');
  const leaving = await page.waitForFunction(() => {
    const layer = document.querySelector('sr7-slide[data-leaving] .sr7-layer:not(sr7-bg)');
    if (!layer) return null;
    const { opacity, transform, pointerEvents } = getComputedStyle(layer);
    const { m41 } = new DOMMatrix(transform);
    return m41 > 20 && { isFading: Number(opacity) < 1 && Number(opacity) > 0, pointerEvents };
  });
  expect(await leaving.jsonValue()).toEqual({ isFading: true, pointerEvents: 'none' });
});

const letters = (ms: number): Json => ({
  in: {
    ...frames({ t: 0, d: 0, o: 1 }, { t: 0, d: 10, o: 1 }),
    chars: {
      all: [
        { t: 0, d: 0, o: 0, y: '100%', delay: 2 },
        { t: 0, d: ms, o: 1, y: 0, delay: 2 },
      ],
    },
  },
});

test('a text comes in by letters, is read as a whole meanwhile, and is whole again afterwards', async ({
  page,
}) => {
  const heading = textLayer(1, 'A <em>new</em> day', { tag: 'h2', tl: letters(30_000) });
  await openMade(page, madeModule({ slides: [{ layers: { 1: heading } }] }));
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('h2 *')].filter((part) => part.getAnimations().length > 0).length === 7,
  );
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const read = nodes.filter(({ role, ignored }) => role?.value === 'StaticText' && !ignored);
  expect(read.map(({ name }) => String(name?.value).trim()).toSorted()).toEqual(['A', 'day', 'new']);
  expect(nodes.find(({ role }) => role?.value === 'heading')?.name?.value).toBe('A new day');
  await animationRate(page, 100);
  await whenAtRest(page);
  expect(await page.locator('h2').innerHTML()).toBe('A <em>new</em> day');
});

const looping = (ms: number): Json => ({
  ...sliding(100),
  in: {
    ...frames({ t: 0, d: 0, o: 0 }, { t: 0, d: 100, o: 1 }),
    loop: {
      all: [
        { t: 0, d: 0, y: 0, rep: { r: -1, y: true, s: 's' } },
        { t: 0, d: ms, y: 30, e: 'sine.inOut', rep: { r: -1, y: true, s: 'e' } },
      ],
    },
  },
});

test('loops go on after the entry, stand while they are out of view, and end with the slide', async ({
  page,
}) => {
  const slides = [{ layers: { 1: textLayer(1, 'Afloat', { tl: looping(400) }) } }, {}];
  await openMade(page, madeModule({ slides, fadeMs: 100 }), {
    after: '<div style="height:3000px"></div>',
  });
  await whenAtRest(page);
  const whenLoop = async (state: string): Promise<void> => {
    await page.waitForFunction((wanted) => {
      const animations = document.querySelector('sr7-loop')?.getAnimations() ?? [];
      const endless = animations.find(({ effect }) => effect?.getTiming().iterations === Infinity);
      return endless?.playState === wanted;
    }, state);
  };
  await whenLoop('running');
  await page.evaluate(() => window.scrollTo(0, 2000));
  await whenLoop('paused');
  await page.evaluate(() => window.scrollTo(0, 0));
  await whenLoop('running');
  await request(page, '+1');
  await whenAtRest(page);
  expect(await animated(page)).toEqual([]);
});

test('an entry stands while it is out of view and goes on from there', async ({ page }) => {
  const slides = [{ layers: { 1: textLayer(1, 'Slowly', { tl: sliding(30_000) }) } }];
  await openMade(page, madeModule({ slides }), { after: '<div style="height:3000px"></div>' });
  const isPaused = (): boolean =>
    document.getAnimations().length > 0 &&
    document.getAnimations().every(({ playState, pending }) => playState === 'paused' && !pending);
  await page.evaluate(() => window.scrollTo(0, 2000));
  await page.waitForFunction(isPaused);
  const opacity = (): Promise<string> =>
    page.locator('.l1-1').evaluate((layer) => getComputedStyle(layer).opacity);
  const before = await opacity();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
  expect(await opacity()).toBe(before);
  expect(Number(before)).toBeLessThan(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await animationRate(page, 100);
  await whenAtRest(page);
  expect(await opacity()).toBe('1');
});

test('while layers move, no script runs for every frame', async ({ page }) => {
  await page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window);
    const counts = { asked: 0, frames: 0 };
    Object.assign(window, { counts });
    window.requestAnimationFrame = (call) => {
      counts.asked++;
      return ask(call);
    };
    const count = (): void => {
      counts.frames++;
      ask(count);
    };
    ask(count);
  });
  const slides = [{ layers: { 1: textLayer(1, 'Far away', { tl: sliding(60_000) }) } }];
  await openMade(page, madeModule({ slides }));
  const FRAMES = 60;
  const asked = await page.evaluate(async (frameCount) => {
    const { counts } = window as unknown as { counts: { asked: number; frames: number } };
    const [askedBefore, framesBefore] = [counts.asked, counts.frames];
    while (counts.frames < framesBefore + frameCount) await new Promise((done) => setTimeout(done, 50));
    const { vitrine } = document.querySelector('sr7-module') as PlayingElement;
    return { isMoving: vitrine.busyCount === 1, asked: counts.asked - askedBefore };
  }, FRAMES);
  expect(asked.isMoving).toBe(true);
  // The check of the frame rate takes ten samples of two frames, and nothing else asks.
  expect(asked.asked).toBeLessThanOrEqual(20);
});

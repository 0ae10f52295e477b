import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { fasterTime } from './support/fasterTime.ts';
import { type PlayingElement, whenAtRest, whenLive } from './support/player.ts';

/** VITRINE_CHANGES=1000 for the long way. */
const CHANGES = Number(process.env.VITRINE_CHANGES ?? 25);

for (const alias of ['product-hero', 'carousel']) {
  test(`${alias} keeps its head through ${CHANGES} requests at random`, async ({ page }) => {
    const errors = collectErrors(page);
    await fasterTime(page, 12);
    await page.goto(`/modules/${alias}`);
    await whenLive(page);
    const faults = await page.evaluate(async (times) => {
      const root = document.querySelector('sr7-module') as PlayingElement;
      const { vitrine: player } = root;
      let seed = 11;
      const random = (below: number): number => {
        seed = (seed * 48_271) % 2_147_483_647;
        return seed % below;
      };
      let isHidden = false;
      Object.defineProperty(document, 'hidden', { get: () => isHidden });
      const hide = (hidden: boolean): void => {
        isHidden = hidden;
        document.dispatchEvent(new Event('visibilitychange'));
      };
      const moves = [
        () => player.next(),
        () => player.previous(),
        () => player.request(random(9)),
        () => player.request(['first', 'last', 'random', '+2', '-3'][random(5)] ?? 'first'),
        () => player.pause(),
        () => player.play(),
        () => void (document.body.style.width = `${400 + random(800)}px`),
        () => hide(true),
        () => hide(false),
        () => root.scrollIntoView({ block: random(2) === 0 ? 'start' : 'end' }),
      ];
      const found = new Set<string>();
      for (let index = 0; index < times; index++) {
        moves[random(moves.length)]?.();
        const current = root.querySelectorAll('sr7-slide[data-current]').length;
        if (current !== 1) found.add(`${current} current slides`);
        if (random(3) === 0) await new Promise((resolve) => setTimeout(resolve, random(300)));
      }
      hide(false);
      document.body.style.width = '';
      player.play();
      player.pause();
      return [...found];
    }, CHANGES);
    await whenAtRest(page);
    expect(faults).toEqual([]);
    const left = await page.evaluate(() => {
      const root = document.querySelector('sr7-module') as PlayingElement;
      const shown = [...root.querySelectorAll<HTMLElement>('sr7-slide[data-key]:not([hidden], .sr7-global)')];
      return {
        isCarousel: root.vitrine.module.settings.type === 'carousel',
        shown: shown.length,
        pieces: root.querySelectorAll('sr7-slide>[aria-hidden]:not(.sr7-layer, sr7-place)').length,
        twins: root.querySelectorAll('.sr7-layer [aria-hidden] [aria-hidden]').length,
        moved: shown.filter(({ style }) => style.cssText !== '').length,
      };
    });
    expect(left).toMatchObject({ pieces: 0, twins: 0, moved: 0, shown: left.isCarousel ? left.shown : 1 });
    expect(errors).toEqual([]);
  });
}

async function measure(page: Page, session: CDPSession) {
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heap: of('JSHeapUsedSize'),
    listeners: of('JSEventListeners'),
    nodes: of('Nodes'),
    animations: await page.evaluate(() => document.getAnimations().length),
  };
}

/** What one change may leave, at the most: less than any layer or listener that is kept by mistake. */
const BYTES_A_CHANGE = 1000;

test(`${CHANGES} changes in two hundred slides leave no more behind than one does`, async ({ page }) => {
  await fasterTime(page, 40);
  await page.goto('/modules/two-hundred');
  await whenLive(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const change = (times: number): Promise<void> =>
    page.evaluate(async (count) => {
      const { vitrine } = document.querySelector('sr7-module') as PlayingElement;
      vitrine.pause();
      for (let index = 0; index < count; index++) {
        await new Promise<void>((resolve) => {
          const stop = vitrine.on('slide.afterChange', () => {
            stop();
            resolve();
          });
          vitrine.next();
        });
      }
    }, times);
  // Some first: the browser compiles what runs often, and that code counts as heap too.
  await change(CHANGES);
  await whenAtRest(page);
  const before = await measure(page, session);
  let [last, after] = [before, before];
  const most = CHANGES * BYTES_A_CHANGE;
  // When it compiles is its own affair: what is left behind grows with every round, what it compiles does not.
  for (let round = 1; round === 1 || (round <= 6 && after.heap - last.heap >= most); round++) {
    last = after;
    await change(CHANGES);
    await whenAtRest(page);
    after = await measure(page, session);
  }
  console.log(
    `${CHANGES} changes: heap ${after.heap - last.heap} bytes, listeners ${after.listeners - before.listeners}, nodes ${after.nodes - before.nodes}`,
  );
  expect(after.heap - last.heap).toBeLessThan(most);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
  expect(after.animations).toBeLessThanOrEqual(before.animations);
  expect(after.nodes - before.nodes).toBeLessThan(200);
});

import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type * as motion from '@vitrine/motion';

const dist = join(import.meta.dirname, '../packages/motion/dist');

type Motion = typeof motion;

/** A page with one box and the built package under `window.motion`. */
async function openPlayground(page: Page): Promise<void> {
  await page.route('**/playground/motion/**', (route) =>
    route.fulfill({
      path: join(dist, new URL(route.request().url()).pathname.replace('/playground/motion/', '')),
      contentType: 'text/javascript',
    }),
  );
  await page.route('**/playground/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>p</title><div id="box" style="width:100px;height:100px"></div><script type="module">window.motion = await import("/playground/motion/index.js")</script>',
    }),
  );
  await page.goto('/playground/');
  await page.waitForFunction(() => 'motion' in window);
}

test('sought to any time, a timeline shows what playing to that time shows', async ({ page }) => {
  await openPlayground(page);
  const differences = await page.evaluate(async () => {
    const { createTimeline } = (window as unknown as { motion: Motion }).motion;
    const box = document.querySelector('#box') as HTMLElement;
    const steps = [
      {
        startMs: 20,
        durationMs: 150,
        ease: 'back.out(1.7)',
        style: { opacity: 1, transform: 'translate(120px,0px) rotate(0deg)' },
      },
      {
        startMs: 200,
        durationMs: 150,
        ease: 'elastic.out(1,0.3)',
        style: { transform: 'translate(0px,80px) rotate(90deg)' },
      },
    ];
    const tracks = [
      { element: box, start: { opacity: 0, transform: 'translate(0px,0px) rotate(0deg)' }, steps },
    ];
    const look = (): string => `${getComputedStyle(box).transform} ${getComputedStyle(box).opacity}`;
    const played: { time: number; shows: string }[] = [];
    await new Promise<void>((resolve) => {
      const timeline = createTimeline(tracks, {
        onFinish: () => {
          played.push({ time: timeline.timeMs, shows: look() });
          timeline.dispose();
          resolve();
        },
      });
      const watch = (): void => {
        if (played.length > 40) return;
        played.push({ time: timeline.timeMs, shows: look() });
        if (timeline.timeMs < timeline.durationMs) requestAnimationFrame(watch);
      };
      timeline.play();
      requestAnimationFrame(watch);
    });
    const sought = createTimeline(tracks);
    return played.flatMap(({ time, shows }) => {
      sought.seek(time);
      return look() === shows ? [] : [`${time}: played ${shows}, sought ${look()}`];
    });
  });
  expect(differences).toEqual([]);
});

test('a timeline pauses, runs back to its start and gives the element back', async ({ page }) => {
  await openPlayground(page);
  const seen = await page.evaluate(async () => {
    const { createTimeline } = (window as unknown as { motion: Motion }).motion;
    const box = document.querySelector('#box') as HTMLElement;
    const opacity = (): number => Number(getComputedStyle(box).opacity);
    let finish: () => void = () => undefined;
    const timeline = createTimeline(
      [
        {
          element: box,
          start: { opacity: 0 },
          steps: [{ startMs: 0, durationMs: 200, ease: 'none', style: { opacity: 1 } }],
        },
      ],
      { onFinish: () => finish() },
    );
    const atStart = opacity();
    timeline.seek(100);
    const half = opacity();
    const ended = new Promise<void>((resolve) => {
      finish = resolve;
    });
    timeline.reverse();
    await ended;
    const afterReverse = opacity();
    timeline.dispose();
    return { atStart, half, afterReverse, after: opacity(), left: document.getAnimations().length };
  });
  expect(seen).toEqual({ atStart: 0, half: 0.5, afterReverse: 0, after: 1, left: 0 });
});

test('a timeline with nothing to move still keeps the time', async ({ page }) => {
  await openPlayground(page);
  const tookMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { createTimeline } = (window as unknown as { motion: Motion }).motion;
        const timeline = createTimeline([], { durationMs: 120, onFinish: () => resolve(timeline.timeMs) });
        timeline.play();
      }),
  );
  expect(tookMs).toBe(120);
});

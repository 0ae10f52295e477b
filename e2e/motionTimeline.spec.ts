import { expect } from '@playwright/test';
import { test } from './support/leaveUnpainted.ts';
import { openPlayground } from './support/motionPlayground.ts';
import { countWakings } from './support/wakings.ts';

test('a timeline pauses, runs back to its start and gives the element back', async ({ page }) => {
  await openPlayground(page);
  const seen = await page.evaluate(async () => {
    const { createTimeline } = window.motion;
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
    const run = (way: 'play' | 'reverse'): Promise<void> =>
      new Promise((resolve) => {
        finish = resolve;
        timeline[way]();
      });
    await run('reverse');
    const afterReverse = opacity();
    await run('play');
    const afterPlay = opacity();
    const back = run('reverse');
    const [animation] = box.getAnimations();
    const turnsAtMs = Math.round(Number(animation?.currentTime));
    await back;
    const afterAll = opacity();
    timeline.dispose();
    const left = document.getAnimations().length;
    return { atStart, half, afterReverse, afterPlay, turnsAtMs, afterAll, after: opacity(), left };
  });
  expect(seen).toEqual({
    atStart: 0,
    half: 0.5,
    afterReverse: 0,
    afterPlay: 1,
    turnsAtMs: 200,
    afterAll: 0,
    after: 1,
    left: 0,
  });
});

test('a timeline with nothing to move still keeps the time', async ({ page }) => {
  await openPlayground(page);
  const tookMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { createTimeline } = window.motion;
        const timeline = createTimeline([], { durationMs: 120, onFinish: () => resolve(timeline.timeMs) });
        timeline.play();
      }),
  );
  expect(tookMs).toBe(120);
});

test('each animation covers its own steps, and what the compositor cannot move is apart', async ({
  page,
}) => {
  await openPlayground(page);
  const made = await page.evaluate(() => {
    const element = document.querySelector('#box') as HTMLElement;
    const step = { startMs: 100, durationMs: 200, ease: 'none' };
    const timeline = window.motion.createTimeline(
      [
        { element, start: { transform: 'none' }, steps: [{ ...step, style: { transform: 'scale(2)' } }] },
        {
          element,
          start: { opacity: 0, color: 'red' },
          steps: [
            { ...step, style: { opacity: 1 } },
            { ...step, startMs: 400, style: { color: 'blue' } },
          ],
        },
        { element, start: { zIndex: 6 }, steps: [] },
        {
          element,
          start: { scale: '1' },
          steps: [{ ...step, durationMs: 900, style: { scale: '2' } }],
        },
      ],
      { durationMs: 1000 },
    );
    timeline.seek(900);
    const animations = document.getAnimations().map(({ effect }) => {
      const { delay, duration, endDelay, fill } = effect?.getTiming() ?? {};
      const frames = (effect as KeyframeEffect).getKeyframes();
      const properties = Object.keys(frames[0] ?? {}).filter(
        (name) => !['offset', 'easing', 'composite', 'computedOffset'].includes(name),
      );
      return { properties, time: [delay, duration, endDelay, fill] };
    });
    const { zIndex, color } = getComputedStyle(element);
    timeline.dispose();
    return { animations, zIndex, color, left: document.getAnimations().length };
  });
  expect(made).toEqual({
    animations: [
      { properties: ['transform'], time: [100, 200, 0, 'both'] },
      { properties: ['opacity'], time: [100, 200, 0, 'both'] },
      { properties: ['color'], time: [400, 200, 0, 'both'] },
      { properties: ['zIndex'], time: [0, 0, 0, 'both'] },
      // Held for longer than its timeline: browsers follow what is about to end frame by frame.
      { properties: ['scale'], time: [100, 1900, 0, 'both'] },
    ],
    zIndex: '6',
    color: 'rgb(0, 0, 255)',
    left: 0,
  });
});

test('the page sleeps while the compositor plays a timeline', async ({ page }) => {
  await openPlayground(page);
  const wakings = await countWakings(page);
  await page.evaluate(() => {
    const element = document.querySelector('#box') as HTMLElement;
    const step = { startMs: 0, ease: 'power2.out', style: { opacity: 1 } };
    const timeline = window.motion.createTimeline([
      { element, start: { opacity: 0 }, steps: [{ ...step, durationMs: 5000 }] },
      { element: document.body, start: { opacity: 0 }, steps: [{ ...step, durationMs: 50 }] },
    ]);
    timeline.play();
  });
  await page.waitForTimeout(300);
  const before = await wakings();
  await page.waitForTimeout(700);
  // A page that is woken up for every frame has some forty of them.
  expect((await wakings()) - before).toBeLessThan(10);
});

test('a timeline that is shorter than its tracks stops them at its end', async ({ page }) => {
  await openPlayground(page);
  const opacity = await page.evaluate(async () => {
    const element = document.querySelector('#box') as HTMLElement;
    const steps = [{ startMs: 0, durationMs: 10_000, ease: 'none', style: { opacity: 1 } }];
    const { createTimeline } = window.motion;
    await new Promise<void>((resolve) => {
      const timeline = createTimeline([{ element, start: { opacity: 0 }, steps }], {
        durationMs: 100,
        onFinish: resolve,
      });
      timeline.play();
    });
    await new Promise((resolve) => setTimeout(resolve, 400));
    return Number(getComputedStyle(element).opacity);
  });
  expect(opacity).toBeLessThan(0.025);
});

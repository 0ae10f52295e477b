import { expect } from '@playwright/test';
import { test } from './support/leaveUnpainted.ts';
import { type Motion, openPlayground } from './support/motionPlayground.ts';
import { countWakings } from './support/wakings.ts';

test('a loop plays its intro once and its cycle to and fro', async ({ page }) => {
  await openPlayground(page);
  const seen = await page.evaluate(async () => {
    const element = document.querySelector('#box') as HTMLElement;
    const step = { startMs: 0, durationMs: 100, ease: 'none' };
    const options = {
      element,
      start: { opacity: 0 },
      intro: [{ ...step, style: { opacity: 0.5 } }],
      cycle: [{ ...step, startMs: 100, style: { opacity: 1 } }],
      yoyo: true,
    };
    const at = (loop: ReturnType<Motion['createLoop']>, timeMs: number): number => {
      loop.seek(timeMs);
      return Math.round(Number(getComputedStyle(element).opacity) * 1000) / 1000;
    };
    const endless = window.motion.createLoop({ ...options, count: -1 });
    const times = [0, 50, 100, 150, 250, 300, 350, 450, 650, 100_250];
    const shown = times.map((timeMs) => at(endless, timeMs));
    const { durationMs } = endless;
    endless.dispose();
    let isOver = false;
    const finished = new Promise<void>((resolve) => {
      const twice = window.motion.createLoop({
        ...options,
        yoyo: false,
        count: 2,
        onFinish: () => {
          isOver = true;
          resolve();
        },
      });
      twice.setSpeed(4);
      twice.play();
      (window as unknown as { twice: typeof twice }).twice = twice;
    });
    await finished;
    const { twice } = window as unknown as { twice: ReturnType<Motion['createLoop']> };
    const atEnd = Number(getComputedStyle(element).opacity);
    const soughtBack = [at(twice, 50), at(twice, 250), at(twice, 400)];
    twice.dispose();
    return { shown, durationMs, isOver, atEnd, soughtBack, left: document.getAnimations().length };
  });
  expect(seen).toEqual({
    shown: [0, 0.25, 0.5, 0.5, 0.75, 1, 0.75, 0.5, 0.75, 0.75],
    durationMs: Infinity,
    isOver: true,
    atEnd: 1,
    soughtBack: [0.25, 0.75, 0.5],
    left: 0,
  });
});

for (const [what, y] of [
  ['waits for its time', 0],
  ['has come through its intro', 50],
] as const)
  test(`the page sleeps while the compositor plays a loop that ${what}`, async ({ page }) => {
    await openPlayground(page);
    const wakings = await countWakings(page);
    const introMs = y === 0 ? 60_000 : 100;
    await page.evaluate(
      ({ durationMs, to }) => {
        const step = { startMs: 0, durationMs, ease: 'none' };
        const loop = window.motion.createLoop({
          element: document.querySelector('#box') as HTMLElement,
          start: { transform: 'translateY(0px)' },
          intro: [{ ...step, style: { transform: `translateY(${to}px)` } }],
          cycle: [{ ...step, durationMs: 500, style: { transform: 'translateY(90px)' } }],
          count: -1,
          yoyo: true,
        });
        loop.play();
      },
      { durationMs: introMs, to: y },
    );
    await page.waitForTimeout(600);
    const before = await wakings();
    await page.waitForTimeout(700);
    // A page that is woken up for every frame has some forty of them.
    expect((await wakings()) - before).toBeLessThan(10);
  });

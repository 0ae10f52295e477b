import { expect } from '@playwright/test';
import { test } from './support/leaveUnpainted.ts';
import { openPlayground } from './support/motionPlayground.ts';

test('sought to any time, a timeline shows what playing to that time shows', async ({ page }) => {
  await openPlayground(page);
  const differences = await page.evaluate(async () => {
    const { createTimeline } = window.motion;
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
    // Browsers say a right angle to sixteen places, and not always the same.
    const look = (): string => {
      const { transform, opacity } = getComputedStyle(box);
      return `${transform.replace(/-?\d+(\.\d+)?(e-?\d+)?/g, (number) => String(Math.round(Number(number) * 1e9) / 1e9 + 0))} ${opacity}`;
    };
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

test('a timeline jumps to and fro while it plays and while it stands', async ({ page }) => {
  await openPlayground(page);
  const seen = await page.evaluate(async () => {
    const box = document.querySelector('#box') as HTMLElement;
    const step = { ease: 'none', durationMs: 100 };
    let finish: () => void = () => undefined;
    let ends = 0;
    const timeline = window.motion.createTimeline(
      [
        { element: box, start: { opacity: 0 }, steps: [{ ...step, startMs: 0, style: { opacity: 1 } }] },
        { element: box, start: { scale: '1' }, steps: [{ ...step, startMs: 300, style: { scale: '2' } }] },
      ],
      {
        onFinish() {
          ends++;
          finish();
        },
      },
    );
    const look = (): string => `${getComputedStyle(box).opacity} ${getComputedStyle(box).scale}`;
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    const finished = (): Promise<void> =>
      new Promise((resolve) => {
        finish = resolve;
      });
    const standing = [350, 50, 400, 0].map((timeMs) => {
      timeline.seek(timeMs);
      return look();
    });
    timeline.seek(200);
    timeline.play();
    await frame();
    await frame();
    timeline.seek(0);
    const soughtBack = look();
    await finished();
    const atEnd = [look(), timeline.timeMs, ends];
    timeline.seek(50);
    await frame();
    await frame();
    const staysAfterEnd = [look(), timeline.timeMs];
    timeline.seek(400);
    timeline.reverse();
    await finished();
    const atStart = [look(), timeline.timeMs, ends];
    timeline.dispose();
    return { standing, soughtBack, atEnd, staysAfterEnd, atStart };
  });
  expect(seen).toEqual({
    standing: ['1 1.5', '0.5 1', '1 2', '0 1'],
    soughtBack: '0 1',
    atEnd: ['1 2', 400, 1],
    staysAfterEnd: ['0.5 1', 50],
    atStart: ['0 1', 0, 2],
  });
});

test("a timeline runs back from after a track's own end, at its own pace", async ({ page }) => {
  await openPlayground(page);
  const seen = await page.evaluate(async () => {
    const element = document.querySelector('#box') as HTMLElement;
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const step = { startMs: 20, durationMs: 60, ease: 'none', style: { opacity: 1 } };
    const timeline = window.motion.createTimeline([{ element, start: { opacity: 0 }, steps: [step] }], {
      durationMs: 300,
      onFinish: finish,
    });
    timeline.seek(280);
    timeline.setSpeed(2);
    const opacity = (): number => Number(getComputedStyle(element).opacity);
    const before = opacity();
    timeline.reverse();
    const played: number[] = [];
    const watch = (): void => {
      const expected = Math.min(1, Math.max(0, (timeline.timeMs - 20) / 60));
      played.push(Math.abs(opacity() - expected));
      if (timeline.timeMs > 0) requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
    await finished;
    return { before, after: opacity(), time: timeline.timeMs, worst: Math.max(...played) };
  });
  expect(seen).toMatchObject({ before: 1, after: 0, time: 0 });
  expect(seen.worst).toBeLessThan(0.01);
});

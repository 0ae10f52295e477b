import { expect } from '@playwright/test';
import { test } from './support/leaveUnpainted.ts';
import { openPlayground } from './support/motionPlayground.ts';

test('a line is drawn from nothing to its end', async ({ page }) => {
  await openPlayground(
    page,
    '<svg width="220" height="40"><g fill="none" stroke="#000" stroke-width="10"><path d="M10 10H210"/><line x1="10" y1="30" x2="110" y2="30" stroke-linecap="round"/></g></svg>',
  );
  const seen = await page.evaluate(() => {
    const shapes = window.motion.drawnStroke(document.querySelector('svg') as SVGElement);
    const timeline = window.motion.createTimeline(
      shapes.map((shape) => ({
        element: shape.element,
        start: shape.styleAt('0%'),
        steps: [{ startMs: 0, durationMs: 100, ease: 'none', style: shape.styleAt('20% 100%') }],
      })),
    );
    const look = (timeMs: number): (string | undefined)[] => {
      timeline.seek(timeMs);
      return shapes.map(({ element }) => {
        const { strokeDasharray, strokeDashoffset, visibility } = getComputedStyle(element);
        return `${strokeDasharray} ${strokeDashoffset} ${visibility}`;
      });
    };
    return [look(0), look(50), look(100)];
  });
  expect(seen).toEqual([
    ['0px, 201px 0px visible', '0px, 101px 0px hidden'],
    ['80px, 121px -20px visible', '40px, 61px -10px visible'],
    ['160px, 41px -40px visible', '80px, 21px -20px visible'],
  ]);
});

test('a path turns into another, back again, and is given back', async ({ page }) => {
  await openPlayground(page, '<svg width="100" height="100"><path id="p" d="M0 0H40V40H0Z"/></svg>');
  const seen = await page.evaluate(async () => {
    const path = document.querySelector('#p') as SVGPathElement;
    let finish: () => void = () => undefined;
    const morph = await window.motion.createMorph(path, 'M0 0H80V80H0Z', {
      durationMs: 120,
      ease: 'none',
      onFinish: () => finish(),
    });
    const finished = (start: () => void): Promise<void> =>
      new Promise((resolve) => {
        finish = resolve;
        start();
      });
    const width = (): number => Math.round(path.getBBox().width);
    const atStart = [width(), path.getAttribute('d')];
    morph.seek(60);
    const half = [width(), morph.timeMs];
    await finished(() => morph.play());
    const atEnd = [path.getAttribute('d'), morph.timeMs];
    morph.seek(90);
    const runBack = (): void => {
      morph.reverse();
    };
    await finished(runBack);
    const back = [path.getAttribute('d'), morph.timeMs];
    morph.seek(60);
    const halfAgain = width();
    morph.dispose();
    return { atStart, half, atEnd, back, halfAgain, after: path.getAttribute('d') };
  });
  expect(seen).toEqual({
    atStart: [40, 'M0 0H40V40H0Z'],
    half: [60, 60],
    atEnd: ['M0 0H80V80H0Z', 120],
    back: ['M0 0H40V40H0Z', 0],
    halfAgain: 60,
    after: 'M0 0H40V40H0Z',
  });
});

test('a malformed path is told on the console and changes nothing', async ({ page }) => {
  await openPlayground(page, '<svg><path id="p" d="M0 0H40V40H0Z"/></svg>');
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const after = await page.evaluate(async () => {
    const path = document.querySelector('#p') as SVGPathElement;
    await new Promise<void>((resolve) => {
      void window.motion
        .createMorph(path, 'M0 0 L10', { durationMs: 30, ease: 'none', onFinish: resolve })
        .then((morph) => morph.play());
    });
    return path.getAttribute('d');
  });
  expect(after).toBe('M0 0H40V40H0Z');
  expect(errors).toEqual(['Malformed path: M0 0 L10']);
});

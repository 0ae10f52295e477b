import { expect, it } from 'vitest';
import { toParts } from './toParts.ts';

const step = (startMs: number, durationMs: number, style: Record<string, string | number>) => ({
  startMs,
  durationMs,
  ease: 'none',
  style,
});

it.each([
  [{ opacity: 0, transform: 'none', filter: 'none', translate: '0px', rotate: '0deg', scale: '1' }],
  [{ clipPath: 'none', color: 'red' }],
  [{}],
])('keeps together what belongs together: %j', (start) => {
  expect(toParts({ start, steps: [] })).toEqual([{ start, steps: [] }]);
});

it('takes what the compositor cannot move apart from what it can', () => {
  const steps = [
    step(0, 100, { opacity: 1, color: 'blue' }),
    step(100, 100, { opacity: 0.5 }),
    step(200, 100, { color: 'green' }),
  ];
  expect(toParts({ start: { opacity: 0, color: 'red' }, steps })).toEqual([
    { start: { opacity: 0 }, steps: [step(0, 100, { opacity: 1 }), step(100, 100, { opacity: 0.5 })] },
    { start: { color: 'red' }, steps: [step(0, 100, { color: 'blue' }), step(200, 100, { color: 'green' })] },
  ]);
});

it('lets a step of one part end where one of the other overtakes it, as in a whole track', () => {
  const steps = [step(0, 500, { opacity: 1 }), step(200, 100, { color: 'blue' })];
  const [composited] = toParts({ start: { opacity: 0, color: 'red' }, steps });
  expect(composited?.steps[0]?.durationMs).toBe(200);
});

import { expect, it } from 'vitest';
import { easeToLinear } from '../easing/easeToLinear.ts';
import { lengthOf, toKeyframes } from './toKeyframes.ts';

const step = (
  startMs: number,
  durationMs: number,
  style: Record<string, string | number>,
  ease = 'none',
) => ({ startMs, durationMs, ease, style });

it('waits in the first state, moves, and stays in the last', () => {
  const frames = toKeyframes(
    { start: { opacity: 0 }, steps: [step(250, 500, { opacity: 1 }, 'power3.inOut')] },
    1000,
  );
  expect(frames).toEqual([
    { opacity: 0, offset: 0, easing: 'linear' },
    { opacity: 0, offset: 0.25, easing: easeToLinear('power3.inOut') },
    { opacity: 1, offset: 0.75, easing: 'linear' },
    { opacity: 1, offset: 1, easing: 'linear' },
  ]);
});

it('says every property in every keyframe', () => {
  const frames = toKeyframes(
    {
      start: { opacity: 0, transform: 'none' },
      steps: [step(0, 100, { opacity: 1 }), step(100, 100, { transform: 'scale(2)' })],
    },
    200,
  );
  expect(frames.every((frame) => 'opacity' in frame && 'transform' in frame)).toBe(true);
  expect(frames.at(-1)).toMatchObject({ opacity: 1, transform: 'scale(2)' });
});

it('ends a step where the next one overtakes it, and never goes back in time', () => {
  const frames = toKeyframes(
    { start: { opacity: 0 }, steps: [step(0, 800, { opacity: 1 }), step(400, 400, { opacity: 0.2 })] },
    800,
  );
  const offsets = frames.map(({ offset }) => offset as number);
  expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
  expect(frames[2]).toMatchObject({ opacity: 1, offset: 0.5 });
});

it('takes steps in the order of their times', () => {
  const steps = [step(500, 100, { opacity: 0.5 }), step(0, 100, { opacity: 1 })];
  expect(toKeyframes({ start: { opacity: 0 }, steps }, 600).at(-1)).toMatchObject({ opacity: 0.5 });
  expect(lengthOf({ steps })).toBe(600);
});

it('is all in one place when it has no length', () => {
  const frames = toKeyframes({ start: { opacity: 0 }, steps: [step(0, 0, { opacity: 1 })] }, 0);
  expect(frames.at(-1)).toMatchObject({ opacity: 1, offset: 1 });
});

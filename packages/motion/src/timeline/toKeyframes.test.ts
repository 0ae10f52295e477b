import { expect, it } from 'vitest';
import { easeToLinear } from '../easing/easeToLinear.ts';
import { inOrder, lengthOf, toKeyframes } from './toKeyframes.ts';

const step = (
  startMs: number,
  durationMs: number,
  style: Record<string, string | number>,
  ease = 'none',
) => ({ startMs, durationMs, ease, style });

it('is two keyframes for one step over its own time', () => {
  expect(toKeyframes({ opacity: 0 }, [step(250, 500, { opacity: 1 }, 'power3.inOut')], 250, 750)).toEqual([
    { opacity: 0, offset: 0, easing: easeToLinear('power3.inOut') },
    { opacity: 1, offset: 1 },
  ]);
});

it('waits in the first state, between steps, and in the last', () => {
  const steps = [step(100, 200, { opacity: 1 }), step(500, 200, { opacity: 0.5 })];
  const frames = toKeyframes({ opacity: 0 }, steps, 0, 1000);
  expect(frames.map(({ opacity, offset }) => [opacity, offset])).toEqual([
    [0, 0],
    [0, 0.1],
    [1, 0.3],
    [1, 0.5],
    [0.5, 0.7],
    [0.5, 1],
  ]);
});

it('goes from step to step without a wait where there is none', () => {
  const steps = [step(0, 100, { opacity: 1 }, 'power1.in'), step(100, 100, { opacity: 0 }, 'power1.out')];
  expect(toKeyframes({ opacity: 0 }, steps, 0, 200)).toEqual([
    { opacity: 0, offset: 0, easing: easeToLinear('power1.in') },
    { opacity: 1, offset: 0.5, easing: easeToLinear('power1.out') },
    { opacity: 0, offset: 1 },
  ]);
});

it('says every property in every keyframe', () => {
  const steps = [step(0, 100, { opacity: 1 }), step(100, 100, { transform: 'scale(2)' })];
  const frames = toKeyframes({ opacity: 0, transform: 'none' }, steps, 0, 200);
  expect(frames.every((frame) => 'opacity' in frame && 'transform' in frame)).toBe(true);
  expect(frames.at(-1)).toMatchObject({ opacity: 1, transform: 'scale(2)' });
});

it('ends a step where the next one overtakes it, and never goes back in time', () => {
  const steps = inOrder([step(0, 800, { opacity: 1 }), step(400, 400, { opacity: 0.2 })]);
  const frames = toKeyframes({ opacity: 0 }, steps, 0, 800);
  const offsets = frames.map(({ offset }) => offset as number);
  expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
  expect(frames[1]).toMatchObject({ opacity: 1, offset: 0.5 });
});

it('takes steps in the order of their times', () => {
  const steps = [step(500, 100, { opacity: 0.5 }), step(0, 100, { opacity: 1 })];
  expect(toKeyframes({ opacity: 0 }, inOrder(steps), 0, 600).at(-1)).toMatchObject({ opacity: 0.5 });
  expect(lengthOf({ steps })).toBe(600);
});

it('jumps when it has no length', () => {
  const frames = toKeyframes({ opacity: 0 }, [step(300, 0, { opacity: 1 })], 300, 300);
  expect(frames.map(({ opacity, offset }) => [opacity, offset])).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

it('holds its start without any step', () => {
  expect(toKeyframes({ opacity: 0.3 }, [], 0, 0)).toEqual([
    { opacity: 0.3, offset: 0 },
    { opacity: 0.3, offset: 1 },
  ]);
});

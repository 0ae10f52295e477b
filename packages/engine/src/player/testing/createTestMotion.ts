import { drawnStroke, staggerDelays } from '@vitrine/motion';
import type { TestTimelines } from '@vitrine/motion/testing';
import type { Motion } from '../../ports/Motion.ts';

/** Motion on a hand-moved clock. Text is never split: a page without layout has no lines and no parts. */
export function createTestMotion(timelines: TestTimelines): Motion {
  const { createTimeline } = timelines;
  return {
    createTimeline,
    createLoop: ({ element, start, intro, cycle }) =>
      createTimeline([{ element, start, steps: [...intro, ...cycle] }]),
    splitText: async () => ({ parts: [], revert: () => undefined }),
    staggerDelays,
    drawnStroke,
    createMorph: async (element, _, { durationMs }) =>
      createTimeline([{ element, start: {}, steps: [] }], { durationMs }),
  };
}

import type { Clock } from '@vitrine/browser';
import { type LoopOptions, staggerDelays } from '@vitrine/motion';
import { createTestTimelines, type TestTimelines } from '@vitrine/motion/testing';
import type { Motion } from '../../ports/Motion.ts';

export interface TestLayerMotion extends Motion {
  readonly timelines: TestTimelines;
  /** Every loop that was made, oldest first. */
  readonly loops: readonly LoopOptions[];
  /** Texts that are in parts now. */
  readonly splitCount: number;
}

/** For ever, as far as a test goes. */
const LONG_MS = 1e9;

/** Motion by hand: timelines follow the clock, and a text is split into its letters, words or lines as they are written. */
export function createTestLayerMotion(clock: Clock): TestLayerMotion {
  const timelines = createTestTimelines(clock);
  const loops: LoopOptions[] = [];
  let splitCount = 0;
  return {
    timelines,
    loops,
    get splitCount() {
      return splitCount;
    },
    createTimeline: timelines.createTimeline,
    createLoop(options) {
      loops.push(options);
      const { element, start, intro } = options;
      return timelines.createTimeline([{ element, start, steps: intro }], { durationMs: LONG_MS });
    },
    async splitText(element, unit) {
      await Promise.resolve();
      const own = [...element.childNodes];
      const text = element.textContent ?? '';
      const pieces =
        unit === 'chars' ? [...text.replace(/\s/g, '')] : text.split(unit === 'words' ? ' ' : '\n');
      const parts = pieces.map((piece) => {
        const part = element.ownerDocument.createElement('span');
        part.textContent = piece;
        return part;
      });
      element.replaceChildren(...parts);
      splitCount++;
      return {
        parts,
        revert() {
          element.replaceChildren(...own);
          splitCount--;
        },
      };
    },
    staggerDelays,
    drawnStroke: (element) =>
      [...element.querySelectorAll<SVGPathElement>('path')].map((path) => ({
        element: path,
        styleAt: (drawn) => ({ strokeDasharray: drawn }),
      })),
    createMorph: async (element, toPath, { durationMs }) =>
      timelines.createTimeline([{ element, start: { d: toPath }, steps: [] }], { durationMs }),
  };
}

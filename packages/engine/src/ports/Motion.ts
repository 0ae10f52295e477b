import type {
  createLoop,
  createMorph,
  createTimeline,
  drawnStroke,
  splitText,
  staggerDelays,
} from '@vitrine/motion';

/** What of `@vitrine/motion` moves a module: given, so that tests can move it by hand. */
export interface Motion {
  readonly createTimeline: typeof createTimeline;
  /** What is not needed for every module comes with the feature that uses it, unless a test brings its own. */
  readonly createLoop?: typeof createLoop;
  readonly splitText: typeof splitText;
  readonly staggerDelays?: typeof staggerDelays;
  readonly drawnStroke?: typeof drawnStroke;
  readonly createMorph: typeof createMorph;
}

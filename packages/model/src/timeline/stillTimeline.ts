import type { Scene, Timeline } from './timeline.ts';

const NOTHING: Scene = {
  content: null,
  mask: null,
  chars: null,
  words: null,
  lines: null,
  clip: null,
  filter: null,
  loop: null,
  pan: null,
  svg: null,
  background: null,
};

/** Of a layer that nothing ever moves. */
export const stillTimeline: Timeline = { in: NOTHING, out: NOTHING, named: {} };

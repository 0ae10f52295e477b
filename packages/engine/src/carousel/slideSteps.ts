import type { Step, Style, Track } from '@vitrine/motion';
import { type Lane, offsetAt } from './createLane.ts';

/** Where the lane stands at a time. */
export interface SlideOffset {
  readonly atMs: number;
  readonly position: number;
}

/**
 * How one slide moves while its lane goes through some positions. Where it changes sides of a ring it goes out at one
 * end and in at the other at the same moment.
 */
export function slideSteps(
  lane: Lane,
  place: number,
  positions: readonly SlideOffset[],
  styleAt: (offset: number) => Style,
): Pick<Track, 'start' | 'steps'> {
  const [first = { atMs: 0, position: 0 }, ...rest] = positions;
  let offset = offsetAt(lane, place, first.position);
  let before = first;
  const start = styleAt(offset);
  const steps: Step[] = [];
  for (const next of rest) {
    const straight = offset - (next.position - before.position);
    offset = offsetAt(lane, place, next.position);
    const time = { startMs: before.atMs, durationMs: next.atMs - before.atMs, ease: 'none' };
    steps.push({ ...time, style: styleAt(straight) });
    if (Math.abs(straight - offset) > 0.5)
      steps.push({ startMs: next.atMs, durationMs: 0, ease: 'none', style: styleAt(offset) });
    before = next;
  }
  return { start, steps };
}

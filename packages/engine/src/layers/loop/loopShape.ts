import type { Frame } from '@vitrine/model';
import { lengthMsOf, startMsOf } from '../scene/Target.ts';

/** A loop's frames by what becomes of them. */
export interface LoopShape {
  /** The state before anything moves. */
  readonly start: Frame;
  /** What happens once. */
  readonly intro: readonly Frame[];
  /** What repeats, from the state in which the intro ends; empty for a loop that runs through once. */
  readonly cycle: readonly Frame[];
  readonly cycleStartMs: number;
  /** How often; -1 is for ever. */
  readonly count: number;
  readonly yoyo: boolean;
}

const marks = (frame: Frame, end: 's' | 'e'): boolean => frame.repeat?.at.includes(end) ?? false;

/**
 * A loop as documents write it: the first frame is a state; the frame marked `s` begins the cycle, the one marked `e` ends
 * it and says how often it runs, `se` is a cycle in one frame. What lies before is an intro.
 */
export function loopShape(frames: readonly Frame[]): LoopShape | null {
  const [start] = frames;
  if (!start || frames.length < 2) return null;
  const from = frames.findIndex((frame) => marks(frame, 's'));
  if (from < 0) {
    return { start, intro: frames.slice(1), cycle: [], cycleStartMs: endMs(frames), count: 1, yoyo: false };
  }
  const marked = frames.findLastIndex((frame, index) => index >= from && marks(frame, 'e'));
  const until = marked < 0 ? frames.length - 1 : marked;
  const repeat = (frames[until] ?? start).repeat ?? frames[from]?.repeat;
  return {
    start,
    intro: frames.slice(1, from),
    // A mark on the first frame, which is a state: the cycle begins in it.
    cycle: frames.slice(Math.max(1, from), until + 1),
    cycleStartMs: startMsOf(frames[from] ?? start),
    count: countOf(repeat?.count ?? -1),
    yoyo: repeat?.yoyo ?? false,
  };
}

const countOf = (count: number): number => (count < 0 ? -1 : Math.max(1, Math.round(count)));

const endMs = (frames: readonly Frame[]): number =>
  frames.reduce((last, frame) => Math.max(last, startMsOf(frame) + lengthMsOf(frame)), 0);

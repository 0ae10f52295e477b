import { effectOf } from './effectOf.ts';
import { createPlayback, type Member } from './createPlayback.ts';
import type { Timeline } from './Timeline.ts';
import { lengthOf } from './toKeyframes.ts';
import { type Part, isComposited, toParts } from './toParts.ts';
import type { Track } from './Track.ts';

export type { Timeline };

interface TimelineOptions {
  /** Length of the scene; default: until its last step is over. */
  readonly durationMs?: number;
  /** It has come to its end, or to its start when it ran back. */
  readonly onFinish?: () => void;
}

/**
 * What the compositor moves until its timeline is over is held for so much longer, and ended with it: for the last 40 ms of an animation
 * Chromium has the page follow it frame by frame.
 */
const HELD_MS = 1000;

/**
 * Several tracks as one timeline. Each animation spans its own steps only: the compositor has no more at work than what
 * moves. None has a wait after its end, which would take it off the compositor altogether.
 */
export function createTimeline(
  tracks: readonly Track[],
  { durationMs, onFinish }: TimelineOptions = {},
): Timeline {
  const totalMs = durationMs ?? tracks.reduce((endMs, track) => Math.max(endMs, lengthOf(track)), 0);
  const animate = (element: Element, part: Part): Member => {
    const fromMs = part.steps[0]?.startMs ?? 0;
    const endMs = lengthOf(part);
    const isHeld = endMs === totalMs && part.steps.length > 0 && isComposited(part);
    const untilMs = isHeld ? endMs + HELD_MS : endMs;
    const timing: OptionalEffectTiming = { delay: fromMs, duration: untilMs - fromMs, fill: 'both' };
    return { animation: new Animation(effectOf(element, part, fromMs, untilMs, timing)), endMs };
  };
  const members = tracks.flatMap((track) => toParts(track).map((part) => animate(track.element, part)));
  return createPlayback({ members, durationMs: totalMs, onFinish });
}

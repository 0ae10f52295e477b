import { createEffects } from './createEffects.ts';
import { createPlayback } from './createPlayback.ts';
import type { Timeline } from './Timeline.ts';
import { lengthOf } from './toKeyframes.ts';
import { type Part, toParts } from './toParts.ts';
import type { Track } from './Track.ts';

export type { Timeline };

interface TimelineOptions {
  /** Length of the scene; default: until its last step is over. */
  readonly durationMs?: number;
  /** It has come to its end, or to its start when it ran back. */
  readonly onFinish?: () => void;
}

/**
 * Several tracks as one timeline. Each animation spans its own steps and waits before and after them, so all stand at
 * the same time and end together, while the compositor has only those at work that move.
 */
export function createTimeline(
  tracks: readonly Track[],
  { durationMs, onFinish }: TimelineOptions = {},
): Timeline {
  const totalMs = durationMs ?? tracks.reduce((endMs, track) => Math.max(endMs, lengthOf(track)), 0);
  const effectOf = createEffects();
  const animate = (element: Element, part: Part): Animation => {
    const fromMs = part.steps[0]?.startMs ?? 0;
    const untilMs = lengthOf(part);
    const timing: OptionalEffectTiming = {
      delay: fromMs,
      duration: untilMs - fromMs,
      endDelay: totalMs - untilMs,
      fill: 'both',
    };
    return new Animation(effectOf(element, part, fromMs, untilMs, timing));
  };
  return createPlayback({
    animations: tracks.flatMap((track) => toParts(track).map((part) => animate(track.element, part))),
    durationMs: totalMs,
    timing: { duration: totalMs, fill: 'both' },
    onFinish,
  });
}

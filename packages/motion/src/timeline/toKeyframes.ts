import { easeToLinear } from '../easing/easeToLinear.ts';
import type { Step, Style, Track } from './Track.ts';

/** When the last step of a track is over. */
export function lengthOf({ steps }: Pick<Track, 'steps'>): number {
  return steps.reduce((endMs, step) => Math.max(endMs, step.startMs + step.durationMs), 0);
}

/** The steps in the order of their times; one that the next one overtakes ends where that one starts. */
export function inOrder(steps: readonly Step[]): readonly Step[] {
  if (steps.length < 2) return steps;
  const ordered = [...steps].sort((a, b) => a.startMs - b.startMs);
  return ordered.map((step, index) => {
    const leftMs = (ordered[index + 1]?.startMs ?? Infinity) - step.startMs;
    return step.durationMs <= leftMs ? step : { ...step, durationMs: leftMs };
  });
}

/**
 * Steps in order as keyframes over the time from `fromMs` to `untilMs`. Every keyframe says every property, so that the
 * browser never has to look at the page for a missing one, and a scene that is sought shows what playing it to
 * that time shows.
 */
export function toKeyframes(
  start: Style,
  steps: readonly Step[],
  fromMs: number,
  untilMs: number,
): Keyframe[] {
  const spanMs = untilMs - fromMs;
  const at = (ms: number): number => (spanMs > 0 ? Math.min(1, Math.max(0, (ms - fromMs) / spanMs)) : 1);
  let state = start;
  let standsMs = fromMs;
  let frame: Keyframe = { ...start, offset: 0 };
  const frames = [frame];
  const add = (ms: number): void => {
    frame = { ...state, offset: at(ms) };
    frames.push(frame);
  };
  for (const { startMs, durationMs, ease, style } of steps) {
    if (startMs > standsMs) add(startMs);
    frame.easing = easeToLinear(ease);
    state = { ...state, ...style };
    standsMs = startMs + durationMs;
    add(standsMs);
  }
  if (standsMs < untilMs || frames.length < 2) frames.push({ ...state, offset: 1 });
  return frames;
}

import { easeToLinear } from '../easing/easeToLinear.ts';
import type { Style, Track } from './Track.ts';

/** When the last step of a track is over. */
export function lengthOf({ steps }: Pick<Track, 'steps'>): number {
  return Math.max(0, ...steps.map(({ startMs, durationMs }) => startMs + durationMs));
}

/**
 * A track as keyframes over the whole scene. Every keyframe says every property, so that the browser never has to
 * look at the page for a missing one, and a scene that is sought shows what playing it to that time shows. A step
 * that the next one overtakes ends where that one starts.
 */
export function toKeyframes({ start, steps }: Omit<Track, 'element'>, totalMs: number): Keyframe[] {
  const ordered = [...steps].sort((a, b) => a.startMs - b.startMs);
  const at = (ms: number): number => (totalMs > 0 ? Math.min(1, Math.max(0, ms / totalMs)) : 0);
  const frames: Keyframe[] = [{ ...start, offset: 0, easing: 'linear' }];
  let state: Style = start;
  for (const [index, step] of ordered.entries()) {
    const overtakenMs = ordered[index + 1]?.startMs ?? Infinity;
    const endMs = Math.max(step.startMs, Math.min(step.startMs + step.durationMs, overtakenMs));
    frames.push({ ...state, offset: at(step.startMs), easing: easeToLinear(step.ease) });
    state = { ...state, ...step.style };
    frames.push({ ...state, offset: at(endMs), easing: 'linear' });
  }
  frames.push({ ...state, offset: 1, easing: 'linear' });
  return frames;
}

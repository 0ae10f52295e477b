import type { ScenePlay } from './ScenePlay.ts';

/** Within what a step counts as having reached a frame's end. */
const REACHED_MS = 1;

/** The end of the frame after or before where a scene stands, from the scene's start; null where there is none. */
export function nextFrameMs({ staged, isOver, delayMs }: ScenePlay, by: 1 | -1): number | null {
  if (!staged) return isOver && by < 0 ? 0 : null;
  const atMs = isOver ? staged.compiled.durationMs : staged.run.timeMs;
  const ends = staged.compiled.frames.map(({ endMs }) => endMs).toSorted((a, b) => a - b);
  const next =
    by > 0
      ? ends.find((endMs) => endMs > atMs + REACHED_MS)
      : [delayMs, ...ends].findLast((endMs) => endMs < atMs - REACHED_MS);
  return next === undefined ? null : next - delayMs;
}

import type { FrameSpan } from '../scene/frameSpans.ts';
import type { Cue } from './createCues.ts';

interface SceneCuesOptions {
  readonly startMs: number;
  readonly frames: readonly FrameSpan[];
  readonly onStart: () => void;
  readonly onFrameStarted: (index: number) => void;
  readonly onFrameEnded: (index: number) => void;
  /** Forward only: what the frame says holds from then on. */
  readonly onPassed: (frame: FrameSpan) => void;
}

/** The moments of a scene: its start, and both ends of each of its frames. Back, a frame starts at its end. */
export function sceneCues(options: SceneCuesOptions): readonly Cue[] {
  const { startMs, frames, onStart, onFrameStarted, onFrameEnded, onPassed } = options;
  const frameCues = frames.flatMap((span): Cue[] => [
    {
      ms: span.startMs,
      forward: () => onFrameStarted(span.index),
      backward: () => onFrameEnded(span.index),
    },
    {
      ms: span.endMs,
      forward() {
        onPassed(span);
        onFrameEnded(span.index);
      },
      backward: () => onFrameStarted(span.index),
    },
  ]);
  return [{ ms: startMs, forward: onStart, backward: () => undefined }, ...frameCues];
}

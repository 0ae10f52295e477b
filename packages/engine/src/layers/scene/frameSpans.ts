import type { Frame } from '@vitrine/model';
import type { SceneToCompile } from './SceneToCompile.ts';
import { lengthMsOf, startMsOf } from './Target.ts';

/** When a frame of the content runs. */
export interface FrameSpan {
  /** Its place in the document; the first in-frame is a state and never runs. */
  readonly index: number;
  readonly startMs: number;
  readonly endMs: number;
  readonly pointerEvents: Frame['pointerEvents'];
}

export function frameSpans({ scene, isIn, context }: SceneToCompile): readonly FrameSpan[] {
  const { delayMs, goal } = context;
  const frames = scene.content?.frames ?? [];
  const spans = frames.map((frame, index): FrameSpan => {
    const startMs = delayMs + (goal === 'end' ? startMsOf(frame) : 0);
    return { index, startMs, endMs: startMs + lengthMsOf(frame), pointerEvents: frame.pointerEvents };
  });
  return goal === 'end' ? spans.slice(isIn ? 1 : 0) : spans.slice(-1);
}

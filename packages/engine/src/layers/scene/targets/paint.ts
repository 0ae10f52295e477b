import type { Frame } from '@vitrine/model';
import { framePaint, type Paint, restPaint } from '../restPaint.ts';
import type { Target } from '../Target.ts';

/** The colours of the text and of what lies under it. */
export const paint: Target<Frame, Paint> = {
  node: (nodes) => nodes.content,
  frames(scene) {
    const frames = scene.content?.frames ?? [];
    return frames.some((frame) => framePaint(frame).color ?? framePaint(frame).background) ? frames : [];
  },
  rest: restPaint,
  state(frame, rest) {
    const { color, background } = framePaint(frame);
    return { color: color ?? rest.color, background: background ?? rest.background };
  },
  styles: (paints) => paints.map(({ color, background }) => ({ color, backgroundColor: background })),
};

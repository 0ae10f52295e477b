import type { Layer, Slide } from '@vitrine/model';
import { isEntered } from './isEntered.ts';

/** Whether a layer has an entry to play when its slide comes: more than one state, and nothing to wait for. */
export function entersByItself(layer: Layer, slide: Slide): boolean {
  const { content, mask, chars, words, lines, clip, filter, svg } = layer.timeline.in;
  const targets = [content, mask, chars, words, lines, clip, filter, svg];
  return targets.some((target) => (target?.frames.length ?? 0) > 1) && isEntered(layer, slide);
}

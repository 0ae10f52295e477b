import type { Layer, Slide } from '@vitrine/model';

/**
 * Whether a layer has come in once its slide stands still. One that waits for an action (`"w…"` on its first
 * frame, or a toggle that starts it hidden) has not.
 */
export function isEntered(layer: Layer, slide: Slide): boolean {
  const { content, mask, clip, filter } = layer.timeline.in;
  const waits = [content, mask, clip, filter].some((target) => target?.frames[0]?.start.waits ?? false);
  return !waits && !startsHidden(layer, slide) && !layer.showOnHover;
}

function startsHidden(layer: Layer, slide: Slide): boolean {
  return slide.actions.some(
    (action) => action.initialState === 'hidden' && action.targets.includes(layer.id),
  );
}

/** Whether a global layer shows on the n-th slide. */
export function spansSlide(layer: Layer, slideNumber: number): boolean {
  const from = layer.startSlide === 'last' ? Infinity : layer.startSlide;
  const to = layer.endSlide === 'last' || layer.endSlide < 1 ? Infinity : layer.endSlide;
  return slideNumber >= from && slideNumber <= to;
}

/** Whether a layer has an entry to play when its slide comes: more than one state, and nothing to wait for. */
export function entersByItself(layer: Layer, slide: Slide): boolean {
  const { content, mask, chars, words, lines, clip, filter, svg } = layer.timeline.in;
  const targets = [content, mask, chars, words, lines, clip, filter, svg];
  return targets.some((target) => (target?.frames.length ?? 0) > 1) && isEntered(layer, slide);
}

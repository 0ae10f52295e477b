import { clamp, type ViewBox } from '../modifiers/crossing.ts';
import { SCROLL_TIMELINE_MARGIN_PX } from '../limits.ts';

/** While a module is pinned its timeline runs by a millisecond for each pixel of the page. */
export interface Pin {
  readonly fromMs: number;
  readonly toMs: number;
  /** Where its content is held, from the top of the view. */
  readonly topPx: number;
}

/** The view is looked through a little inside its edges; of a low one, no more than the outer quarters are left out. */
const marginIn = (viewHeight: number): number => Math.min(SCROLL_TIMELINE_MARGIN_PX, viewHeight / 4);

/** How far a module has crossed the view: 0 as it comes in at the bottom, 1 as it goes out at the top. */
export function crossedShare({ top, height, viewHeight }: ViewBox): number {
  const margin = marginIn(viewHeight);
  return clamp((viewHeight - margin - top) / (viewHeight - 2 * margin + height), 0, 1);
}

/** The time at which a timeline stands while its module is there. */
export function timeAt(box: ViewBox, lengthMs: number, pin: Pin | null): number {
  return pin ? pinnedTime(box, lengthMs, pin) : crossedShare(box) * lengthMs;
}

/** How far content is held back from going with the page. */
export const heldPx = ({ top }: ViewBox, { fromMs, toMs, topPx }: Pin): number =>
  clamp(topPx - top, 0, toMs - fromMs);

/** At the foot of a page the way is shorter: by its end, all layers must have come in. */
export function lengthFor(lengthMs: number, enteredMs: number, lastBox: ViewBox): number {
  const last = crossedShare(lastBox);
  return last > 0 ? Math.max(lengthMs, enteredMs / last) : lengthMs;
}

/** Up to where it is pinned, along the way on which it is, and from there until it is gone. */
function pinnedTime({ top, height, viewHeight }: ViewBox, lengthMs: number, pin: Pin): number {
  const { fromMs, toMs, topPx } = pin;
  const margin = marginIn(viewHeight);
  const pinPx = toMs - fromMs;
  const alongPx = topPx - top;
  if (alongPx < 0) {
    const wayPx = viewHeight - margin - topPx;
    return fromMs * (wayPx > 0 ? clamp(1 + alongPx / wayPx, 0, 1) : 0);
  }
  if (alongPx <= pinPx) return fromMs + alongPx;
  const leavingPx = topPx + height - pinPx - margin;
  const share = leavingPx > 0 ? clamp((alongPx - pinPx) / leavingPx, 0, 1) : 1;
  return toMs + share * Math.max(0, lengthMs - toMs);
}

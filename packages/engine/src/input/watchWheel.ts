import { type Clock, createDisposers, type Disposer, listen } from '@vitrine/browser';
import type { SlideRequest } from '../ports/SlideChange.ts';
import { createWheelGesture } from './createWheelGesture.ts';
import { canStep, type Position } from './Position.ts';
import { scrollsOn } from './scrollsOn.ts';

export interface WheelOptions {
  readonly root: Element;
  /** Keeps turning at the ends; otherwise the page scrolls on there. */
  readonly wraps: boolean;
  readonly isReversed: boolean;
  /** So much of the module must be in view, from 0 to 1. */
  readonly leastShare: number;
  readonly cooldownMs: number;
  readonly clock: Clock;
  readonly isRtl: () => boolean;
  readonly position: () => Position;
  readonly request: (request: SlideRequest) => void;
  readonly onShare: (element: Element, call: (share: number) => void) => Disposer;
}

/** What `deltaMode` counts in: pixels, lines, pages. */
const MODE_PX: readonly number[] = [1, 16, 400];

/** A turn of the wheel is a step. What is not used for one is left to the page: it scrolls on at the ends. */
export function watchWheel(options: WheelOptions): Disposer {
  const { root, wraps, isReversed, leastShare, cooldownMs, clock, isRtl, position, request, onShare } =
    options;
  const gesture = createWheelGesture({ clock, cooldownMs });
  const disposers = createDisposers();
  let share = 0;

  function deltaOf({ deltaX, deltaY, deltaMode }: WheelEvent): number {
    const isAcross = Math.abs(deltaX) > Math.abs(deltaY);
    const delta = isAcross ? deltaX * (isRtl() ? -1 : 1) : deltaY;
    return delta * (MODE_PX[deltaMode] ?? 1) * (isReversed ? -1 : 1);
  }

  function turn(event: WheelEvent): void {
    // With this key the visitor zooms.
    if (event.ctrlKey || event.defaultPrevented || share < leastShare) return;
    const deltaPx = deltaOf(event);
    if (deltaPx === 0 || scrollsOn(event, root)) return;
    const at = position();
    const canGo = canStep({ ...at, isRing: at.isRing && wraps }, Math.sign(deltaPx));
    // Whoever turned to the last slide did not mean to leave it by the same turn.
    if (!canGo && !gesture.isTail(deltaPx)) return;
    // From the first event on: a browser that may scroll by it would not ask again.
    if (event.cancelable) event.preventDefault();
    const step = canGo ? gesture.add(deltaPx) : 0;
    if (step !== 0) request(step > 0 ? '+1' : '-1');
  }

  disposers.add(onShare(root, (seen) => void (share = seen)));
  disposers.add(listen(root, 'wheel', turn, { passive: false }));
  return disposers.dispose;
}

import { FLICK_PX, FLICK_PX_PER_MS, SWIPE_PX } from '../limits.ts';
import type { DragHandler, DragRelease } from '../ports/DragHandler.ts';
import type { SlideRequest } from '../ports/SlideChange.ts';
import { type Axis, canStep, type Position } from './Position.ts';

interface SwipeOptions {
  readonly axis: Axis;
  readonly isRtl: () => boolean;
  readonly position: () => Position;
  readonly request: (request: SlideRequest) => void;
}

function isSwipe({ distancePx, velocityPxPerMs, isCancelled }: DragRelease): boolean {
  if (isCancelled) return false;
  if (Math.abs(distancePx) >= SWIPE_PX) return velocityPxPerMs * distancePx >= 0;
  const isFast = velocityPxPerMs * Math.sign(distancePx) >= FLICK_PX_PER_MS;
  return isFast && Math.abs(distancePx) >= FLICK_PX;
}

/** For modules whose slides do not follow the pointer: a swipe asks for the next slide or the one before. */
export function createSwipe({ axis, isRtl, position, request }: SwipeOptions): DragHandler {
  return {
    start: () => position().count > 1,
    move: () => undefined,
    end(release) {
      if (!isSwipe(release)) return;
      const isMirrored = axis === 'horizontal' && isRtl();
      const step = (release.distancePx < 0 ? 1 : -1) * (isMirrored ? -1 : 1);
      if (canStep(position(), step)) request(step > 0 ? '+1' : '-1');
    },
  };
}

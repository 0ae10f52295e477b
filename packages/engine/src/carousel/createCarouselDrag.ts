import type { Clock, Disposer } from '@vitrine/browser';
import type { DragHandler } from '../ports/DragHandler.ts';
import type { Direction } from '../ports/SlideChange.ts';
import type { Carousel } from './Carousel.ts';
import type { CarouselSettings } from './carouselOffsets.ts';
import { nearestKey, resisted, restAfter, unresisted } from './carouselPosition.ts';

interface CarouselDragOptions {
  readonly carousel: Carousel;
  readonly settings: CarouselSettings;
  readonly clock: Clock;
  /** Whether there is anything to go to. */
  readonly canDrag: () => boolean;
  /** The slides come to rest at another one. */
  readonly request: (key: string, direction: Direction) => void;
}

/** The shortest frame of a common screen. */
const FRAME_LEAST_MS = 6;

/** Slides that follow the pointer, and go on to a slide when it lets them go. */
export function createCarouselDrag(options: CarouselDragOptions): DragHandler {
  const { carousel, settings, clock, canDrag, request } = options;
  /** Where the slides were caught, and where a pointer must have pulled them from to be there. */
  let from = 0;
  let pulledFrom = 0;
  let distancePx = 0;
  let cancelFrame: Disposer | null = null;
  let writtenMs = -Infinity;

  const steps = (px: number): number => {
    const { gauge } = carousel;
    return gauge ? (-px * gauge.forward) / gauge.stepPx : 0;
  };

  function grab(): boolean {
    if (!carousel.grab()) return false;
    from = carousel.position;
    pulledFrom = unresisted(carousel.lane, from, settings) - steps(distancePx);
    return true;
  }

  function apply(): void {
    cancelFrame = null;
    writtenMs = clock.now();
    // A change may have begun meanwhile: the pointer takes its slides from where they are.
    if (!carousel.isHeld) grab();
    carousel.follow(resisted(carousel.lane, pulledFrom + steps(distancePx), settings));
  }

  return {
    start() {
      distancePx = 0;
      return canDrag() && grab();
    },
    move(px) {
      distancePx = px;
      if (cancelFrame) return;
      // Browsers tell of a pointer once a frame; where one does so more often, the rest waits for the next.
      if (clock.now() - writtenMs >= FRAME_LEAST_MS) apply();
      else cancelFrame = clock.nextFrame(apply);
    },
    end(release) {
      cancelFrame?.();
      distancePx = release.distancePx;
      apply();
      const { lane, position, gauge, settle } = carousel;
      const stepPx = gauge?.stepPx ?? 1;
      const stepsPerMs = release.isCancelled ? 0 : steps(release.velocityPxPerMs);
      const to = restAfter({
        lane,
        settings,
        from,
        position,
        stepsPerMs,
        stepPx,
        inertiaMs: settle.inertiaMs,
      });
      carousel.glide(to);
      request(nearestKey(lane, to), to < from ? -1 : 1);
    },
  };
}

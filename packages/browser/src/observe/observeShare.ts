import type { Disposer } from '../dispose/Disposer.ts';

/** Told at every fiftieth: fine enough to compare modules by, coarse enough to cost nothing while a page scrolls. */
const STEPS = 50;

/**
 * Tells how much of an element is in view, from 0 to 1. Of one that is larger than the view it is the share of the view
 * that it fills: it could never be wholly seen.
 */
export function observeShare(element: Element, call: (share: number) => void): Disposer {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (last) call(last.isIntersecting ? shareOf(last) : 0);
    },
    { threshold: Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS) },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

function shareOf({ intersectionRect, intersectionRatio, rootBounds }: IntersectionObserverEntry): number {
  const viewArea = rootBounds ? rootBounds.width * rootBounds.height : 0;
  const filled = viewArea > 0 ? (intersectionRect.width * intersectionRect.height) / viewArea : 0;
  return Math.min(1, Math.max(intersectionRatio, filled));
}

import { browserClock, type Disposer, scrollToElement } from '@vitrine/browser';

const easeInOut = (progress: number): number => (1 - Math.cos(Math.PI * progress)) / 2;

/** Brings an element to the top of the window in so long; at once for those who want little motion. Hands back how to stop. */
export function scrollOver(element: Element, durationMs: number, offsetPx = 0): Disposer {
  return scrollToElement({
    container: window,
    clock: browserClock,
    element,
    offset: offsetPx,
    durationMs,
    ease: easeInOut,
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
}

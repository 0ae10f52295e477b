import type { Disposer } from '@vitrine/browser';

/** Calls when an element first comes into view, and looks no longer. */
export function onceInView(element: Element, call: () => void, rootMargin = '0px'): Disposer {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

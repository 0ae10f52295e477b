import type { Disposer } from '../dispose/Disposer.ts';

/** So much of the element in view counts as all of it: layouts round. */
const WHOLE = 0.98;

/**
 * Tells whether an element is in view, the view grown by a margin (or shrunk by a negative one). An element that is
 * wholly in view always is: at the foot of a page a shrunk view would never reach it.
 */
export function observeVisible(
  element: Element,
  margin: string,
  call: (isVisible: boolean) => void,
): Disposer {
  const state = { near: false, whole: false };
  let told: boolean | null = null;
  const tell = (): void => {
    const isVisible = state.near || state.whole;
    if (isVisible !== told) call((told = isVisible));
  };
  const near = new IntersectionObserver(
    (entries) => {
      state.near = entries.at(-1)?.isIntersecting ?? false;
      tell();
    },
    { rootMargin: marginOf(margin) },
  );
  const whole = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      state.whole = (last?.isIntersecting ?? false) && (last?.intersectionRatio ?? 0) >= WHOLE;
      tell();
    },
    { threshold: [0, WHOLE] },
  );
  near.observe(element);
  whole.observe(element);
  return () => {
    near.disconnect();
    whole.disconnect();
  };
}

/** Browsers refuse margins in other units; such a one is none. */
const marginOf = (written: string): string =>
  /^-?\d+(\.\d+)?(px|%)$/.test(written) ? `${written} 0px` : '0px';

import type { Disposer } from '../dispose/Disposer.ts';

/** Tells when the box of an element changes; not the first time. */
export function observeResize(element: Element, call: () => void): Disposer {
  let width: number | null = null;
  let height: number | null = null;
  const observer = new ResizeObserver((entries) => {
    const box = entries.at(-1)?.contentRect;
    if (!box || (box.width === width && box.height === height)) return;
    const isFirst = width === null;
    ({ width, height } = box);
    if (!isFirst) call();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

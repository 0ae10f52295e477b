/** spec/3 §9: at equal steps, a percentage of them; 0 alone for any other number. */
export function thresholdsOf(sensitivity: number): number[] {
  if (!(sensitivity > 0 && sensitivity <= 100)) return [0];
  const steps: number[] = [];
  for (let at = 0; at <= 1; at += 1 / sensitivity) steps.push(at);
  return steps;
}

export interface ScrollReport {
  readonly sensitivity: number;
  readonly isInViewport: boolean;
  readonly scrollPercentage: number;
  readonly intersectionScrollDirection: 'up' | 'down';
}

export interface ScrollObserverOptions {
  readonly sensitivity?: number;
  readonly offset?: string;
  readonly root?: Element | null;
  readonly callback: (report: ScrollReport) => void;
}

const twoDecimals = (value: number): number => Number.parseFloat(value.toFixed(2));

/** Tells how much of an element is in view, of the first entry at a time, and which way the page goes. */
export function scrollObserver({
  sensitivity = 0,
  offset = '0px',
  root = null,
  callback,
}: ScrollObserverOptions): IntersectionObserver {
  let lastTop = 0;
  return new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      const { y } = entry.boundingClientRect;
      const intersectionScrollDirection = y < lastTop ? 'down' : 'up';
      lastTop = y;
      callback({
        sensitivity,
        isInViewport: entry.isIntersecting,
        scrollPercentage: Math.abs(twoDecimals(entry.intersectionRatio * 100)),
        intersectionScrollDirection,
      });
    },
    { root, rootMargin: offset, threshold: thresholdsOf(sensitivity) },
  );
}

export interface Offsets {
  /** Percent of the height that is measured against. */
  readonly start?: number;
  readonly end?: number;
}

/** How far an element has come through the view, from 0 to 100. */
export function elementPercentage(
  { top, height }: { readonly top: number; readonly height: number },
  viewHeight: number,
  { start = 0, end = 0 }: Offsets = {},
): number {
  const before = (viewHeight * start) / 100;
  const after = (viewHeight * end) / 100;
  const way = top + before + height - (top - viewHeight) + after;
  const share = (viewHeight - top + before) / way;
  return twoDecimals(Math.max(0, Math.min(share, 1)) * 100);
}

/** How far a page was scrolled; with offsets it may be more than all of it. */
export function pagePercentage(
  { scrollTop, scrollHeight, clientHeight }: Pick<Element, 'scrollTop' | 'scrollHeight' | 'clientHeight'>,
  { start = 0, end = 0 }: Offsets = {},
  limit?: number,
): number {
  const way = limit || scrollHeight - clientHeight;
  const before = (way * start) / 100;
  return ((scrollTop + before) / (way + before + (way * end) / 100)) * 100;
}

/** How a track lies in the page: read once for each press and key, never while a handle moves. */
export interface Track {
  readonly isVertical: boolean;
  readonly isRtl: boolean;
  /** The place on it that a pointer is at. */
  placeAt(clientX: number, clientY: number): number;
}

export function trackOf(element: Element): Track {
  const { left, right, top, width, height } = element.getBoundingClientRect();
  const isVertical = height > width;
  const isRtl = getComputedStyle(element).direction === 'rtl';
  const lengthPx = Math.max(1, isVertical ? height : width);
  return {
    isVertical,
    isRtl,
    placeAt(clientX, clientY) {
      if (isVertical) return (clientY - top) / lengthPx;
      return (isRtl ? right - clientX : clientX - left) / lengthPx;
    },
  };
}

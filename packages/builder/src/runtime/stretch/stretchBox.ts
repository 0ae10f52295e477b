/** What was measured of an element and of what it is stretched to. */
export interface StretchMeasures {
  readonly elementLeft: number;
  readonly elementWidth: number;
  readonly isFixed: boolean;
  readonly containerLeft: number;
  readonly containerWidth: number;
  readonly containerIsWindow: boolean;
  readonly isRtl: boolean;
  /** How wide the window's scrollbar is, where that is to be left out of it. Default 0. */
  readonly scrollbarWidth?: number;
  /** Room on either side; default 0. */
  readonly margin?: number;
}

export interface StretchBox {
  readonly widthPx: number;
  readonly side: 'left' | 'right';
  readonly offsetPx: number;
}

/** As wide as its container, and moved to its edge. */
export function stretchBox({
  elementLeft,
  elementWidth,
  isFixed,
  containerLeft,
  containerWidth,
  containerIsWindow,
  isRtl,
  scrollbarWidth = 0,
  margin = 0,
}: StretchMeasures): StretchBox {
  let offset = isFixed ? 0 : elementLeft;
  if (!containerIsWindow) {
    if (isFixed) offset = containerLeft;
    // Also for a fixed element, as the original has it.
    if (elementLeft > containerLeft) offset = elementLeft - containerLeft;
  } else offset -= scrollbarWidth;
  if (!isFixed) {
    if (isRtl) offset = containerWidth - (elementWidth + offset);
    offset = -offset;
  }
  return {
    widthPx: containerWidth - 2 * margin,
    side: isRtl ? 'right' : 'left',
    offsetPx: offset + margin,
  };
}

export interface ItemWindow {
  readonly start: number;
  /** The first index after it. */
  readonly end: number;
}

/** Which items show when `size` of `count` do: the centre in the middle, and no empty places at the ends. */
export function itemWindow(count: number, centre: number, size: number): ItemWindow {
  const shown = Math.max(0, Math.min(count, Math.floor(size)));
  const start = Math.max(0, Math.min(count - shown, Math.floor(centre - (shown - 1) / 2)));
  return { start, end: start + shown };
}

export const isInWindow = ({ start, end }: ItemWindow, index: number): boolean =>
  index >= start && index < end;

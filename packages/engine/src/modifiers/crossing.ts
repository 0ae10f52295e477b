/** Where a module stands in the view, in pixels. */
export interface ViewBox {
  readonly top: number;
  readonly height: number;
  readonly viewHeight: number;
}

/**
 * How far a module is pushed out of view: 0 while all of it shows, positive when it goes out at the top, negative at the
 * bottom. One that is higher than the view is at rest when it fills it from its own top on.
 */
export function outOfView({ top, height, viewHeight }: ViewBox): number {
  const isByTop = top < 0 || height > viewHeight;
  const outPx = isByTop ? clamp(-top, -height, height) : clamp(viewHeight - top - height, -height, 0);
  // Layouts round: a module that fills the view is in it.
  return Math.abs(outPx) < 1 ? 0 : outPx;
}

/** Where the root of a module stands now. Reads the layout. */
export function viewBoxOf(root: HTMLElement): ViewBox & { readonly left: number; readonly width: number } {
  const { top, left, width, height } = root.getBoundingClientRect();
  return { top, left, width, height, viewHeight: root.ownerDocument.defaultView?.innerHeight ?? height };
}

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

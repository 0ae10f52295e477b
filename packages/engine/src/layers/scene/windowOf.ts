import type { LayerBoxes } from '../boxes/LayerBoxes.ts';
import { round } from '../pose/Distance.ts';

/** What shows no more of a wrapper than the content's box in it. */
export function windowOf({ inWrapper: { left, top, width, height }, wrapper }: LayerBoxes): string {
  const sides = [top, wrapper.width - left - width, wrapper.height - top - height, left];
  return `inset(${sides.map((side) => `${round(side)}px`).join(' ')})`;
}

import { PICTURE_WIDTHS } from '../limits.ts';

/** A step that is nearly as large as the next one saves nothing. */
const NEARLY = 0.9;

/** How wide a picture is made, never wider than it is. */
export function widthsOf(width: number): readonly number[] {
  const widest = Math.min(width, PICTURE_WIDTHS.at(-1) ?? width);
  return [...PICTURE_WIDTHS.filter((step) => step < widest * NEARLY), widest];
}

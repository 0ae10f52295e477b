import { LEAST_PIXEL_RATIO, MOST_PIXEL_RATIO } from '../limits.ts';

/** spec/1 §5: how many pixels of the screen are drawn for one of the page. */
export const pixelRatio = (): number =>
  Math.min(MOST_PIXEL_RATIO, Math.max(LEAST_PIXEL_RATIO, globalThis.devicePixelRatio || LEAST_PIXEL_RATIO));

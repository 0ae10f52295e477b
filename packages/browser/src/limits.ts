/** Constants of the specification that the shared runtime applies, each with its section. */

/** spec/1 §9: pictures that are fetched at a time, and that are remembered. */
export const IMAGES_AT_A_TIME = 5;
export const MOST_IMAGES = 5000;
/** spec/1 §9: a size has to rest so long before it is told; it is told after so long at the latest. */
export const RESIZE_DEBOUNCE_MS = 100;
export const RESIZE_MOST_MS = 1000;
/** spec/2 §9: a turned screen is laid out three times. When is ours: browsers know its new size sooner or later. */
export const ORIENTATION_LAYOUTS_MS = [0, RESIZE_DEBOUNCE_MS, RESIZE_MOST_MS] as const;
/** spec/1 §5: more pixels than these are not drawn. */
export const LEAST_PIXEL_RATIO = 1;
export const MOST_PIXEL_RATIO = 2;

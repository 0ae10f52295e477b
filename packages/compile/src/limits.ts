/** Constants that the compiler applies; those of the specification with their section. */

/** spec/2 §9: how long a row of tabs or thumbs takes to move to another item. */
export const ROW_MOVE_MS = 400;
/** spec/2 §9: how far navigation slides, and from which size it zooms, when it appears. */
export const APPEAR_SLIDE_PX = 50;
export const APPEAR_ZOOM_IN = 0.5;
export const APPEAR_ZOOM_OUT = 1.2;
/** spec/2 §9: between these widths of the module tabs and thumbs grow from their least to their full size. */
export const SIZE_SCALES_FROM_PX = 480;
export const SIZE_SCALES_TO_PX = 980;

/** WCAG 2.2, target size (minimum). */
export const SMALLEST_TARGET_PX = 24;
/** What a row keeps free of the module's edges. */
export const EDGE_PX = 10;

/** How many bullets a line shows in modules narrower than so many pixels; */
export const BULLETS_BELOW_PX = [
  [400, 7],
  [600, 9],
  [900, 11],
] as const;
/** and a column on each level: modules are wider than they are high. */
export const BULLETS_DOWN = [11, 11, 9, 7, 5] as const;

/** spec/2 §4: the progress bar fades so long when the show is over. */
export const PROGRESS_FADE_MS = 500;
/** Over the slides (5) and the global ones (10), under the navigation. */
export const PROGRESS_Z_INDEX = 20;

/** A module that fits into a window of less than its own height is never lower than this, or than its grid. */
export const LEAST_FITTED_HEIGHT_PX = 640;
/** Down to notebooks: on tablets and phones it is as high as its grid, and the page scrolls. */
export const SMALLEST_FITTED_LEVEL = 2;

/** Constants of the specification that the navigation applies, each with its section. */

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
/** What no screen has room for is not drawn, however many slides there are. */
export const MOST_VISIBLE = 24;
/** What a row keeps free of the module's edges. */
export const EDGE_PX = 10;

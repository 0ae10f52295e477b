/** A module that fits into a window of less than its own height is never lower than this, or than its grid. */
export const LEAST_FITTED_HEIGHT_PX = 640;
/** Down to notebooks: on tablets and phones it is as high as its grid, and the page scrolls. */
export const SMALLEST_FITTED_LEVEL = 2;

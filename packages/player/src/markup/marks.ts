// What drawn HTML and its player know each other by.

/** Class of the part of a progress bar that moves. */
export const FILL = 'sr7-progress-fill';

/** Marks layers whose drawing is named by its address: it stands there as a picture until it is put in place. */
export const DRAWING = 'data-drawing';

/** How high all that is which a module as high as the window leaves room for. */
export const HEIGHT_OFFSET_LENGTH = '--below';

/** Class of the part that moves. */
export const FILL = 'sr7-progress-fill';

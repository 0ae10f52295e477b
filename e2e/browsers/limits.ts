/** Wide enough for the widest frame. */
export const WINDOW = { width: 1300, height: 900 };
export const WIDTHS = [360, 1280] as const;
export const FRAME_HEIGHT = 800;
/** How far a box may be from Chromium's. */
export const TOLERANCE_PX = 2;
/** As in `fonts.conf`. */
export const SYSTEM_FONT = 'Liberation Sans';

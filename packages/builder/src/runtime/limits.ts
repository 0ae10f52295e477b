/** Constants of the specification that the pages' script applies, each with its section. */

/** spec/3 §9: slides beside each other, where nothing is said, by device; slides that move at once. */
export const SLIDES_TO_SHOW = 3;
export const SLIDES_TO_SHOW_TABLET = 2;
export const SLIDES_TO_SHOW_MOBILE = 1;
export const SLIDES_TO_SCROLL = 1;
/** spec/3 §9: a sliver of the next slide, so that the library draws it where it is offset. */
export const OFFSET_SLIVER = 0.001;
/** spec/3 §9: neighbours of a slide whose pictures are loaded with it, on either side. */
export const LAZY_NEIGHBOURS = 1;
/** spec/3 §4: fewer slides than these do not move. */
export const LEAST_SLIDES = 2;
/** spec/3 §9: a platform's film script is looked for so often until it is ready. */
export const VIDEO_API_RETRY_MS = 350;
/** spec/3 §9. */
export const MASONRY_COLUMNS = 3;
export const MASONRY_SPACE_PX = 30;
/** spec/3 §9: backgrounds are loaded so far before they are seen. */
export const LAZY_BACKGROUND_MARGIN = '200px 0px 200px 0px';
/** spec/3 §8: a part of the script that has not come after so long is not waited for. */
export const CHUNK_TIMEOUT_MS = 120_000;
/** Ours to read from the original: its controls go away after so long without a movement. */
export const LIGHTBOX_CONTROLS_MS = 3500;
/** The original's: how long accordions and toggles take to open, and counters to count. */
export const SLIDE_OPEN_MS = 400;
export const COUNT_MS = 2000;

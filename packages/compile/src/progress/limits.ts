/** spec/2 §4: the progress bar fades so long when the show is over. */
export const PROGRESS_FADE_MS = 500;
/** Over the slides (5) and the global ones (10), under the navigation. */
export const PROGRESS_Z_INDEX = 20;

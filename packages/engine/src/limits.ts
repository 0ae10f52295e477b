/** Constants of the specification that the engine applies, each with its section. */

/** spec/2 §4: a slide that is being prepared is looked at again so often. */
export const PREPARE_RETRY_MS = 19;

/** spec/2 §9: the frame rate is looked at over so long, and is low below so many frames a second. */
export const FRAME_RATE_CHECK_MS = 4000;
export const LOW_FRAME_RATE = 30;
export const FRAME_RATE_SAMPLES = 10;

/** Slides that stay built at a time. */
export const MOST_BUILT_SLIDES = 12;

/** spec/1 §9: the size of a page settles so long before the player follows it. */
export const RESIZE_DEBOUNCE_MS = 100;
/** spec/2 §9: the same action of the same layer runs once within this time. */
export const ACTION_DEBOUNCE_MS = 19;
/** spec/2 §9: scrolling to an anchor. */
export const LINK_SCROLL_MS = 1000;
export const SCROLL_EASE = 'power3.out';

/** A slide is shown after so long even when its picture has not come. */
export const PREPARE_MOST_MS = 3000;

/** spec/2 §4: a layer without height and of automatic size is measured again so often, so long apart. */
export const MEASURE_RETRIES = 3;
export const MEASURE_RETRY_MS = 19;
/** spec/1 §9: the time of a movement that names none. */
export const SCENE_STEP_MS = 300;
/** How long a scene takes for a visitor who wants no motion: long enough to see what has changed. */
export const REDUCED_FADE_MS = 200;

/** spec/1 §9: the length of a background transition; divided by this it is the stagger of its pieces, in seconds. */
export const TRANSITION_MS = 1000;
export const TRANSITION_STAGGER_DIVISOR = 1500;
/** spec/1 §9: a random pick that draws another random one goes no deeper. */
export const MOST_RANDOM_PICKS = 10;
/** spec/1 §5: rows and columns are drawn between these, and leave so many pixels of the canvas. */
export const RANDOM_GRID_FROM = 3;
export const RANDOM_GRID_TO = 13;
export const GRID_LEAVES_PX = 10;
/** Pieces on one side of a transition: more would stop the page that shows them. */
export const MOST_PIECES = 400;
/** spec/1 §9: perspective of 3D transitions, seen from outside and from inside. */
export const OUTER_PERSPECTIVE_PX = 1500;
export const INNER_PERSPECTIVE_PX = 2500;
/** spec/2 §4: the current slide stands at 5, global ones at 10; a leaving slide that uncovers it stands between. */
export const UNCOVERING_Z_INDEX = 6;

/** Constants of the specification that the engine applies, each with its section. */

/** spec/2 §4: a slide that is being prepared is looked at again so often. */
export const PREPARE_RETRY_MS = 19;
/** No screen shows it, and yet it is not nothing. Ours. */
export const UNSEEN_OPACITY = 0.001;
/** A slide that comes later than this, as one that had to be fetched, has its whole time all the same. Ours. */
export const MOST_LATE_MS = 200;
/** spec/1 §9, "a caller-given timeout": the first slide waits so long for its fonts. Ours: longer, and visitors wait for them. */
export const FONT_WAIT_MS = 500;

/** spec/2 §9: the frame rate is looked at over so long, and is low below so many frames a second. */
export const FRAME_RATE_CHECK_MS = 4000;
export const LOW_FRAME_RATE = 30;
export const FRAME_RATE_SAMPLES = 10;

/** Slides that stay built at a time. */
export const MOST_BUILT_SLIDES = 12;

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

/** spec/2 §9: a pointer that has moved no further has not moved. */
export const DRAG_TOLERANCE_PX = 5;
/** A swipe goes so far, or is so fast and goes at least a little. */
export const SWIPE_PX = 40;
export const FLICK_PX = 10;
export const FLICK_PX_PER_MS = 0.3;
/** How fast a pointer was when it was let go: over so long before. */
export const VELOCITY_WINDOW_MS = 100;
/** spec/2 §2: a key so soon after the last one is not heard. */
export const KEY_APART_MS = 500;
/** So much wheel is a step: a notch of a mouse is more, the tremble of a finger on a trackpad less. */
export const WHEEL_STEP_PX = 30;
/** A wheel that stood still for so long begins anew. */
export const WHEEL_REST_MS = 200;
/** Inertia only ever slows down: what is so much faster than before is a new push. */
export const WHEEL_PUSH_RATIO = 1.5;
/** So much in view counts as all: what is told of it is rounded, and layouts round too. */
export const WHOLE_SHARE = 0.9;

/** spec/2 §3: what is left of the way shrinks by the drag-ended lerp with every frame of 60 a second. */
export const LERP_FRAME_MS = 1000 / 60;
/** A carousel that is let go has come to rest when so little of its way is left. */
export const SETTLED_SHARE = 1 / 1024;
/** How long a carousel with overshoot takes to swing past its slide for the first time. */
export const OVERSHOOT_MS = 350;
/** Slides that are pulled beyond an end follow by no more than such a share of a slide. */
export const CAROUSEL_RESISTANCE = { stiff: 0.15, elastic: 0.4 };
/** Slides that are let go so fast go at least to the next one. */
export const CAROUSEL_FLICK_PX_PER_MS = 0.3;

/** spec/2 §9: the progress of a slide runs so long, at the speed that its own length asks for. */
export const PROGRESS_BASE_MS = 9000;
/** How long the bar takes to run back, where it does not start over at once. */
export const PROGRESS_REWIND_MS = 300;
/** Slides that a carousel draws beyond those that are seen: the next one is there before it comes into sight. */
export const CAROUSEL_AHEAD = 1;

/** spec/2 §9, scrubber: how its handle moves to a slide, how long it glides when it is let go, how much it resists beyond its ends. */
export const SCRUB_TWEEN_MS = 200;
export const SCRUB_GLIDE_LEAST_MS = 100;
export const SCRUB_GLIDE_MOST_MS = 1500;
export const SCRUB_EDGE_RESISTANCE = 0.8;
/** spec/2 §9: a slide is asked for when the handle has rested over it for so long. */
export const SCRUB_REST_MS = 200;
/** How far ahead a handle that is let go is thought: so long at the speed it had. */
export const SCRUB_AHEAD_MS = 200;
/** Slides that stay drawn behind those that a drag shows. */
export const CAROUSEL_KEPT = 3;

/** spec/2 §7: a platform's script is asked so often whether it is ready; one that never is has failed. */
export const API_POLL_MS = 50;
export const API_MOST_MS = 10_000;
/** spec/2 §9: the box of a film is looked for in such steps, for so long. */
export const BOX_POLL_MS = 19;
export const BOX_MOST_MS = 100;
/** spec/2 §9: when YouTube plays nothing so long after it was asked to, the browser has refused. */
export const PLAY_CHECK_MS = 1000;
/** spec/2 §9: a film fades in, unless its layer began to come so shortly before. */
export const FILM_FADES_AFTER_MS = 500;
/** How often a film that ends before its own end is asked where it stands. */
export const END_POLL_MS = 100;

/** spec/2 §9: the perspective of modifiers that turn. */
export const MODIFIER_PERSPECTIVE_PX = 1600;
/** A device that is turned by so much from how it was held first points at the edge of a module. */
export const TILT_RANGE_DEG = 30;
/** spec/2 §4 and §9: a scroll-based timeline runs while its module is so far inside the view. */
export const SCROLL_TIMELINE_MARGIN_PX = 200;

/** A sea of points has no more of them, whatever its document says. */
export const MOST_PARTICLES = 5000;

/** Backgrounds that are drawn by WebGL have no more pixels than this across or down: more costs, and is not seen in motion. */
export const LARGEST_SHADER_PX = 2048;

/** spec/1 §9: how long after a page has loaded its hash may open a modal. */
export const HASH_OPEN_MS = 500;

/** Constants of the specification that the model applies, each with its section. */

/**
 * Objects and lists inside one another, the document itself counted. The deepest real module seen has 13 of them and the deepest
 * page 17. Filling a template of this depth takes no more of the stack than drawing a usual module does.
 */
export const DOCUMENT_DEPTH = 64;

/** spec/1 §9: default widths of the levels, largest first. */
export const DEFAULT_GRID_WIDTHS_PX = [1600, 1240, 1024, 778, 480] as const;
/** facts/module-page-contract: below these viewport widths the next smaller level takes over. */
export const BREAKPOINTS_PX = [1240, 1024, 778, 480] as const;
/** The grid height of the field's own fallback module; the spec names none. */
export const DEFAULT_GRID_HEIGHTS_PX = [900, 900, 768, 960, 720] as const;
/** spec/2 §9: slide length when neither slide nor module says one. */
export const SLIDE_LENGTH_MS = 9000;
/** spec/1 §9: perspective of the module. */
export const PERSPECTIVE_PX = 600;
/** spec/1 §9 and §2: modal speed, hash-open delay and stacking. */
export const MODAL_SPEED_MS = 1000;
/** spec/1 §3: the modal backdrop. */
export const MODAL_BACKDROP = 'rgba(0,0,0,0.5)';
/** spec/1 §9: hover length and the time of a frame that names none. */
export const HOVER_DURATION_MS = 300;
export const FRAME_TIME_MS = 300;
export const HOVER_EASE = 'power3.inOut';
/** spec/1 §9: background transition. */
export const TRANSITION_DURATION_MS = 1000;
export const OVERLAY_PATTERN_COUNT = 16;
/** spec/1 §9: a slide's layer loop ends here when it names no end. */
export const LAYER_LOOP_END_MS = 99999;
/** spec/1 §9: carousel. */
export const CAROUSEL_DURATION_MS = 800;
export const CAROUSEL_EASE = 'power3.inOut';
export const CAROUSEL_MIN_SCALE_PERCENT = 50;
export const CAROUSEL_MAX_OPACITY_PERCENT = 100;
/** spec/2 §3: carousel visible count, perspective and drag smoothing. */
export const CAROUSEL_MAX_VISIBLE = 3;
export const CAROUSEL_PERSPECTIVE_PX = 1200;
export const CAROUSEL_DRAG_LERP = 0.1;
/** spec/1 §5: a 3d spin needs at least three visible slides. */
export const CAROUSEL_SPIN_MIN_VISIBLE = 3;
/** spec/1 §9: navigation delays. */
export const NAV_DELAY_IN_MS = 1000;
export const NAV_DELAY_OUT_MS = 1200;
/** spec/2 §9: navigation texts and slide params. */
export const NAV_TEXT_LENGTH = 500;
export const SLIDE_PARAM_COUNT = 10;
/** spec/2 §9: wheel cooldown; spec/2 §3: touches of a swipe. */
export const WHEEL_COOLDOWN_MS = 1500;
export const SWIPE_TOUCHES = 1;
/** spec/2 §9: link scroll. */
export const LINK_SCROLL_MS = 1000;
/** spec/1 §3 and §9: streams. */
export const STREAM_COUNT = 8;
export const STREAM_CACHE_S = 1200;
export const STREAM_MAX_POSTS = 30;
export const STREAM_EXCERPT_LIMIT = 55;
/** spec/1 §9: gradients. */
export const GRADIENT_ANGLE_DEG = 180.1;
export const GRADIENT_STRENGTH_PERCENT = 100;
/** spec/1 §9: editor snapping. */
export const SNAP_GAP_PX = 20;
/** spec/2 §9: 3D depth of the modifiers. */
export const MODIFIER_DEPTH_3D = 65;
/** spec/1 §9: the viewport observer, and spec/2 §4 for scroll-based timelines. */
export const VIEWPORT_MARGIN = '-100px';
export const SCROLL_TIMELINE_VIEWPORT_MARGIN = '-200px';
/** spec/1 §3: layer defaults. */
export const LAYER_Z_INDEX = 5;
/** Writers leave the order out where it is 5: in real columns the layer without one stands between 4 and 6. */
export const LAYER_ORDER = 5;
export const COLUMN_FRACTION = 1 / 3;
export const FONT_FAMILY = 'Roboto';
export const FONT_SIZE_PX = 20;
export const FONT_WEIGHT = 400;
export const MEDIA_VOLUME_PERCENT = 100;
export const MEDIA_RATIO = 16 / 9;

/** Documents count the delay between parts of a split text in hundredths of a second (docs/decisions/0005). */
export const SPLIT_DELAY_UNIT_MS = 10;

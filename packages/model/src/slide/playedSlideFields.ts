import { LAYER_LOOP_END_MS } from '../limits.ts';
import { flag, milliseconds, number } from '../reading/scalars.ts';
import { from, shape } from '../reading/shape.ts';

const timing = shape({
  stop: flag(false),
  /** Null: the module's own length. */
  lengthMs: from('len', milliseconds(null)),
  hideAfterLoops: from('hal', number(0)),
  hideOnMobile: from('hom', flag(false)),
  hiddenFromNavigation: from('hfn', flag(false)),
});

const loop = shape({
  use: from('u', flag(false)),
  repeat: from('r', number(-1)),
  startMs: from('s', milliseconds(0)),
  endMs: from('e', milliseconds(LAYER_LOOP_END_MS)),
});

/** What only the player of a slide asks for. */
export const playedSlideFields = {
  timing: from('slideshow', timing),
  loop,
  /** Waits until its module is in view, and stands while it is not. */
  respectsViewport: from('respVP', flag(true)),
};

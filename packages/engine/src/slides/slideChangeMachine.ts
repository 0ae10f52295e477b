/** The states of one slide change (spec/2 §4), in the order in which it goes through them. */
export type ChangeState = 'asked' | 'preparing' | 'drawing' | 'entering' | 'playing' | 'settling' | 'settled';

export type ChangeEvent =
  /** The module is in view, and no other change is in the way. */
  | 'admitted'
  | 'heldBack'
  /** All that the slide is played with is there. */
  | 'prepared'
  /** Both slides stand in the page. */
  | 'drawn'
  /** The entering slide has taken its turn: its layers come, those of the leaving one go. */
  | 'entered'
  /** The backgrounds have moved, or somebody has interrupted them. */
  | 'over'
  | 'failed'
  /** The player goes. */
  | 'stopped'
  /** Nothing of the slide that left goes on. */
  | 'putAway';

/** What the next slide that is asked for does to a change: take its place, wait for its end, or end it. */
export type NextSlide = 'replaces' | 'waits' | 'interrupts';

interface ChangeRow {
  readonly on: Readonly<Partial<Record<ChangeEvent, ChangeState>>>;
  readonly nextSlide: NextSlide;
}

/**
 * One change, from the request to the end. Two changes may be on their way at a time: one that is drawn or further,
 * and behind it one that is asked for or prepared. Every way leads to `settled`, and a slide that is asked for
 * while another comes is never dropped: it waits, or it ends the other.
 */
const CHANGE: Readonly<Record<ChangeState, ChangeRow>> = {
  asked: { nextSlide: 'replaces', on: { admitted: 'preparing' } },
  preparing: { nextSlide: 'replaces', on: { heldBack: 'asked', prepared: 'drawing' } },
  // A slide may lead on to another while it comes: it has its own turn first.
  drawing: { nextSlide: 'waits', on: { drawn: 'entering', failed: 'settling', stopped: 'settling' } },
  entering: { nextSlide: 'waits', on: { entered: 'playing', stopped: 'settling' } },
  playing: { nextSlide: 'interrupts', on: { over: 'settling', failed: 'settling', stopped: 'settling' } },
  settling: { nextSlide: 'waits', on: { putAway: 'settled' } },
  settled: { nextSlide: 'replaces', on: {} },
};

/** Where an event leads; one that means nothing now leads nowhere. */
export const nextChangeState = (state: ChangeState, event: ChangeEvent): ChangeState =>
  CHANGE[state].on[event] ?? state;

/** Where the author gives a navigation delay, nobody interrupts a change (spec/2 §4, `nd`). */
export const nextSlideIn = (state: ChangeState, navDelayMs: number): NextSlide =>
  CHANGE[state].nextSlide === 'interrupts' && navDelayMs > 0 ? 'waits' : CHANGE[state].nextSlide;

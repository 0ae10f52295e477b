import { clip, enter, enterParts, filter, leave, leaveParts, loop, mask } from './frames.mjs';

/** Ready timelines: what most layers do on their way in and out. `at` is when, in ms from the slide's start. */
const out = (to = { o: 0 }, ms = 450) => ({ content: leave({ to, ms }) });

export const rise = (at = 0, y = 40) => ({
  in: { content: enter({ from: { y, o: 0 }, at, ms: 900 }) },
  out: out({ y: -30, o: 0 }),
});

export const fadeIn = (at = 0, ms = 800) => ({
  in: { content: enter({ from: { o: 0 }, at, ms, ease: 'power1.out' }) },
  out: out(),
});

export const slideIn = (at = 0, x = -80) => ({
  in: { content: enter({ from: { x, o: 0 }, at, ms: 1000, ease: 'power4.out' }) },
  out: out({ x: -x, o: 0 }),
});

/** Comes up from behind its own lower edge. */
export const unveil = (at = 0) => ({
  in: {
    content: enter({ from: { y: '100%', o: 1 }, at, ms: 1000, ease: 'power4.out' }),
    mask: mask({ at, ms: 1000 }),
  },
  out: { content: leave({ to: { y: '-100%' }, ms: 600 }), mask: mask({ ms: 600 }) },
});

export const chars = (at = 0, options = {}) => ({
  in: { content: enter({ from: { o: 1 }, at, ms: 10 }), chars: enterParts({ at, ...options }) },
  out: { content: leave({ ms: 600 }), chars: leaveParts() },
});

export const words = (at = 0, options = {}) => ({
  in: { content: enter({ from: { o: 1 }, at, ms: 10 }), words: enterParts({ at, delay: 70, ...options }) },
  out: { content: leave({ ms: 600 }), words: leaveParts({ delay: 25 }) },
});

export const lines = (at = 0, options = {}) => ({
  in: {
    content: enter({ from: { o: 1 }, at, ms: 10 }),
    lines: enterParts({ at, delay: 130, ms: 1000, ...options }),
  },
  out: { content: leave({ ms: 600 }), lines: leaveParts({ delay: 60 }) },
});

export const grow = (at = 0, scale = 0.86) => ({
  in: { content: enter({ from: { sX: scale, sY: scale, o: 0 }, at, ms: 1200, ease: 'power3.out' }) },
  out: out({ sX: 1.06, sY: 1.06, o: 0 }),
});

export const wipe = (at = 0, from = 'l') => ({
  in: { content: enter({ from: { o: 1 }, at, ms: 10 }), clip: clip({ from, at }) },
  out: out(),
});

export const focus = (at = 0, blur = 18) => ({
  in: { content: enter({ from: { o: 0 }, at, ms: 1200 }), filter: filter({ at, ms: 1200, blur }) },
  out: out(),
});

/** Adds an endless movement to a timeline. */
export const floating = (timeline, options) => ({ ...timeline, in: { ...timeline.in, loop: loop(options) } });

/** Adds a named scene that actions play. */
export const withScene = (timeline, name, state, { ms = 400, ease = 'power3.out' } = {}) => ({
  ...timeline,
  [name]: { content: leave({ to: state, ms, ease }) },
});

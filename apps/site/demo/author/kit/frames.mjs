import { lengths, levels } from './levels.mjs';

const REST = { x: 0, y: 0, o: 1 };
const SPATIAL = ['sX', 'sY', 'rX', 'rY', 'rZ', 'z', 'skX', 'skY'];

/** One frame; x and y take levels, the rest one value. */
function frame(at, ms, ease, state = {}, extra = {}) {
  const { x = 0, y = 0, o = 1 } = state;
  const more = Object.fromEntries(
    SPATIAL.filter((key) => state[key] !== undefined).map((key) => [key, state[key]]),
  );
  const place = (value) => (value === 0 ? levels(0) : lengths(value));
  return {
    t: at,
    d: ms,
    f: ms,
    e: ease,
    pE: 'd',
    x: place(x),
    y: place(y),
    o,
    ...more,
    xRe: 0,
    yRe: 0,
    off: 0,
    ...extra,
  };
}

const without = (frameOf, keys) =>
  Object.fromEntries(Object.entries(frameOf).filter(([key]) => !keys.includes(key)));

const target = (all, pers = '600px') => ({ pers, orig: { x: '50%', y: '50%', z: '0' }, all });

/** What a state is once nothing is done to it, for the keys that `from` sets. */
function restOf(from) {
  const neutral = { sX: 1, sY: 1, rX: '0deg', rY: '0deg', rZ: '0deg', z: 0, skX: '0deg', skY: '0deg' };
  return Object.fromEntries(Object.keys(from).map((key) => [key, key in REST ? REST[key] : neutral[key]]));
}

const hold = (at) => (typeof at === 'number' ? at : 0);

/** Content that comes from a state to rest. `at` may be 'w0': it then waits for an action. */
export function enter({ from = { o: 0 }, at = 0, ms = 900, ease = 'power3.out', pers, extra } = {}) {
  return target([frame(at, 0, ease, from, extra), frame(hold(at), ms, ease, restOf(from), extra)], pers);
}

/** Where content goes; everything that is not named stays as it is. */
export function leave({ to = { o: 0 }, at = 0, ms = 500, ease = 'power2.in' } = {}) {
  const all = [frame(at, ms, ease, { x: 'inherit', y: 'inherit', ...to }, { pE: 'n' })];
  return target(all);
}

/** Split text: chars, words or lines that follow one another. */
export function enterParts({
  from = { y: '100%', o: 0 },
  at = 0,
  ms = 800,
  ease = 'power4.out',
  dir = 'start',
  delay = 40,
}) {
  return enter({ from, at, ms, ease, extra: { dir, delay: delay / 10 } });
}

export function leaveParts({ to = { o: 0 }, ms = 400, ease = 'power2.in', dir = 'end', delay = 15 } = {}) {
  const all = [
    frame(0, ms, ease, { x: 'inherit', y: 'inherit', ...to }, { pE: 'n', dir, delay: delay / 10 }),
  ];
  return target(all);
}

/** The window through which content shows while it moves. */
export function mask({ at = 0, ms = 900, ease = 'power3.out', x = 0, y = 0 } = {}) {
  const step = (t, d, px, py) => ({ ...frame(t, d, ease, { x: px, y: py }), oflow: 'hidden' });
  return { all: [step(at, 0, x, y), step(hold(at), ms, 0, 0)].map((one) => without(one, ['o', 'pE'])) };
}

/** Uncovers from a side (l, r, t, b) or, as type c, in a circle. */
export function clip({ from = 'l', type = 'r', at = 0, ms = 1000, ease = 'power3.inOut' } = {}) {
  const step = (t, d, c) => ({ t, d, f: d, e: ease, c });
  return { orig: from, type, all: [step(at, 0, '0%'), step(hold(at), ms, '100%')] };
}

/** Blur, grey and brightness, from a state to none. */
export function filter({
  at = 0,
  ms = 900,
  ease = 'power2.out',
  blur = 0,
  grey = 0,
  bright = 100,
  behind = 0,
} = {}) {
  const step = (t, d, b, g, r, bb) => {
    const back = { bu: behind > 0, bb: bb ? `${bb}px` : 0, bg: 0, br: 100, bs: 0, bi: 0 };
    return { t, d, f: d, e: ease, fu: true, b: `${b}px`, g, r, ...back };
  };
  return { all: [step(at, 0, blur, grey, bright, 0), step(hold(at), ms, 0, 0, 100, behind)] };
}

/** A movement without end between two states. */
export function loop({ from = {}, to, at = 0, ms = 3000, ease = 'sine.inOut', yoyo = true }) {
  const rep = (s) => ({ s, r: -1, sh: s === 's', y: yoyo, c: false });
  const step = (d, state, s) => ({ ...frame(at, d, ease, state), rep: rep(s) });
  const strip = (one) => without(one, ['pE', 'xRe', 'yRe', 'off']);
  return {
    ...target([strip(step(0, from, 's')), strip(step(ms, to, 'e'))]),
    orig: { x: '50%', y: '50%', z: 0 },
  };
}

/** Ken Burns: the background moves and grows slowly. */
export function pan({ ms = 12000, from = {}, to = {}, ease = 'none' }) {
  const step = (d, { x = 0, y = 0, scale = 100, turn = 0 }) => {
    return { t: 0, d, f: d, e: ease, x, y, sX: `${scale}%`, rZ: turn, off: 0 };
  };
  return { pers: 600, orig: { x: '50%', y: '50%', z: '0' }, all: [step(0, from), step(ms, to)] };
}

import { levels } from '../kit/levels.mjs';

/** A ready-made look by name, with the values that this module changes in it. */
export function look({ key, values = {}, always = true, show = true, speed = 500 }) {
  const cst = Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .flatMap(([name, value]) => [
        [name, String(value)],
        [`${name}-def`, true],
      ]),
  );
  return {
    set: true,
    key,
    t: 1,
    def: {},
    cst,
    css: '',
    html: '',
    on: always,
    ps: 'default',
    s: speed,
    dIn: levels(300),
    dOut: levels(200),
    show: levels(show),
  };
}

/** Where a piece stands; x and y are distances from the edges that h and v name. */
export const place = ({ h = 'center', v = 'bottom', x = 0, y = 0, to = 'slider', anim = 'fade' }) => ({
  a: to,
  anim,
  h: levels(h),
  v: levels(v),
  x: levels(x),
  y: levels(y),
});

/** What rows of items add: direction and gap. */
export const items = ({ direction = 'horizontal', gap = 8, outside = false }) => ({
  d: levels(direction),
  g: gap,
  io: outside ? 'o' : 'i',
});

/** What tabs and thumbs add: item size, how many are seen, the tray they lie in. */
export const cards = ({
  w,
  h,
  seen = 5,
  tray = 'transparent',
  pad = 0,
  stretch = false,
  mx = 0,
  my = 0,
}) => ({
  size: { w: levels(w), h: levels(h), nw: levels(w)[1], nh: levels(h)[1], mw: Math.min(...levels(w)), t: 0 },
  m: levels(seen),
  wr: { c: tray, p: levels(pad), s: stretch, mx: levels(mx), my: levels(my) },
});

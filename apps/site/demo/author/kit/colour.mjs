/** '#rrggbb' or 'rgb…' as the rgba() text that documents carry. */
function rgba(colour, alpha = 1) {
  if (!colour.startsWith('#')) return colour;
  const n = Number.parseInt(colour.slice(1), 16);
  return `rgba(${n >> 16}, ${(n >> 8) & 255}, ${n & 255}, ${alpha})`;
}

const solid = (colour) => ({ type: 'solid', orig: colour, string: rgba(colour) });
const CLEAR = { type: 'solid', orig: 'transparent', string: 'transparent' };

function descriptor(type, angle, stops, css) {
  const last = stops.length - 1;
  const orig = stops.map(([colour, p], k) => ({
    rgba: rgba(colour),
    p,
    align: k === last ? 'bottom' : 'top',
  }));
  const list = orig.map((stop) => `${stop.rgba} ${stop.p}%`).join(', ');
  return {
    type,
    angle: String(angle),
    easing: 'none',
    strength: 100,
    orig,
    string: `${type}-gradient(${css}, ${list})`,
  };
}

/** Stops are [colour, percent]. */
export const linear = (angle, ...stops) => descriptor('linear', angle, stops, `${angle}deg`);
export const radial = (...stops) => descriptor('radial', 0, stops, 'circle');

/** A colour, or a gradient that is ready. */
export const fill = (paint) =>
  paint === undefined ? CLEAR : typeof paint === 'string' ? solid(paint) : paint;

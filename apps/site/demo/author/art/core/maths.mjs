export const clamp = (x, lo = 0, hi = 1) => (x < lo ? lo : x > hi ? hi : x);
export const mix = (a, b, t) => a + (b - a) * t;
export const fract = (x) => x - Math.floor(x);
export const TAU = Math.PI * 2;

export function smoothstep(from, to, x) {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** A bump of height 1 at `centre` that has fallen to nothing at `width` on either side. */
export const bump = (x, centre, width) => smoothstep(width, 0, Math.abs(x - centre));

export const gauss = (x, sigma) => Math.exp(-(x * x) / (2 * sigma * sigma));

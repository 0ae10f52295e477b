import { add, hex, mixColour, ramp, scale } from '../core/colour.mjs';
import { bump, clamp, gauss, smoothstep } from '../core/maths.mjs';
import { fbm, noise, ridged, warped } from '../core/noise.mjs';
import { spruceLine } from '../land/trees.mjs';

const SUN = [1.18, 0.6];
const dawn = ramp([
  [0, hex('#27406e')],
  [0.3, hex('#5f7aa6')],
  [0.52, hex('#c99fa6')],
  [0.68, hex('#f3b98d', 1.1)],
  [0.8, hex('#ffdba0', 1.2)],
  [1, hex('#ffe6b8', 1.2)],
]);

export function trailSky(x, y) {
  const near = Math.hypot((x - SUN[0]) * 0.9, y - SUN[1]);
  let c = dawn(y);
  const veil = warped(x * 1.4, y * 6 + 3, 6, 7, 0.8);
  const cloud = smoothstep(0.5, 0.74, veil) * smoothstep(0.05, 0.3, y) * smoothstep(0.82, 0.5, y);
  c = mixColour(c, add(hex('#e9a596'), hex('#ffdca0'), gauss(near, 0.4) * 0.8), cloud * 0.75);
  c = add(c, hex('#ffd08a'), 0.9 * gauss(near, 0.2) + 0.35 * gauss(near, 0.5));
  return add(c, hex('#fff0cf', 3), smoothstep(0.062, 0.056, near));
}

/** A range of mountains: clear above its crest, hazy at its foot, faces lit from the sun's side. */
function range({ seed, base, tall, grain, tone, haze, snow = 0 }) {
  const crestAt = (x) => base - tall * ridged(x * grain + seed, seed * 1.7, 6, seed, 0.5) ** 1.35;
  return (x, y) => {
    const crest = crestAt(x);
    const alpha = smoothstep(crest - 0.0016, crest + 0.0016, y);
    if (alpha <= 0) return [0, 0, 0, 0];
    const depth = (y - crest) / tall;
    const down = y - crest;
    const rib = ridged(x * grain * 3 + down * 1.2, down * 2.2 + seed, 4, seed + 3);
    const beside = ridged((x + 0.012) * grain * 3 + down * 1.2, down * 2.2 + seed, 4, seed + 3);
    const lit = smoothstep(-0.06, 0.06, beside - rib) * smoothstep(0.85, 0, depth);
    let c = mixColour(tone, add(scale(tone, 1.15), hex('#ff9f78'), 0.2), lit * 0.8);
    c = mixColour(
      c,
      add(hex('#d8b7bd'), hex('#ffc9a0'), lit * 0.5),
      snow * smoothstep(0.3, 0.08, depth + 0.12 * rib),
    );
    return [...mixColour(c, haze, smoothstep(0.05, 0.95, depth) * 0.85), alpha];
  };
}

/** A wood along a hillside. */
function wood({ seed, base, hill, tall, every, tone, haze }) {
  return (x, y) => {
    const ground = base - hill * fbm(x * 1.1 + seed, seed, 3, seed);
    const rise = ground - base;
    const top =
      Math.min(
        spruceLine(x, { base, tall, every, seed }),
        spruceLine(x + 0.31, { base, tall: tall * 0.8, every: every * 0.7, seed: seed + 5 }),
      ) + rise;
    const edge = Math.min(top, ground);
    const alpha = smoothstep(edge - 0.0016, edge + 0.0016, y);
    if (alpha <= 0) return [0, 0, 0, 0];
    const depth = clamp((y - base + hill) / 0.6);
    const needle = 0.82 + 0.36 * noise(x * 150, y * 40, seed);
    return [...mixColour(scale(tone, needle), haze, smoothstep(0, 1, depth) * 0.5), alpha];
  };
}

/** One great spruce: drooping tiers around a stem. */
function spruce(x, y, at, foot, high) {
  const t = (foot - y) / high;
  if (t < 0 || t > 1) return 1;
  const tier = (1 - t) * 11 + 0.25 * Math.sin(at * 40);
  const droop = 0.55 + 0.45 * (tier - Math.floor(tier));
  const wide =
    high * 0.19 * (1 - t) ** 0.85 * droop * (0.85 + 0.3 * noise(y * 70, Math.sign(x - at) * 9 + at, 4));
  return Math.abs(x - at) - wide;
}

const GREAT = [
  [0.12, 1.02, 1.0],
  [0.42, 1.0, 0.66],
  [0.62, 0.98, 0.42],
  [3.62, 1.0, 0.5],
  [3.86, 1.02, 0.86],
  [4.18, 1.0, 0.7],
  [4.4, 1.02, 0.96],
];

/** Near ground with tall grass, and large trees that frame the view. */
function verge(x, y) {
  const blade = 0.05 * noise(x * 90, 2, 5) + 0.03 * noise(x * 210, 3, 6);
  const ground = 0.78 - 0.14 * fbm(x * 0.9 + 4, 3, 3, 9) - blade;
  let alpha = smoothstep(ground - 0.002, ground + 0.002, y);
  for (const [at, foot, high] of GREAT)
    alpha = Math.max(alpha, smoothstep(0.0016, -0.0016, spruce(x, y, at, foot, high)));
  if (alpha <= 0) return [0, 0, 0, 0];
  const rim = bump(y, ground, 0.03) * clamp(1 - Math.abs(x - 2.5) / 1.6);
  return [...add(hex('#131a30'), hex('#e08a66'), rim * 0.22), alpha];
}

export const trail = {
  far: range({
    seed: 3,
    base: 0.86,
    tall: 0.85,
    grain: 1.05,
    tone: hex('#7d7298'),
    haze: hex('#f0c2a4'),
    snow: 0.7,
  }),
  middle: range({ seed: 11, base: 0.9, tall: 0.72, grain: 1.3, tone: hex('#544f7c'), haze: hex('#c79aa4') }),
  near: range({ seed: 23, base: 0.92, tall: 0.6, grain: 1.7, tone: hex('#343a63'), haze: hex('#7a6a94') }),
  wood: wood({
    seed: 5,
    base: 0.62,
    hill: 0.34,
    tall: 0.2,
    every: 0.05,
    tone: hex('#1d2746'),
    haze: hex('#4f4f7d'),
  }),
  verge,
};

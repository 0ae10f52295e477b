import { clamp, gauss, mix, smoothstep, TAU } from '../core/maths.mjs';
import { fbm } from '../core/noise.mjs';
import { hash } from '../core/random.mjs';

const HORIZON = 0.44;
const MOON = [1.28, 0.2];
/** Each wave: direction, fineness, strength, and how often it passes in one loop. */
const WAVES = [
  [0.2, 1, 2.1, 0.5, 2],
  [-0.5, 0.9, 4.6, 0.3, 3],
  [0.7, 0.8, 8.7, 0.2, 5],
  [-0.3, 1, 15, 0.12, 6],
  [0.9, 0.5, 27, 0.07, 9],
  [-0.8, 0.6, 43, 0.05, 13],
];

function slope(x, z, t) {
  let sx = 0;
  let sz = 0;
  for (const [dx, dz, k, strength, laps] of WAVES) {
    const wave = Math.cos((x * dx + z * dz) * k + TAU * laps * t) * strength;
    sx += wave * dx;
    sz += wave * dz;
  }
  return [sx, sz];
}

function sky(x, y, t, mirrored = false) {
  const up = clamp(1 - y / HORIZON);
  const near = Math.hypot(x - MOON[0], y - MOON[1]);
  const drift = 0.03 * Math.sin(TAU * t);
  const cloud =
    smoothstep(0.48, 0.75, fbm(x * 1.7 + drift + 3, y * 6, 5, 4)) *
    smoothstep(0.02, 0.12, y) *
    smoothstep(HORIZON, 0.3, y);
  const lit = gauss(near, 0.3);
  let r = mix(0.16, 0.03, up) + 0.34 * lit;
  let g = mix(0.26, 0.07, up) + 0.36 * lit;
  let b = mix(0.36, 0.17, up) + 0.34 * lit;
  const veil = cloud * (0.28 + 0.5 * lit);
  [r, g, b] = [r + veil * 0.5, g + veil * 0.52, b + veil * 0.55];
  if (mirrored) return [r, g, b];
  const [ix, iy] = [Math.floor(x * 120), Math.floor(y * 120)];
  if (hash(ix, iy, 2) > 0.975) {
    const star =
      Math.exp(-((x * 120 - ix - 0.5) ** 2 + (y * 120 - iy - 0.5) ** 2) * 16) *
      (0.4 + 0.3 * Math.sin(TAU * (t * 2 + hash(ix, iy, 5))));
    [r, g, b] = [r + star, g + star, b + star];
  }
  const disc = smoothstep(0.047, 0.044, near) * (1 - cloud * 0.5);
  return [mix(r, 1, disc), mix(g, 0.98, disc), mix(b, 0.9, disc)];
}

/** A calm sea under the moon; every motion comes round within the loop. */
export function nightSea(x, y, t) {
  if (y < HORIZON) return sky(x, y, t);
  const down = y - HORIZON;
  const z = 0.32 / (down + 0.012);
  const [sx, sz] = slope((x - 0.89) * z * 5, z * 7, t);
  const calm = clamp(down * 5, 0.12, 1);
  const up = clamp(HORIZON - down * 0.75 + sz * 0.06 * calm, 0.005, HORIZON);
  const seen = sky(x + sx * 0.05 * calm, up, t, true);
  const path = gauss(x - MOON[0] + sx * 0.02, 0.05 + down * 0.3);
  const glint =
    smoothstep(0.3, 0.75, sz * 0.62 + sx * 0.2 + 0.1 * calm) *
    path *
    mix(1, 0.55, smoothstep(0.1, 0.5, down));
  const dark = mix(0.74, 0.3, smoothstep(0, 0.5, down));
  const crest = clamp(sz * 0.5 + 0.2) * 0.07;
  return [
    seen[0] * dark * 0.8 + glint * 0.95 + crest * 0.6,
    seen[1] * dark * 0.92 + glint * 0.94 + crest * 0.9,
    seen[2] * dark + glint * 0.84 + crest,
  ];
}

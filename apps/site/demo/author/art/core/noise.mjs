import { hash } from './random.mjs';

const fade = (t) => t * t * t * (t * (t * 6 - 15) + 10);

/** Smooth value noise in 0..1. */
export function noise(x, y, seed = 0) {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = fade(x - ix);
  const fy = fade(y - iy);
  const a = hash(ix, iy, seed);
  const b = hash(ix + 1, iy, seed);
  const c = hash(ix, iy + 1, seed);
  const d = hash(ix + 1, iy + 1, seed);
  return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy;
}

/** Sum of octaves, still in 0..1. Each octave is turned, which hides the grid. */
export function fbm(x, y, octaves = 5, seed = 0, gain = 0.5) {
  let sum = 0;
  let amplitude = 1;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    sum += amplitude * noise(x, y, seed + i * 17);
    total += amplitude;
    amplitude *= gain;
    const turned = x * 1.6 - y * 1.2 + 7.3;
    y = x * 1.2 + y * 1.6 - 3.1;
    x = turned;
  }
  return sum / total;
}

/** Octaves folded at the middle: crests and gullies. */
export function ridged(x, y, octaves = 5, seed = 0, gain = 0.5) {
  let sum = 0;
  let amplitude = 1;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    const n = 1 - Math.abs(noise(x, y, seed + i * 31) * 2 - 1);
    sum += amplitude * n * n;
    total += amplitude;
    amplitude *= gain;
    const turned = x * 1.64 - y * 1.18 + 3.7;
    y = x * 1.18 + y * 1.64 + 1.9;
    x = turned;
  }
  return sum / total;
}

/** Noise displaced by noise: smoke, marble, cloud. */
export function warped(x, y, octaves = 5, seed = 0, amount = 1) {
  const dx = fbm(x + 5.2, y + 1.3, octaves - 1, seed + 101) - 0.5;
  const dy = fbm(x - 2.8, y + 8.1, octaves - 1, seed + 202) - 0.5;
  return fbm(x + dx * 2 * amount, y + dy * 2 * amount, octaves, seed);
}

/** Value noise in space, 0..1. */
export function noise3(x, y, z, seed = 0) {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  const fx = fade(x - ix);
  const fy = fade(y - iy);
  const fz = fade(z - iz);
  const layer = (k) => {
    const a = hash(ix, iy, iz + k + seed * 57);
    const b = hash(ix + 1, iy, iz + k + seed * 57);
    const c = hash(ix, iy + 1, iz + k + seed * 57);
    const d = hash(ix + 1, iy + 1, iz + k + seed * 57);
    return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy;
  };
  const near = layer(0);
  return near + (layer(1) - near) * fz;
}

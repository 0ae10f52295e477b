import { noise3 } from '../../core/noise.mjs';
import { capsule, sphere } from '../../studio/shapes.mjs';
import { pot } from './glaze.mjs';

export const at = (dx, dy, dz, shape) => (x, y, z) => shape(x - dx, y - dy, z - dz);

export const moonJar = pot([
  [0.3, -1],
  [0.62, -0.8],
  [0.8, -0.4],
  [0.78, -0.1],
  [0.56, 0.24],
  [0.3, 0.38],
  [0.31, 0.48],
]);
export const bowl = pot(
  [
    [0.26, -1],
    [0.3, -0.94],
    [0.66, -0.62],
    [0.74, -0.44],
  ],
  0.06,
);
export const cup = pot(
  [
    [0.22, -1],
    [0.3, -0.86],
    [0.29, -0.55],
    [0.31, -0.46],
  ],
  0.04,
);
export const tallVase = pot([
  [0.26, -1],
  [0.42, -0.62],
  [0.42, -0.2],
  [0.24, 0.25],
  [0.13, 0.5],
  [0.12, 0.8],
  [0.2, 0.98],
]);
export const stout = pot([
  [0.36, -1],
  [0.54, -0.8],
  [0.6, -0.52],
  [0.48, -0.22],
  [0.25, -0.04],
  [0.2, 0.06],
  [0.27, 0.14],
]);
export const plate = pot(
  [
    [0.5, -1],
    [0.55, -0.97],
    [0.95, -0.88],
  ],
  0.04,
);

export const stem = (bendX, top) => (x, y, z) =>
  Math.min(
    capsule(x, y, z, 0, -0.2, 0, bendX * 0.5, top * 0.55, 0, 0.018),
    capsule(x, y, z, bendX * 0.5, top * 0.55, 0, bendX, top, 0.05, 0.015),
  );

export const puff = (dx, dy, dz, r) => (x, y, z) =>
  (sphere(x - dx, y - dy, z - dz, r) - 0.05 * noise3((x - dx) * 13, y * 13, z * 13, 2)) * 0.7;

import { createCanvas } from './canvas.mjs';
import { createRandom } from './random.mjs';

const BRIGHTEST = 10;
/** Difference to a neighbour, as shown on a screen, above which a pixel gets more rays. */
const EDGE = 0.045;

const shown = (data, at) => {
  const light = 0.3 * data[at] + 0.59 * data[at + 1] + 0.11 * data[at + 2];
  return (light / (light + 0.5)) * data[at + 3];
};

/** One ray for every pixel, then `grid` squared for those that differ from a neighbour. `look(u, v)` in -1..1. */
export function castRays(width, height, grid, look) {
  const canvas = createCanvas(width, height);
  const random = createRandom(7);
  const cast = (i, j, n) =>
    average(n, (s) => {
      const u = ((i + ((s % n) + 0.15 + 0.7 * random()) / n) / width) * 2 - 1;
      const v = 1 - ((j + (Math.floor(s / n) + 0.15 + 0.7 * random()) / n) / height) * 2;
      return look(u, v);
    });
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) canvas.data.set(cast(i, j, 1), (j * width + i) * 4);
  }
  if (grid > 1) for (const [i, j] of edges(canvas)) canvas.data.set(cast(i, j, grid), (j * width + i) * 4);
  return canvas;
}

function average(n, ray) {
  const sum = [0, 0, 0, 0];
  for (let s = 0; s < n * n; s++) {
    const c = ray(s);
    for (let k = 0; k < 3; k++) sum[k] += Math.min(c[k], BRIGHTEST) * c[3];
    sum[3] += c[3];
  }
  const cover = sum[3];
  return cover > 0 ? [sum[0] / cover, sum[1] / cover, sum[2] / cover, cover / (n * n)] : [0, 0, 0, 0];
}

function edges({ width, height, data }) {
  const found = [];
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const at = (j * width + i) * 4;
      const own = shown(data, at);
      const differs = (x, y) =>
        x >= 0 &&
        y >= 0 &&
        x < width &&
        y < height &&
        Math.abs(shown(data, (y * width + x) * 4) - own) > EDGE;
      if (differs(i - 1, j) || differs(i + 1, j) || differs(i, j - 1) || differs(i, j + 1))
        found.push([i, j]);
    }
  }
  return found;
}

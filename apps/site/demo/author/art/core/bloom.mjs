import { createCanvas } from './canvas.mjs';

function shrink(canvas, factor, threshold) {
  const small = createCanvas(Math.ceil(canvas.width / factor), Math.ceil(canvas.height / factor));
  for (let j = 0; j < canvas.height; j++) {
    for (let i = 0; i < canvas.width; i++) {
      const from = (j * canvas.width + i) * 4;
      const to = (Math.floor(j / factor) * small.width + Math.floor(i / factor)) * 4;
      const alpha = canvas.data[from + 3];
      for (let c = 0; c < 3; c++) {
        small.data[to + c] += (Math.max(0, canvas.data[from + c] - threshold) * alpha) / (factor * factor);
      }
    }
  }
  return small;
}

function blurLine(data, start, stride, count, radius) {
  const line = new Float32Array(count);
  let sum = 0;
  const read = (k) => data[start + Math.min(count - 1, Math.max(0, k)) * stride];
  for (let k = -radius; k <= radius; k++) sum += read(k);
  for (let k = 0; k < count; k++) {
    line[k] = sum / (2 * radius + 1);
    sum += read(k + radius + 1) - read(k - radius);
  }
  for (let k = 0; k < count; k++) data[start + k * stride] = line[k];
}

function blur(canvas, radius) {
  for (let pass = 0; pass < 3; pass++) {
    for (let c = 0; c < 3; c++) {
      for (let j = 0; j < canvas.height; j++)
        blurLine(canvas.data, j * canvas.width * 4 + c, 4, canvas.width, radius);
      for (let i = 0; i < canvas.width; i++) {
        blurLine(canvas.data, i * 4 + c, canvas.width * 4, canvas.height, radius);
      }
    }
  }
}

function sample(small, x, y, c) {
  const ix = Math.min(small.width - 1, Math.max(0, Math.floor(x)));
  const iy = Math.min(small.height - 1, Math.max(0, Math.floor(y)));
  const jx = Math.min(small.width - 1, ix + 1);
  const jy = Math.min(small.height - 1, iy + 1);
  const fx = Math.min(1, Math.max(0, x - ix));
  const fy = Math.min(1, Math.max(0, y - iy));
  const at = (px, py) => small.data[(py * small.width + px) * 4 + c];
  const top = at(ix, iy) * (1 - fx) + at(jx, iy) * fx;
  return top * (1 - fy) + (at(ix, jy) * (1 - fx) + at(jx, jy) * fx) * fy;
}

/** Spreads what is brighter than `threshold` over its surroundings, as a lens does. */
export function bloom(canvas, { threshold = 0.8, strength = 0.4, radius = 0.03, tint = [1, 1, 1] } = {}) {
  const factor = 4;
  const small = shrink(canvas, factor, threshold);
  blur(small, Math.max(1, Math.round((radius * canvas.height) / factor)));
  for (let j = 0; j < canvas.height; j++) {
    for (let i = 0; i < canvas.width; i++) {
      const at = (j * canvas.width + i) * 4;
      const x = (i + 0.5) / factor - 0.5;
      const y = (j + 0.5) / factor - 0.5;
      for (let c = 0; c < 3; c++) canvas.data[at + c] += sample(small, x, y, c) * strength * tint[c];
    }
  }
  return canvas;
}

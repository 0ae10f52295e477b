import { clamp } from '../core/maths.mjs';
import { hash } from '../core/random.mjs';

/** All frames of a loop, as rgb24: `shade(x, y, t)` with t running once from 0 to 1 and display colours out. */
export function* frames({ width, height, rate, seconds }, shade) {
  const count = rate * seconds;
  for (let f = 0; f < count; f++) {
    const bytes = Buffer.alloc(width * height * 3);
    let at = 0;
    for (let j = 0; j < height; j++) {
      for (let i = 0; i < width; i++) {
        const c = shade((i + 0.5) / height, (j + 0.5) / height, f / count);
        const speck = (hash(i, j, 3) - 0.5) * 0.012;
        bytes[at] = clamp(c[0] + speck) * 255;
        bytes[at + 1] = clamp(c[1] + speck) * 255;
        bytes[at + 2] = clamp(c[2] + speck) * 255;
        at += 3;
      }
    }
    yield bytes;
  }
}

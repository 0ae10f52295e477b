import { fract } from '../core/maths.mjs';
import { noise } from '../core/noise.mjs';
import { hash } from '../core/random.mjs';

/** Height (as a y that grows downwards) of the top edge of a spruce wood. */
export function spruceLine(x, { base, tall, every, seed, rough = 0.35 }) {
  let top = base;
  for (let k = -2; k <= 2; k++) {
    const i = Math.floor(x / every) + k;
    const centre = (i + 0.2 + 0.6 * hash(i, seed, 1)) * every;
    const high = tall * (0.45 + 0.75 * hash(i, seed, 2)) * (0.6 + 0.8 * noise(centre * 3, seed, 4));
    const off = Math.abs(x - centre) / (every * (0.55 + 0.35 * hash(i, seed, 3)));
    if (off > 1) continue;
    const tier = 1 - off;
    const notch = fract(tier * 7 + hash(i, seed, 5)) * rough * 0.14;
    top = Math.min(top, base - high * Math.max(0, tier ** 1.15 - notch * (1 - tier)));
  }
  return top;
}

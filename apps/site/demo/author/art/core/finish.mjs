import { TONES } from './colour.mjs';
import { clamp } from './maths.mjs';
import { hash } from './random.mjs';

/** Linear light to 8 bits: exposure, tone, vignette and a grain that also hides banding. */
export function finish(canvas, { exposure = 1, tone = 'film', grain = 0.012, vignette = 0, seed = 1 } = {}) {
  const { width, height, data } = canvas;
  const bytes = Buffer.alloc(width * height * 4);
  const curve = TONES[tone];
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const at = (j * width + i) * 4;
      const dx = (i / width - 0.5) * 2;
      const dy = (j / height - 0.5) * 2;
      const shade = exposure * (1 - vignette * clamp((dx * dx + dy * dy) / 2) ** 1.4);
      const speck = (hash(i, j, seed) + hash(i, j, seed + 1) - 1) * grain;
      for (let c = 0; c < 3; c++) {
        bytes[at + c] = Math.round(clamp(curve(data[at + c] * shade) + speck) * 255);
      }
      bytes[at + 3] = Math.round(clamp(data[at + 3]) * 255);
    }
  }
  return { width, height, bytes };
}

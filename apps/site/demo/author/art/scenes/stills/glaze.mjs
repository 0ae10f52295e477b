import { hex, mixColour, scale } from '../../core/colour.mjs';
import { smoothstep } from '../../core/maths.mjs';
import { noise, noise3 } from '../../core/noise.mjs';
import { carve, lathe, length2 } from '../../studio/shapes.mjs';

/** A thrown pot: profile outside, wall `thick`, open above. */
export function pot(points, thick = 0.05) {
  const radius = lathe(points);
  const low = Math.min(...points.map((p) => p[1]));
  const high = Math.max(...points.map((p) => p[1]));
  return (x, y, z) => {
    const r = length2(x, z);
    const outer = Math.max((r - radius(y)) * 0.7, y - high, low - y);
    const inner = Math.max((r - radius(y) + thick) * 0.7, low + thick - y);
    return carve(outer - 0.01, inner, 0.02);
  };
}

const speckle = (p, amount) => smoothstep(0.86 - amount, 0.92, noise3(p[0] * 58, p[1] * 58, p[2] * 58, 3));

/** Two glazes that meet in a wavering line, with iron specks. */
export function glaze(top, bottom, line, { specks = 0.06, rough = 0.3, run = 0.09 } = {}) {
  return {
    rough,
    mirror: 0.15,
    detail(p) {
      const angle = Math.atan2(p[2], p[0]);
      const edge =
        line + run * (noise(angle * 2.4 + 9, 2, 5) - 0.5) + run * 0.5 * (noise(angle * 9, 4, 6) - 0.5);
      const t = smoothstep(edge - 0.025, edge + 0.025, p[1]);
      const pool = 0.88 + 0.24 * noise3(p[0] * 5, p[1] * 3, p[2] * 5, 8);
      const base = scale(mixColour(hex(bottom), hex(top), t), pool);
      return {
        base: mixColour(base, hex('#2b1a10'), 0.55 * speckle(p, specks)),
        rough: t > 0.5 ? rough : 0.8,
      };
    },
  };
}

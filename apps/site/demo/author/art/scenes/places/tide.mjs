import { hex, mixColour } from '../../core/colour.mjs';
import { smoothstep } from '../../core/maths.mjs';
import { fbm } from '../../core/noise.mjs';
import { createAir, createSky } from '../../land/skies.mjs';
import { WIDE } from './size.mjs';

export function tide() {
  const sun = [-0.22, 0.075, -0.97];
  const stacks = [
    [-2.6, -7, 0.5, 1.5],
    [-3.3, -8.6, 0.8, 2.3],
    [2.2, -9, 0.7, 1.9],
    [3.4, -11.5, 1.2, 2.6],
    [0.9, -13, 0.35, 0.9],
  ];
  return {
    ...WIDE,
    sun,
    sunTone: hex('#ff9f68', 2),
    skyTone: hex('#8f7fa6', 0.4),
    top: 2.8,
    sea: 0,
    ripple: 0.2,
    deep: hex('#1a2440'),
    level(x, z) {
      let h = z < -1 ? -0.5 : -0.5 + 0.62 * smoothstep(0.8, 4.4, z + 0.5 * x + fbm(x, z, 3, 2));
      for (const [sx, sz, r, top] of stacks) {
        const far = Math.hypot(x - sx, z - sz) / r;
        if (far > 1.6) continue;
        const off = far + 0.5 * (fbm(x * 2.2, z * 2.2, 4, 5) - 0.5);
        h = Math.max(h, -0.5 + (top + 0.5) * smoothstep(1.25, 0.72, off) - 0.1 * fbm(x * 5, z * 5, 3, 7));
      }
      return h;
    },
    ground(p) {
      const rock = mixColour(hex('#2c2430'), hex('#6a5560'), fbm(p[0] * 3, p[1] * 7, 4, 4));
      return mixColour(rock, hex('#6d5a58'), smoothstep(0.25, 0, p[1]) * smoothstep(0, 3, p[2]));
    },
    sky: createSky({
      stops: [
        [0, hex('#ffb46b', 1.3)],
        [0.16, hex('#f58a6a', 1.05)],
        [0.36, hex('#b8698c')],
        [0.65, hex('#5a5394')],
        [1, hex('#232c5e')],
      ],
      sun,
      sunTone: hex('#ffc27d', 1.4),
      glow: 0.85,
      disc: 5,
      cloud: { cover: 0.5, tone: hex('#ffb48a', 1.05), shade: hex('#6d5590'), seed: 17, size: 1.2 },
    }),
    air: createAir({ tone: hex('#c4798a'), density: 0.03, sunTone: hex('#ffb070'), sun, glow: 0.6 }),
    camera: { from: [0, 0.7, 4], to: [0, 0.72, -6], fov: 48 },
  };
}

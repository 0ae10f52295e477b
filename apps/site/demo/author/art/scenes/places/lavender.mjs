import { hex, mixColour } from '../../core/colour.mjs';
import { clamp, fract, smoothstep } from '../../core/maths.mjs';
import { fbm, noise } from '../../core/noise.mjs';
import { createAir, createSky } from '../../land/skies.mjs';
import { WIDE } from './size.mjs';

export function lavender() {
  const sun = [0.25, 0.12, -0.95];
  const hill = (x, z) =>
    0.5 * fbm(x * 0.16 + 2, z * 0.16, 3, 4) + 0.9 * smoothstep(-6, -16, z) * fbm(x * 0.13, 4, 4, 9);
  const row = (x, z) => fract((x + 0.25 * Math.sin(z * 0.25)) * 1.9);
  return {
    ...WIDE,
    sun,
    sunTone: hex('#ffc38a', 2),
    skyTone: hex('#a992c4', 0.62),
    top: 2.2,
    penumbra: 0.1,
    level: (x, z) => {
      const r = row(x, z);
      const bush = Math.sin(Math.PI * clamp((r - 0.12) / 0.76)) ** 0.6;
      const tuft = 0.06 * noise(x * 26, z * 26, 3) + 0.03 * noise(x * 60, z * 60, 5);
      return hill(x, z) + (r > 0.12 && r < 0.88 ? bush * (0.16 + tuft) : 0) * smoothstep(-9, -5.5, z);
    },
    ground(p) {
      const inRow = smoothstep(0.1, 0.3, row(p[0], p[2])) * smoothstep(0.9, 0.7, row(p[0], p[2]));
      const field = smoothstep(-9, -5.5, p[2]);
      const bloom = mixColour(hex('#5b3f8f'), hex('#a77fd0'), noise(p[0] * 22, p[2] * 22, 2));
      const soil = hex('#6b5540');
      const wood = mixColour(hex('#39472f'), hex('#5f6a3f'), fbm(p[0] * 3, p[2] * 3, 3, 6));
      return mixColour(wood, mixColour(soil, bloom, inRow), field);
    },
    sky: createSky({
      stops: [
        [0, hex('#ffd79a', 1.25)],
        [0.2, hex('#f7b087')],
        [0.45, hex('#c98fae')],
        [1, hex('#5b64a4')],
      ],
      sun,
      sunTone: hex('#ffd9a0', 1.2),
      glow: 0.9,
      disc: 3,
      cloud: { cover: 0.46, tone: hex('#ffd8b5', 1.1), shade: hex('#a377a4'), seed: 8 },
    }),
    air: createAir({ tone: hex('#d79a9a'), density: 0.045, sunTone: hex('#ffc890'), sun, glow: 0.8 }),
    camera: { from: [0.13, 1.02, 4.5], to: [0.3, 0.62, -6], fov: 44 },
  };
}

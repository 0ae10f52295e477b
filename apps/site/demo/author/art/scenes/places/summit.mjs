import { hex, mixColour } from '../../core/colour.mjs';
import { smoothstep } from '../../core/maths.mjs';
import { fbm, ridged } from '../../core/noise.mjs';
import { createAir, createSky } from '../../land/skies.mjs';
import { WIDE } from './size.mjs';

export function summit() {
  const sun = [0.8, 0.24, 0.22];
  return {
    ...WIDE,
    sun,
    sunTone: hex('#ffc79a', 2.2),
    skyTone: hex('#7f92c2', 0.55),
    top: 5,
    level: (x, z) => {
      const far = smoothstep(2, -8, z);
      const peaks = ridged(x * 0.17 + 1.7, z * 0.17 + 5, 8, 6, 0.45);
      return -0.7 + peaks * peaks * (0.8 + 4.6 * far) + 0.4 * fbm(x * 0.2, z * 0.2, 2, 3);
    },
    ground(p, n) {
      const snow = smoothstep(0.24, 0.46, n[1] + 0.25 * (fbm(p[0] * 3, p[2] * 3, 4, 5) - 0.5));
      const rock = mixColour(hex('#33323c'), hex('#5f5a60'), fbm(p[0] * 4, p[1] * 8, 4, 6));
      return mixColour(rock, hex('#eef2fb'), snow);
    },
    sky: createSky({
      stops: [
        [0, hex('#ffcf9e', 1.2)],
        [0.22, hex('#f2a892')],
        [0.5, hex('#8f86b8')],
        [1, hex('#34467f')],
      ],
      sun,
      sunTone: hex('#ffd0a0'),
      glow: 0.8,
      cloud: { cover: 0.4, tone: hex('#ffd9c2'), shade: hex('#8d7fa8'), seed: 41 },
    }),
    air: createAir({
      tone: hex('#a89cc0'),
      density: 0.06,
      height: 1.0,
      sunTone: hex('#ffc79a'),
      sun,
      glow: 0.7,
    }),
    camera: { from: [0, 1.15, 7.5], to: [0.3, 1.5, -6], fov: 44 },
  };
}

import { hex, mixColour } from '../../core/colour.mjs';
import { fract, smoothstep } from '../../core/maths.mjs';
import { fbm } from '../../core/noise.mjs';
import { createAir, createSky } from '../../land/skies.mjs';
import { WIDE } from './size.mjs';

export function dunes() {
  const sun = [-0.82, 0.3, -0.35];
  const sunTone = hex('#ffd29a', 2.1);
  const crest = (x, z, seed) => {
    const bend = fbm(x * 0.35, z * 0.35, 3, seed) * 2.4;
    const w = fract(x * 0.42 + z * 0.2 + bend);
    return w < 0.7 ? (w / 0.7) ** 1.6 : ((1 - w) / 0.3) ** 0.85;
  };
  return {
    ...WIDE,
    sun,
    sunTone,
    skyTone: hex('#b08fa6', 0.38),
    top: 2.6,
    penumbra: 0.03,
    level: (x, z) => {
      const broad = fbm(x * 0.16 + 3, z * 0.16, 3, 5);
      const dune = crest(x, z, 9) * (0.3 + 0.9 * broad);
      const ripple = 0.0022 * Math.sin((x * 1.2 + z * 0.5 + fbm(x, z, 3, 8) * 1.6) * 34);
      return (
        dune * 0.8 + broad * 0.55 + ripple - 0.2 + 1.1 * smoothstep(-4, -14, z) * fbm(x * 0.2, z * 0.2, 3, 6)
      );
    },
    ground: (p) => mixColour(hex('#c9783f'), hex('#e8ab68'), fbm(p[0] * 0.6, p[2] * 0.6, 3, 2)),
    sky: createSky({
      stops: [
        [0, hex('#f6d3a2', 1.2)],
        [0.25, hex('#f0b58c')],
        [0.55, hex('#b58fae')],
        [1, hex('#5f6ba0')],
      ],
      sun,
      sunTone: hex('#ffcf95'),
      glow: 0.7,
      cloud: { cover: 0.42, tone: hex('#ffe2c0', 1.1), shade: hex('#b58aa4'), seed: 21 },
    }),
    air: createAir({ tone: hex('#e6ac88'), density: 0.045, sunTone: hex('#ffcf95'), sun, glow: 0.5 }),
    camera: { from: [1.2, 1.5, 4.6], to: [0.6, 0.82, -6], fov: 42 },
  };
}

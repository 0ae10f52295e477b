import { hex, mixColour } from '../../core/colour.mjs';
import { fract, mix, smoothstep } from '../../core/maths.mjs';
import { fbm, noise } from '../../core/noise.mjs';
import { createAir, createSky } from '../../land/skies.mjs';
import { WIDE } from './size.mjs';

export function terraces() {
  const sun = [-0.6, 0.42, -0.35];
  const steps = (h) => {
    const k = h * 9;
    const f = fract(k);
    return (Math.floor(k) + smoothstep(0.82, 1, f)) / 9;
  };
  return {
    ...WIDE,
    sun,
    sunTone: hex('#ffe7b0', 1.9),
    skyTone: hex('#9fb7b0', 0.5),
    top: 2.4,
    level: (x, z) => {
      const hill = fbm(x * 0.2 + 7, z * 0.2 + 3, 4, 12, 0.42) * 3.1 - 0.75;
      return mix(steps(hill), hill, 0.12);
    },
    ground(p, n) {
      const flat = smoothstep(0.75, 0.95, n[1]);
      const crop = mixColour(hex('#6f8f34'), hex('#b5b84a'), noise(p[0] * 0.9, p[2] * 0.9 + p[1] * 9, 3));
      const bank = mixColour(hex('#3c4a22'), hex('#5f5a30'), fbm(p[0] * 5, p[1] * 9, 3, 5));
      const wet =
        smoothstep(0.6, 0.72, noise(Math.floor(p[1] * 9) * 3.1, Math.floor(p[0] * 0.7) * 1.7, 8)) * flat;
      return mixColour(mixColour(bank, crop, flat), hex('#cfe0dc'), wet * 0.55);
    },
    sky: createSky({
      stops: [
        [0, hex('#fbeccb', 1.15)],
        [0.3, hex('#dfe3cf')],
        [0.7, hex('#a9c6c9')],
        [1, hex('#6fa0b4')],
      ],
      sun,
      sunTone: hex('#fff0c4'),
      glow: 0.6,
      cloud: { cover: 0.45, tone: hex('#fffdf4'), shade: hex('#b9c4bc'), seed: 14 },
    }),
    air: createAir({
      tone: hex('#dbe0cb'),
      density: 0.07,
      height: 0.9,
      sunTone: hex('#fff0c4'),
      sun,
      glow: 0.5,
    }),
    camera: { from: [0, 2.2, 6], to: [0.2, 0.75, -5], fov: 42 },
  };
}

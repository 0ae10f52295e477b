import { hex, mixColour } from '../../core/colour.mjs';
import { fract, mix, smoothstep } from '../../core/maths.mjs';
import { fbm, noise, ridged } from '../../core/noise.mjs';
import { createAir, createSky } from '../../land/skies.mjs';
import { WIDE } from './size.mjs';

export function canyon() {
  const sun = [-0.5, 0.55, 0.3];
  const cut = (x, z) => {
    const bend = Math.sin(z * 0.3 + 1) * 1.3 + Math.sin(z * 0.71) * 0.5;
    const off = Math.abs(x - bend) + 0.5 * (fbm(x * 0.9, z * 0.9, 5, 4) - 0.5);
    return smoothstep(0.35, 3.4, off);
  };
  return {
    ...WIDE,
    sun,
    sunTone: hex('#ffe0b0', 2.1),
    skyTone: hex('#a88fa0', 0.42),
    top: 2.6,
    sea: 0.1,
    ripple: 0.08,
    deep: hex('#27525a'),
    level: (x, z) => {
      const h = cut(x, z) * 2.1 + 0.2 * ridged(x * 0.5, z * 0.5, 4, 7) * cut(x, z);
      const k = h * 5;
      const f = fract(k);
      return mix((Math.floor(k) + smoothstep(0.35, 0.95, f)) / 5, h, 0.25) + 0.03 * fbm(x * 4, z * 4, 4, 2);
    },
    ground(p, n) {
      const band = noise(p[1] * 16 + fbm(p[0], p[2], 3, 3) * 1.4, 0.5, 6);
      const rock = mixColour(hex('#8c3f22'), hex('#e0a06a'), band);
      const scrub = smoothstep(0.8, 0.95, n[1]) * smoothstep(0.52, 0.66, fbm(p[0] * 5, p[2] * 5, 3, 8));
      return mixColour(
        mixColour(rock, hex('#c98a58'), smoothstep(0.85, 1, n[1]) * 0.6),
        hex('#5d6238'),
        scrub * 0.7,
      );
    },
    sky: createSky({
      stops: [
        [0, hex('#f7dbb8', 1.15)],
        [0.25, hex('#e2c3b4')],
        [0.6, hex('#8faccb')],
        [1, hex('#3f72ab')],
      ],
      sun,
      sunTone: hex('#ffe6bd'),
      glow: 0.4,
      cloud: { cover: 0.48, tone: hex('#fff4e6'), shade: hex('#b79fae'), seed: 31 },
    }),
    air: createAir({ tone: hex('#d9b5a4'), density: 0.035, sunTone: hex('#ffe6bd'), sun, glow: 0.3 }),
    camera: { from: [-1.5, 2.75, 18.6], to: [0.5, 0.6, 9], fov: 50 },
  };
}

import { hex, mixColour } from '../../core/colour.mjs';
import { smoothstep } from '../../core/maths.mjs';
import { fbm, ridged } from '../../core/noise.mjs';
import { createAir, createSky } from '../../land/skies.mjs';
import { WIDE } from './size.mjs';

export function fjord() {
  const sun = [0.7, 0.3, -0.7];
  const walls = (x, z) => {
    const bend = Math.sin(z * 0.22) * 0.9;
    const off = Math.abs(x - bend);
    const rise = smoothstep(0.9, 4.6, off);
    const peaks = ridged(x * 0.32 + 5, z * 0.32, 7, 3);
    return -0.35 + rise * (0.7 + 2.9 * peaks * peaks) + 0.12 * fbm(x * 2, z * 2, 4, 8) * rise;
  };
  return {
    ...WIDE,
    sun,
    sunTone: hex('#ffe0b8', 1.9),
    skyTone: hex('#86a3bd', 0.5),
    top: 3.6,
    sea: 0,
    ripple: 0.05,
    deep: hex('#0d2b33'),
    level: walls,
    ground(p, n) {
      const grass = smoothstep(0.55, 0.8, n[1] + 0.2 * (fbm(p[0] * 3, p[2] * 3, 3, 4) - 0.5));
      const rock = mixColour(hex('#4a4a4d'), hex('#7d766c'), fbm(p[0] * 2, p[1] * 6, 4, 6));
      const snow =
        smoothstep(1.55, 2.1, p[1] + 0.5 * fbm(p[0] * 2, p[2] * 2, 4, 7)) * smoothstep(0.35, 0.7, n[1]);
      const green = mixColour(hex('#2f4a2a'), hex('#6f7d3c'), fbm(p[0] * 4, p[2] * 4, 3, 9));
      return mixColour(mixColour(rock, green, grass * smoothstep(2.1, 1.0, p[1])), hex('#f4f6fa'), snow);
    },
    sky: createSky({
      stops: [
        [0, hex('#f3dcc2', 1.1)],
        [0.3, hex('#c9d3da')],
        [0.6, hex('#8fb0cb')],
        [1, hex('#4f7ba8')],
      ],
      sun,
      sunTone: hex('#ffe3ba'),
      glow: 0.55,
      cloud: { cover: 0.5, tone: hex('#ffffff'), shade: hex('#a8b6c6'), seed: 4 },
    }),
    air: createAir({
      tone: hex('#b9cad6'),
      density: 0.055,
      height: 1.1,
      sunTone: hex('#ffe3ba'),
      sun,
      glow: 0.4,
    }),
    camera: { from: [0.15, 0.62, 7], to: [0.3, 0.78, -6], fov: 46 },
  };
}

import { hex, mixColour, scale } from '../core/colour.mjs';
import { fract, smoothstep, TAU } from '../core/maths.mjs';
import { noise, noise3 } from '../core/noise.mjs';
import { createRoom, normalize } from '../studio/light.mjs';
import { box, carve, cylinder, ellipsoid, length2, surface, torus } from '../studio/shapes.mjs';

const LAMPS = [
  [-2.1, 2.35, -0.4],
  [0.2, 2.6, -1.3],
  [2.3, 2.3, -0.9],
];

/** Eight-pointed stars in a grid: how far a point lies from a line of the pattern. */
function stars(x, y) {
  const u = Math.abs(fract(x) - 0.5);
  const v = Math.abs(fract(y) - 0.5);
  const square = Math.abs(Math.max(u, v) - 0.3);
  const turned = Math.abs((u + v) * Math.SQRT1_2 - 0.3);
  return Math.min(square, turned);
}

/** Horseshoe opening: a round arch on straight jambs. */
const arch = (x, y, wide, high) =>
  Math.min(Math.max(Math.abs(x) - wide * 0.92, y - high), length2(x, y - high - 0.12) - wide);

/** A courtyard at nightfall: arcade, basin, three lamps. */
export function courtyard() {
  const map = (x, y, z) => {
    let d = y;
    let id = 0;
    const take = (t, m) => {
      if (t < d) {
        d = t;
        id = m;
      }
    };
    const cell = (((x + 1.05) % 2.1) + 2.1) % 2.1;
    take(carve(Math.abs(z + 2.6) - 0.25, arch(cell - 1.05, y, 0.72, 1.25), 0.02), 1);
    take(Math.max(cylinder(Math.abs(cell - 1.05) - 1.05, y - 0.7, z + 2.3, 0.13, 0.7, 0.02), 0), 3);
    take(z + 5.2, 4);
    take(box(x, y - 2.75, z + 2.5, 9, 0.07, 0.5, 0.02), 1);
    take(box(x, y - 3.5, z + 2.5, 9, 0.06, 0.45, 0.02), 1);
    const eight = Math.max(
      Math.abs(x + 1.0),
      Math.abs(z - 0.2),
      (Math.abs(x + 1.0) + Math.abs(z - 0.2)) * Math.SQRT1_2,
    );
    take(Math.max(Math.abs(y - 0.14) - 0.2, Math.abs(eight - 1.06) - 0.1) * 0.9, 5);
    take(Math.max(y - 0.22, eight - 1.0), 6);
    take(cylinder(x + 1.0, y - 0.4, z - 0.2, 0.07, 0.4, 0.02), 3);
    take(Math.max(ellipsoid(x + 1.0, y - 0.86, z - 0.2, 0.36, 0.13, 0.36), y - 0.88), 3);
    take(cylinder(x - 2.9, y - 0.28, z + 0.9, 0.28, 0.28, 0.06), 8);
    take(
      (ellipsoid(x - 2.9, y - 1.15, z + 0.9, 0.55, 0.75, 0.55) - 0.2 * noise3(x * 6, y * 6, z * 6, 3)) * 0.5,
      9,
    );
    for (const [lx, ly, lz] of LAMPS) {
      take(ellipsoid(x - lx, y - ly, z - lz, 0.17, 0.24, 0.17), 7);
      take(torus(x - lx, y - ly - 0.2, z - lz, 0.09, 0.022), 3);
      take(cylinder(x - lx, y - ly - 1.3, z - lz, 0.008, 1.1), 3);
    }
    surface.id = id;
    return d;
  };
  const flame = hex('#ffb45e');
  const warmth = (p, n) => {
    let sum = 0;
    for (const l of LAMPS) {
      const v = [l[0] - p[0], l[1] - p[1], l[2] - p[2]];
      const far = Math.hypot(...v);
      sum += Math.max(0.12, (n[0] * v[0] + n[1] * v[1] + n[2] * v[2]) / far) / (0.5 + far * far);
    }
    return sum;
  };
  const lit = (base) => (p, n, material) => {
    const tone = typeof base === 'function' ? base(p, n) : (material.base ?? base);
    return { base: tone, glow: tone.map((c, k) => c * flame[k] * warmth(p, n) * 2.1) };
  };
  return {
    width: 1920,
    height: 1080,
    map,
    pace: 0.8,
    reach: 0.8,
    skyTone: hex('#5a6cab', 0.5),
    floorTone: hex('#6a4a3a', 0.4),
    lights: [{ dir: normalize([0.5, 0.8, 0.5]), colour: hex('#93a6e0', 0.42), soft: 0.3 }],
    room: createRoom({ sky: hex('#3a4c8f', 0.8), horizon: hex('#a06a58', 0.6), floor: hex('#3a2a2a', 0.4) }),
    backdrop: (d) => mixColour(hex('#d08a6a', 0.8), hex('#22306e', 0.8), smoothstep(0.05, 0.5, d[1])),
    camera: { from: [0.2, 1.5, 6.4], to: [0.2, 1.42, -1], fov: 40 },
    materials: {
      0: {
        rough: 0.25,
        gloss: 0.8,
        mirror: 0.7,
        detail: lit((p) => {
          const line = stars(p[0] * 1.15, p[2] * 1.15);
          const tile = mixColour(
            hex('#1f4f5f'),
            hex('#2f7a78'),
            noise(Math.floor(p[0] * 1.15), Math.floor(p[2] * 1.15), 3),
          );
          return mixColour(hex('#e2cfa6'), tile, smoothstep(0.02, 0.035, line));
        }),
      },
      1: {
        rough: 0.9,
        gloss: 0.1,
        detail: lit((p) => {
          const plaster = scale(hex('#d8b590'), 0.85 + 0.25 * noise3(p[0] * 2, p[1] * 2, p[2] * 2, 5));
          if (p[1] < 2.84 || p[1] > 3.42) return plaster;
          const line = stars(p[0] * 1.8, (p[1] - 2.84) * 1.72);
          return mixColour(hex('#e9d7ae'), hex('#1d5a66'), smoothstep(0.03, 0.05, line));
        }),
      },
      3: { base: hex('#e6cda0'), rough: 0.4, detail: lit(hex('#e6cda0')) },
      4: {
        rough: 0.9,
        gloss: 0.1,
        detail: (p) => ({
          base: hex('#7a4a3a'),
          glow: scale(hex('#c9743f'), 0.16 + 0.1 * Math.cos((p[0] / 2.1) * TAU)),
        }),
      },
      5: {
        rough: 0.5,
        detail: lit((p) =>
          mixColour(
            hex('#e9d7ae'),
            hex('#1f5f6a'),
            smoothstep(0.03, 0.05, stars(Math.atan2(p[2], p[0] + 1) * 3.2, p[1] * 2.4)),
          ),
        ),
      },
      6: {
        rough: 0.03,
        mirror: 1,
        metal: 0.8,
        detail: (p) => {
          const r = Math.hypot(p[0] + 1, p[2] - 0.2);
          const wave = Math.sin(r * 34) * 0.03 * Math.exp(-r * 1.6);
          return {
            base: hex('#9fc0c4'),
            normal: normalize([((p[0] + 1) / r) * wave, 1, ((p[2] - 0.2) / r) * wave]),
          };
        },
      },
      7: { glow: hex('#ffc87a', 3.2) },
      8: { base: hex('#1f5a66'), rough: 0.3, detail: lit(hex('#1f5a66')) },
      9: {
        rough: 1,
        gloss: 0,
        detail: lit((p) =>
          mixColour(hex('#24381f'), hex('#5f7a35'), noise3(p[0] * 9, p[1] * 9, p[2] * 9, 4)),
        ),
      },
    },
  };
}

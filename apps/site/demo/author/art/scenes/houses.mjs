import { hex, mixColour, ramp, scale } from '../core/colour.mjs';
import { clamp, smoothstep } from '../core/maths.mjs';
import { fbm, noise, noise3, ridged } from '../core/noise.mjs';
import { createRoom, normalize } from '../studio/light.mjs';
import { box, capsule, carve, cylinder, ellipsoid, length2, sphere, surface } from '../studio/shapes.mjs';

const duskSky = ramp([
  [0, hex('#f2b27a', 1.3)],
  [0.12, hex('#e59a86', 1.05)],
  [0.3, hex('#8f86a8', 0.9)],
  [0.6, hex('#47587f', 0.8)],
  [1, hex('#22355a', 0.7)],
]);

/** Sky over two ranges of hills, seen in a direction. */
function duskView(d) {
  const across = Math.atan2(d[0], -d[2]);
  const up = d[1] / Math.max(0.15, length2(d[0], d[2]));
  const cloud = smoothstep(0.52, 0.8, fbm(across * 3 + 4, up * 11, 5, 3)) * smoothstep(0.02, 0.2, up);
  let colour = duskSky(clamp(up * 1.5));
  colour = mixColour(colour, hex('#f6c6a4', 1.1), cloud * 0.45);
  const far = 0.1 + 0.12 * ridged(across * 1.6 + 2, 0.5, 5, 8);
  const near = 0.03 + 0.08 * ridged(across * 2.6 + 9, 1.5, 5, 18);
  if (up < far) colour = mixColour(hex('#6a6a8c', 0.75), hex('#c9a08f', 0.8), smoothstep(far, 0, up) * 0.6);
  if (up < near)
    colour = mixColour(hex('#34405a', 0.6), hex('#6d6a78', 0.6), smoothstep(near, -0.02, up) * 0.5);
  return colour;
}

const board = (p) =>
  0.86 + 0.14 * noise(p[0] * 1.4, p[1] * 22, 4) + 0.1 * (noise3(p[0] * 7, p[1] * 7, p[2] * 7, 6) - 0.5);

export function duskHouse() {
  const map = (x, y, z) => {
    const pool = box(x + 0.9, y + 0.02, z - 2.35, 2.6, 0.06, 0.85);
    let d = carve(y + 0.02 * noise(x * 3, z * 3, 2), pool, 0.01);
    let id = 0;
    const water = Math.max(y + 0.05, box(x + 0.9, y, z - 2.35, 2.6, 0.3, 0.85));
    const take = (t, m) => {
      if (t < d) {
        d = t;
        id = m;
      }
    };
    take(water, 6);
    take(
      carve(box(x + 0.9, y + 0.01, z - 2.35, 2.72, 0.05, 0.97), box(x + 0.9, y, z - 2.35, 2.6, 0.4, 0.85)),
      1,
    );
    const lower = carve(
      box(x + 0.5, y - 0.62, z, 2.7, 0.62, 1.15),
      box(x + 0.62, y - 0.6, z - 0.6, 2.35, 0.46, 1.0),
      0.005,
    );
    take(lower, 1);
    take(box(x + 0.62, y - 0.6, z + 0.36, 2.35, 0.46, 0.02), 3);
    const upper = carve(
      box(x - 1.15, y - 1.72, z + 0.05, 1.75, 0.48, 1.45, 0.01),
      box(x - 1.35, y - 1.72, z - 1.1, 1.25, 0.32, 0.7),
      0.005,
    );
    take(upper, 2);
    take(box(x - 1.35, y - 1.72, z - 0.42, 1.25, 0.32, 0.02), 3);
    const bay = Math.abs((((x + 0.62) % 0.78) + 0.78) % 0.78) - 0.39;
    take(Math.max(box(bay, y - 0.6, z - 1.08, 0.014, 0.46, 0.03), Math.abs(x + 0.62) - 2.35), 4);
    take(Math.max(box(bay, y - 1.72, z - 1.3, 0.012, 0.32, 0.03), Math.abs(x - 1.35) - 1.25), 4);
    take(box(x - 2.55, y - 0.6, z - 1.0, 0.05, 0.62, 0.05), 4);
    take(box(x + 2.2, y - 1.6, z + 0.4, 0.28, 0.7, 0.28), 1);
    take(box(x + 0.2, y - 0.02, z - 1.3, 2.9, 0.03, 0.35), 1);
    take(capsule(x, y, z, -4.1, 0, -0.6, -4.0, 1.6, -0.6, 0.05), 4);
    take(
      (ellipsoid(x + 4.0, y - 2.0, z + 0.6, 0.75, 1.15, 0.7) - 0.22 * noise3(x * 5, y * 5, z * 5, 7)) * 0.55,
      5,
    );
    take(
      (ellipsoid(x - 4.3, y - 1.0, z + 1.8, 0.8, 1.3, 0.8) - 0.22 * noise3(x * 5, y * 5, z * 5, 9)) * 0.55,
      5,
    );
    take(box(x + 1.4, y - 0.28, z + 0.1, 0.5, 0.1, 0.22, 0.04), 7);
    take(box(x - 0.6, y - 0.45, z + 0.1, 0.25, 0.3, 0.1, 0.02), 7);
    surface.id = id;
    return d;
  };
  const lamp = hex('#ffa04a');
  return {
    width: 1400,
    height: 1120,
    map,
    pace: 0.85,
    reach: 1.2,
    skyTone: hex('#8c98bc', 0.8),
    floorTone: hex('#7a6458', 0.5),
    lights: [
      { dir: normalize([-0.8, 0.28, 0.25]), colour: hex('#f7b08c', 1.1), soft: 0.25 },
      { dir: normalize([0.2, 0.9, 0.6]), colour: hex('#8ea2d0', 0.25), soft: 0.4 },
    ],
    room: (d) => duskView(d),
    backdrop: duskView,
    camera: { from: [-2.2, 1.75, 9.6], to: [-0.3, 1.05, 0], fov: 36 },
    materials: {
      0: {
        rough: 0.95,
        gloss: 0.1,
        detail: (p) => ({
          base: mixColour(hex('#3d4a2c'), hex('#7a7446'), fbm(p[0] * 2.2, p[2] * 2.2, 5, 3)),
        }),
      },
      1: { rough: 0.85, gloss: 0.3, detail: (p) => ({ base: scale(hex('#b3aaa0'), board(p)) }) },
      2: {
        rough: 0.7,
        gloss: 0.4,
        detail: (p) => {
          const slat = Math.abs(((p[0] * 9 + p[2] * 9) % 1) - 0.5) > 0.44 ? 0.45 : 1;
          return { base: scale(hex('#4b3326'), slat * (0.7 + 0.6 * noise(p[0] * 9, p[1] * 1.5, 5))) };
        },
      },
      3: {
        rough: 0.6,
        detail: (p) => {
          const pooled = 0.75 + 0.7 * Math.exp(-(((p[0] + 1.4) % 1.6) ** 2) * 3);
          const low = 0.6 + 0.5 * smoothstep(0.1, 1.1, p[1] % 1.12);
          return { base: hex('#c98b52'), glow: scale(lamp, 0.62 * pooled * low) };
        },
      },
      4: { base: hex('#1c1a1c'), rough: 0.5 },
      5: {
        rough: 1,
        gloss: 0,
        detail: (p) => ({
          base: mixColour(hex('#1e2a1c'), hex('#4f5a30'), noise3(p[0] * 9, p[1] * 9, p[2] * 9, 2)),
        }),
      },
      6: {
        base: hex('#0c1a22'),
        rough: 0.02,
        mirror: 1,
        metal: 0.75,
        detail: (p) => ({
          base: hex('#b9c4cc'),
          normal: normalize([
            (noise(p[0] * 6, p[2] * 22, 4) - 0.5) * 0.035,
            1,
            (noise(p[0] * 5, p[2] * 18, 5) - 0.5) * 0.03,
          ]),
        }),
      },
      7: { base: hex('#6b3a20'), rough: 0.8 },
    },
  };
}

export function plasterHall() {
  const arch = (x, y, wide, high) =>
    Math.min(Math.max(Math.abs(x) - wide, y - high), length2(x, y - high) - wide);
  const map = (x, y, z) => {
    let d = y;
    let id = 0;
    const take = (t, m) => {
      if (t < d) {
        d = t;
        id = m;
      }
    };
    const cell = (((z + 4) % 1.9) + 1.9) % 1.9;
    const side = carve(Math.abs(x + 2.3) - 0.22, Math.max(arch(cell - 0.95, y, 0.6, 1.35), z - 2.6), 0.02);
    take(side, 1);
    take(carve(Math.abs(z + 4.3) - 0.25, arch(x - 0.5, y, 0.85, 1.7), 0.02), 1);
    take(2.9 - x, 1);
    take(box(x - 0.3, y - 3.4, z, 2.8, 0.1, 9), 1);
    take(box(x - 2.0, y - 0.2, z + 0.6, 0.5, 0.2, 2.0, 0.03), 1);
    take(box(x - 2.0, y - 0.46, z + 0.6, 0.42, 0.07, 1.9, 0.06), 3);
    for (let k = 0; k < 5; k++)
      take(box(x - 0.5, y - 0.08 - k * 0.16, z + 5.0 + k * 0.34, 0.85, 0.08, 0.17), 2);
    take(cylinder(x + 0.75, y - 0.35, z + 1.6, 0.26, 0.35, 0.02), 2);
    take((length2(length2(x + 0.75, z + 1.6) * 1.05, (y - 0.98) * 0.9) - 0.27) * 0.8, 4);
    take(capsule(x, y, z, -0.75, 1.15, -1.6, -0.45, 2.0, -1.55, 0.012), 5);
    take(capsule(x, y, z, -0.75, 1.15, -1.6, -1.0, 1.85, -1.7, 0.01), 5);
    take(sphere(x - 2.0, y - 0.62, z - 0.2, 0.14), 6);
    surface.id = id;
    return d;
  };
  return {
    width: 1400,
    height: 1120,
    map,
    pace: 0.85,
    reach: 0.7,
    skyTone: hex('#f4dcc4', 0.62),
    floorTone: hex('#e0b48c', 0.7),
    lights: [
      { dir: normalize([-0.92, 0.62, 0.1]), colour: hex('#ffdfb0', 2.6), soft: 0.035 },
      { dir: normalize([0.2, 0.4, 0.9]), colour: hex('#ffe8d6', 0.18), soft: 0 },
    ],
    room: createRoom({ sky: hex('#fbe6cf', 0.7), horizon: hex('#f2cfa8', 0.8), floor: hex('#c98f62', 0.4) }),
    backdrop: (d) => mixColour(hex('#f5e3c8', 1.6), hex('#9cc0d6', 1.4), smoothstep(-0.05, 0.5, d[1])),
    camera: { from: [0.35, 1.35, 4.9], to: [0.2, 1.3, -2], fov: 50 },
    materials: {
      0: {
        rough: 0.35,
        gloss: 0.7,
        mirror: 0.5,
        detail: (p) => {
          const joint =
            Math.abs(((p[0] + 9) % 0.9) - 0.45) > 0.442 || Math.abs(((p[2] + 9) % 0.9) - 0.45) > 0.442;
          return {
            base: scale(hex('#b98a63'), (joint ? 0.7 : 1) * (0.88 + 0.2 * fbm(p[0] * 3, p[2] * 3, 4, 3))),
          };
        },
      },
      1: {
        rough: 0.95,
        gloss: 0.1,
        detail: (p) => ({
          base: scale(hex('#e6c6a4'), 0.88 + 0.2 * noise3(p[0] * 1.7, p[1] * 1.7, p[2] * 1.7, 2)),
        }),
      },
      2: { base: hex('#ead3b8'), rough: 0.85, gloss: 0.3 },
      3: { base: hex('#8e3f26'), rough: 0.95, gloss: 0.1, sheen: 0.3 },
      4: { base: hex('#2f4a4a'), rough: 0.35 },
      5: { base: hex('#5f5a33'), rough: 0.9 },
      6: { base: hex('#d98a4e'), rough: 0.9 },
    },
  };
}

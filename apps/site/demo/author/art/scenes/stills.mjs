import { hex, mixColour, scale } from '../core/colour.mjs';
import { smoothstep } from '../core/maths.mjs';
import { noise, noise3 } from '../core/noise.mjs';
import { createRoom, normalize } from '../studio/light.mjs';
import { blend, box, capsule, carve, cylinder, lathe, length2, sphere, surface } from '../studio/shapes.mjs';

const FLOOR = -1;

/** A thrown pot: profile outside, wall `thick`, open above. */
function pot(points, thick = 0.05) {
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
function glaze(top, bottom, line, { specks = 0.06, rough = 0.3, run = 0.09 } = {}) {
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

function shelf({
  wall,
  table,
  key = '#ffeeda',
  things,
  materials,
  camera = {},
  size = [1200, 900],
  sun = [-0.7, 0.62, 0.4],
}) {
  const map = (x, y, z) => {
    let d = y - FLOOR;
    let id = 0;
    const back = z + 1.7;
    if (back < d) {
      d = back;
      id = 1;
    }
    for (const thing of things) {
      const t = thing[0](x, y, z);
      if (t < d) {
        d = t;
        id = thing[1];
      }
    }
    surface.id = id;
    return d;
  };
  return {
    width: size[0],
    height: size[1],
    map,
    pace: 0.8,
    reach: 0.9,
    skyTone: scale(mixColour(hex(wall), hex('#ffffff'), 0.45), 0.5),
    floorTone: hex(table, 0.55),
    lights: [
      { dir: normalize(sun), colour: hex(key, 2.1), soft: 0.14 },
      {
        dir: normalize([-sun[0], 0.35, 0.7]),
        colour: mixColour(hex(wall), hex(key), 0.4).map((c) => c * 0.42),
        soft: 0,
      },
    ],
    room: createRoom({
      sky: hex('#ffffff', 0.4),
      horizon: hex(wall, 0.55),
      floor: hex(table, 0.35),
      boxes: [{ dir: [-0.8, 0.5, 0.5], size: 0.12, colour: hex('#ffffff', 2.6) }],
    }),
    camera: { from: [0, 0.4, 6.6], to: [0, 0.02, 0], fov: 26, ...camera },
    materials: {
      0: {
        rough: 0.55,
        gloss: 0.5,
        detail(p) {
          const line = noise(p[0] * 0.8, p[2] * 14, 12) * 0.6 + noise(p[0] * 2, p[2] * 50, 13) * 0.4;
          return { base: scale(hex(table), 0.75 + 0.45 * line) };
        },
      },
      1: {
        rough: 0.95,
        gloss: 0.1,
        detail: (p) => ({ base: scale(hex(wall), 0.93 + 0.14 * noise(p[0] * 2.3, p[1] * 2.3, 31)) }),
      },
      ...materials,
    },
  };
}

const at = (dx, dy, dz, shape) => (x, y, z) => shape(x - dx, y - dy, z - dz);

const moonJar = pot([
  [0.3, -1],
  [0.62, -0.8],
  [0.8, -0.4],
  [0.78, -0.1],
  [0.56, 0.24],
  [0.3, 0.38],
  [0.31, 0.48],
]);
const bowl = pot(
  [
    [0.26, -1],
    [0.3, -0.94],
    [0.66, -0.62],
    [0.74, -0.44],
  ],
  0.06,
);
const cup = pot(
  [
    [0.22, -1],
    [0.3, -0.86],
    [0.29, -0.55],
    [0.31, -0.46],
  ],
  0.04,
);
const tallVase = pot([
  [0.26, -1],
  [0.42, -0.62],
  [0.42, -0.2],
  [0.24, 0.25],
  [0.13, 0.5],
  [0.12, 0.8],
  [0.2, 0.98],
]);
const stout = pot([
  [0.36, -1],
  [0.54, -0.8],
  [0.6, -0.52],
  [0.48, -0.22],
  [0.25, -0.04],
  [0.2, 0.06],
  [0.27, 0.14],
]);
const plate = pot(
  [
    [0.5, -1],
    [0.55, -0.97],
    [0.95, -0.88],
  ],
  0.04,
);

const stem = (bendX, top) => (x, y, z) =>
  Math.min(
    capsule(x, y, z, 0, -0.2, 0, bendX * 0.5, top * 0.55, 0, 0.018),
    capsule(x, y, z, bendX * 0.5, top * 0.55, 0, bendX, top, 0.05, 0.015),
  );

const puff = (dx, dy, dz, r) => (x, y, z) =>
  (sphere(x - dx, y - dy, z - dz, r) - 0.05 * noise3((x - dx) * 13, y * 13, z * 13, 2)) * 0.7;

export const stills = {
  'clay-moonjar': () =>
    shelf({
      wall: '#d9cbb8',
      table: '#8b6848',
      things: [
        [at(-0.35, 0, 0, moonJar), 2],
        [at(1.05, 0, 0.35, cup), 3],
        [at(-0.35, 0.3, 0, stem(0.75, 1.0)), 4],
        [puff(0.42, 1.28, 0.05, 0.16), 5],
      ],
      materials: {
        2: glaze('#f3eee4', '#efe7d9', -2, { specks: 0.02, rough: 0.25 }),
        3: glaze('#3f5c63', '#c9a882', -0.78),
        4: { base: hex('#5a4630'), rough: 0.9 },
        5: { base: hex('#e9dfc8'), rough: 0.95, sheen: 0.4 },
      },
    }),
  'clay-celadon': () =>
    shelf({
      wall: '#31473f',
      table: '#5c3f2a',
      key: '#ffe9cf',
      things: [
        [at(-0.75, 0, 0, tallVase), 2],
        [at(0.45, 0, 0.2, bowl), 3],
        [at(1.35, 0, -0.35, cup), 2],
      ],
      materials: {
        2: glaze('#9fc4ae', '#c2b191', -0.84, { specks: 0.03, rough: 0.18 }),
        3: glaze('#d9e4d6', '#a9886a', -0.9, { specks: 0.05 }),
      },
    }),
  'clay-rust': () =>
    shelf({
      wall: '#c98a5b',
      table: '#6d4430',
      key: '#fff0d8',
      things: [
        [at(-0.25, 0, -0.15, stout), 2],
        [at(0.9, 0, 0.35, bowl), 3],
        [at(-1.25, 0, 0.3, cup), 3],
        [at(-0.25, 0, -0.15, stem(-0.45, 1.05)), 4],
        [at(-0.25, 0, -0.15, stem(0.25, 1.25)), 4],
        [puff(-0.7, 1.06, -0.1, 0.13), 5],
        [puff(0.0, 1.27, -0.1, 0.15), 5],
      ],
      materials: {
        2: glaze('#a3401f', '#d9b48c', -0.72, { specks: 0.08, rough: 0.35 }),
        3: glaze('#f0e2cb', '#b9764a', -0.8, { specks: 0.08 }),
        4: { base: hex('#4c3a22'), rough: 0.9 },
        5: { base: hex('#f2d9a8'), rough: 0.95, sheen: 0.4 },
      },
    }),
  'clay-cobalt': () =>
    shelf({
      wall: '#e8e3da',
      table: '#b9a88c',
      things: [
        [at(0.55, 0, -0.2, tallVase), 2],
        [at(-0.75, 0, 0.1, stout), 3],
        [at(1.3, 0, 0.45, cup), 2],
      ],
      materials: {
        2: glaze('#22408f', '#e9e3d6', -0.45, { specks: 0.03, rough: 0.16, run: 0.25 }),
        3: glaze('#f4f1ea', '#2a4a9a', -0.55, { specks: 0.03, rough: 0.2 }),
      },
    }),
  'clay-kiln': () =>
    shelf({
      wall: '#5a3325',
      table: '#45291d',
      key: '#ffc385',
      sun: [0.75, 0.5, 0.45],
      things: [
        [at(-0.9, 0, -0.1, cup), 2],
        [at(-0.9, 0.58, -0.1, cup), 3],
        [at(-0.1, 0, 0.2, bowl), 3],
        [at(-0.1, 0.2, 0.2, bowl), 2],
        [at(1.05, 0, -0.2, stout), 4],
      ],
      materials: {
        2: glaze('#c7552b', '#8f5a3a', -0.8, { rough: 0.5 }),
        3: glaze('#e6c9a0', '#8f5a3a', -0.78, { rough: 0.5 }),
        4: glaze('#241b1d', '#6a4630', -0.6, { rough: 0.2, specks: 0.02 }),
      },
    }),
  'clay-table': () =>
    shelf({
      wall: '#aebfbd',
      table: '#d3b894',
      things: [
        [at(0.1, 0, 0.3, plate), 2],
        [at(0.1, 0.1, 0.3, bowl), 3],
        [at(-1.25, 0, -0.2, cup), 3],
        [at(1.45, 0, -0.5, moonJar), 2],
      ],
      camera: { from: [0, 1.9, 5.8], to: [0, -0.4, 0], fov: 25 },
      materials: {
        2: glaze('#f2ede2', '#d9c6a4', -0.99, { specks: 0.1 }),
        3: glaze('#3f7570', '#c9ab7f', -0.84, { specks: 0.04, rough: 0.2 }),
      },
    }),
  coffee: () =>
    shelf({
      wall: '#c5502f',
      table: '#7f2f1c',
      key: '#fff0dc',
      size: [900, 1200],
      camera: { from: [0, 0.9, 6.6], to: [0, 0.05, 0], fov: 27 },
      things: [
        [at(-0.28, 0.02, -0.3, bag), 2],
        [at(0.68, 0, 0.5, cup), 3],
        [(x, y, z) => cylinder(x - 0.68, y + 0.52, z - 0.5, 0.27, 0.01), 4],
        [(x, y, z) => cylinder(x - 0.68, y + 0.985, z - 0.5, 0.5, 0.015, 0.015), 3],
        [beans, 5],
      ],
      materials: {
        2: {
          rough: 0.5,
          detail(p) {
            const x = p[0] + 0.28;
            const band = Math.abs(p[1] + 0.18) < 0.3 && Math.abs(x) < 0.46;
            const sun = length2(x, p[1] + 0.18) < 0.19;
            const bars = p[1] < -0.3 && Math.abs(((p[1] * 22) % 1) + 0.5) < 0.25;
            if (p[1] > 0.62) return { base: hex('#12302a') };
            if (!band) return { base: hex('#17423a') };
            return { base: sun && !bars ? hex('#d9512c') : hex('#f3e4cb') };
          },
        },
        3: { base: hex('#f5ead8'), rough: 0.3, mirror: 0.2 },
        4: { base: hex('#3a1a0c'), rough: 0.25 },
        5: { base: hex('#3a1c0e'), rough: 0.4 },
      },
    }),
};

function bag(x, y, z) {
  const swell = 0.08 * Math.cos(Math.min(1, Math.abs(y / 0.9)) * 1.4);
  const body = box(x, y + 0.12, z, 0.6, 0.9, 0.24 + swell, 0.12);
  const crease = 0.012 * Math.sin(y * 9 + x * 3) * smoothstep(0.2, 0.6, Math.abs(x));
  const fold = box(x, y - 0.82, z - 0.02, 0.58, 0.09, 0.1, 0.04);
  return blend(body + crease, fold, 0.12) * 0.8;
}

function beans(x, y, z) {
  const spots = [
    [-0.75, 0.75, 0.3],
    [-0.5, 0.95, 1.1],
    [-0.95, 0.98, 2],
    [0.05, 1.0, 2.6],
    [-0.2, 0.8, 0.7],
    [-1.15, 0.62, 1.6],
    [0.2, 1.25, 0.2],
    [-0.68, 1.2, 2.2],
  ];
  let d = 1e3;
  for (const [bx, bz, turn] of spots) {
    const c = Math.cos(turn);
    const s = Math.sin(turn);
    const px = (x - bx) * c + (z - bz) * s;
    const pz = -(x - bx) * s + (z - bz) * c;
    const py = y + 0.945;
    const body = length2(length2(px * 0.68, pz), py * 1.1) - 0.055;
    d = Math.min(d, carve(body, capsule(px, py, pz, -0.1, 0.06, 0, 0.1, 0.06, 0, 0.014), 0.01));
  }
  return d;
}

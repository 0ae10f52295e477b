import { hex } from '../art/core/colour.mjs';
import { noise } from '../art/core/noise.mjs';
import { bag, beans } from '../art/scenes/stills/coffee.mjs';
import { glaze, pot } from '../art/scenes/stills/glaze.mjs';
import { blend, box, capsule, cylinder, length2, rect, sphere, torus } from '../art/studio/shapes.mjs';
import { ground } from './ground.mjs';

const inside = { 5: { base: hex('#4a2613'), rough: 0.42 } };

/** Drawings on the label: where the second colour is. */
const LABELS = {
  sun: (x, y) => length2(x, y) < 0.19 && !(y < -0.03 && ((y * 22) % 1) + 1 < 0.4),
  hills: (x, y) => y < 0.08 * Math.sin(x * 9) - 0.02 || length2(x - 0.18, y - 0.14) < 0.07,
  bars: (x, y) => Math.abs(y) < 0.2 && ((x + 2) * 9) % 1 < 0.5,
  moon: (x, y) => length2(x, y) < 0.2 && length2(x + 0.1, y - 0.06) > 0.17,
  leaf: (x, y) => length2(x * 1.6 + y * 0.6, y) < 0.2 && Math.abs(x * 1.1 - y * 0.9) > 0.018,
  waves: (x, y) => Math.abs(y) < 0.21 && ((y + 0.035 * Math.sin(x * 16) + 2) * 11) % 1 < 0.45,
};

const bagOf = (paper, mark, label) => () =>
  ground({
    things: [
      [(x, y, z) => bag(x, y, z), 2],
      [(x, y, z) => beans(x - 0.35, y, z + 0.1), 5],
    ],
    materials: {
      ...inside,
      2: {
        rough: 0.55,
        detail([x, y, z]) {
          const crinkle = 0.94 + 0.1 * noise(x * 9, y * 9, 3);
          const within = z > 0 && Math.abs(y + 0.16) < 0.32 && Math.abs(x) < 0.44;
          const on = within && LABELS[label](x, y + 0.16);
          const colour = on ? mark : within ? '#f4ead8' : paper;
          return { base: hex(colour, within ? 1 : crinkle * (y > 0.66 ? 0.8 : 1)) };
        },
      },
    },
    middle: -0.22,
    half: 1.34,
    above: 0.62,
  });

const DRIPPER = [
  [0.14, -0.62],
  [0.2, -0.56],
  [0.52, 0.02],
];
const ring = (x, y, z) => torus(x - 0.44, z, y + 0.26, 0.17, 0.045);
const cone = pot(DRIPPER, 0.05);
const plateau = (x, y, z) => cylinder(x, y + 0.62, z, 0.42, 0.03, 0.02);
const SERVER = [
  [0.4, -1],
  [0.46, -0.94],
  [0.42, -0.66],
];

const dripper = () =>
  ground({
    things: [
      [(x, y, z) => Math.min(cone(x, y, z), plateau(x, y, z)), 2],
      [(x, y, z) => Math.max(ring(x, y, z), 0.3 - length2(x, z)), 2],
      [pot(SERVER, 0.04), 3],
    ],
    materials: {
      2: glaze('#f4efe5', '#efe7d9', -2, { specks: 0.02, rough: 0.2 }),
      3: glaze('#a8431f', '#dcb88f', -0.9, { specks: 0.06 }),
    },
    middle: -0.5,
    half: 0.78,
    above: 0.6,
  });

const kettle = () =>
  ground({
    things: [
      [
        (x, y, z) => {
          const r = length2(x - 0.12, z);
          const wide = 0.56 - 0.26 * Math.min(1, Math.max(0, (y + 0.9) / 0.9));
          return Math.max((r - wide) * 0.8, Math.abs(y + 0.52) - 0.46) - 0.02;
        },
        2,
      ],
      [
        (x, y, z) =>
          blend(
            capsule(x, y, z, -0.3, -0.82, 0, -0.72, -0.6, 0, 0.045),
            blend(
              capsule(x, y, z, -0.72, -0.6, 0, -0.72, -0.1, 0, 0.036),
              capsule(x, y, z, -0.72, -0.1, 0, -0.92, 0.02, 0, 0.03),
              0.08,
            ),
            0.1,
          ),
        2,
      ],
      [(x, y, z) => rect(length2(x - 0.12, z), y + 0.02, 0.27, 0.035, 0.02), 2],
      [(x, y, z) => sphere(x - 0.12, y - 0.07, z, 0.06), 3],
      [
        (x, y, z) =>
          Math.min(
            capsule(x, y, z, 0.4, -0.1, 0, 0.8, -0.06, 0, 0.045),
            capsule(x, y, z, 0.8, -0.06, 0, 0.86, -0.56, 0, 0.05),
          ),
        3,
      ],
    ],
    materials: {
      2: { base: hex('#3d3f42'), rough: 0.38, gloss: 0.9 },
      3: { base: hex('#a8713f'), rough: 0.5 },
    },
    middle: -0.48,
    half: 1.2,
    above: 0.45,
  });

const grinder = () =>
  ground({
    things: [
      [(x, y, z) => cylinder(x, y + 0.62, z, 0.3, 0.38, 0.05), 2],
      [(x, y, z) => cylinder(x, y + 0.2, z, 0.275, 0.06, 0.02), 3],
      [(x, y, z) => cylinder(x, y - 0.06, z, 0.31, 0.22, 0.06), 4],
      [(x, y, z) => capsule(x, y, z, 0, 0.34, 0, 0.74, 0.4, 0.12, 0.034), 3],
      [(x, y, z) => cylinder(x, y - 0.33, z, 0.09, 0.06, 0.03), 3],
      [(x, y, z) => cylinder(x - 0.74, y - 0.5, z - 0.12, 0.1, 0.11, 0.07), 2],
    ],
    materials: {
      2: { base: hex('#8a5a35'), rough: 0.45 },
      3: { base: hex('#d9d4cb'), rough: 0.25, metal: 1, mirror: 0.4 },
      4: { base: hex('#2f2a28'), rough: 0.35 },
    },
    middle: -0.2,
    half: 1.05,
    above: 0.5,
  });

const tin = (colour, band) => () =>
  ground({
    things: [
      [(x, y, z) => cylinder(x, y + 0.5, z, 0.46, 0.5, 0.03), 2],
      [(x, y, z) => cylinder(x, y - 0.05, z, 0.475, 0.09, 0.03), 3],
    ],
    materials: {
      2: {
        rough: 0.35,
        detail: ([x, y]) => {
          const label = Math.abs(y + 0.5) < 0.2;
          return {
            base: hex(label ? (Math.abs(x) < 0.12 && Math.abs(y + 0.5) < 0.09 ? band : '#f4ead8') : colour),
          };
        },
      },
      3: { base: hex(band), rough: 0.3, mirror: 0.2 },
    },
    middle: -0.42,
    half: 0.84,
    above: 0.55,
  });

const filters = () =>
  ground({
    things: [
      [(x, y, z) => box(x, y + 0.52, z, 0.62, 0.48, 0.2, 0.02), 2],
      [(x, y, z) => box(x, y + 0.02, z, 0.56, 0.1, 0.14, 0.01), 3],
    ],
    materials: {
      2: {
        rough: 0.75,
        detail: ([x, y, z]) => {
          const on = z > 0.1 && Math.abs(x) / 0.34 + Math.abs(y + 0.5) / 0.3 < 1;
          return { base: hex(on ? '#f4ead8' : '#c9a06c') };
        },
      },
      3: {
        rough: 0.95,
        detail: ([x]) => ({ base: hex('#f7f3ea', 0.86 + 0.14 * Math.abs(Math.sin(x * 60))) }),
      },
    },
    middle: -0.45,
    half: 0.86,
    above: 0.5,
  });

export const coffee = {
  'coffee-morning': bagOf('#c5502f', '#c5502f', 'sun'),
  'coffee-harbour': bagOf('#24506b', '#24506b', 'waves'),
  'coffee-orchard': bagOf('#56713f', '#56713f', 'leaf'),
  'coffee-night': bagOf('#2b2740', '#6a5f9a', 'moon'),
  'coffee-highland': bagOf('#d3a13c', '#8a5a20', 'hills'),
  'coffee-house': bagOf('#e9dcc6', '#3a2a22', 'bars'),
  'coffee-dripper': dripper,
  'coffee-kettle': kettle,
  'coffee-grinder': grinder,
  'coffee-tin': tin('#2f5a48', '#d9a441'),
  'coffee-filters': filters,
};

import { hex } from '../art/core/colour.mjs';
import { pot } from '../art/scenes/stills/glaze.mjs';
import { bottles } from '../art/scenes/bottles.mjs';
import { box, capsule, cylinder, ellipsoid, length2, sphere } from '../art/studio/shapes.mjs';
import { ground } from './ground.mjs';

const gold = { base: hex('#f0d39a'), rough: 0.18, metal: 1, mirror: 0.5 };
const wood = { base: hex('#6b4a2f'), rough: 0.5 };
const white = { base: hex('#f4f2ec'), rough: 0.35 };

/** Behind them is light paper: at the strength they have before coloured walls they would look empty. */
const DEEPER = 2.1;

/** The bottle of a perfume of the house, lower by what its stand was, with a cap of its own. */
const bottle = (name, drop, cap, material) => () => {
  const { glass, glassTint } = bottles[name]();
  return ground({
    glass: (x, y, z) => glass(x, y + drop, z),
    tint: glassTint.map((much) => much * DEEPER),
    things: [[(x, y, z) => cap(x, y + drop, z), 2]],
    materials: { 2: material },
    paper: '#ece7de',
    contact: 0.62,
    middle: -0.14,
    half: 1.18,
    above: 0.42,
  });
};

const caps = {
  round: (x, y, z) =>
    Math.min(cylinder(x, y - 0.5, z, 0.25, 0.2, 0.03), cylinder(x, y - 0.27, z, 0.15, 0.06, 0.01)),
  ball: (x, y, z) => Math.min(sphere(x, y - 0.48, z, 0.24), cylinder(x, y - 0.22, z, 0.13, 0.1, 0.01)),
  block: (x, y, z) =>
    Math.min(box(x, y - 0.52, z, 0.17, 0.2, 0.17, 0.03), cylinder(x, y - 0.33, z, 0.1, 0.1, 0.01)),
  drum: (x, y, z) =>
    Math.min(cylinder(x, y - 0.68, z, 0.3, 0.22, 0.05), cylinder(x, y - 0.46, z, 0.2, 0.06, 0.01)),
  egg: (x, y, z) =>
    Math.min(ellipsoid(x, y - 0.46, z, 0.2, 0.3, 0.2), cylinder(x, y - 0.2, z, 0.14, 0.07, 0.01)),
  cork: (x, y, z) => cylinder(x, y - 0.5, z, 0.18, 0.16, 0.05),
};

const JAR = [
  [0.4, -1],
  [0.45, -0.95],
  [0.45, -0.4],
  [0.44, -0.3],
];
const flame = (x, y, z) => (length2(length2(x, z) * 2.2, (y + 0.2) * (y > -0.2 ? 0.75 : 1.4)) - 0.08) * 0.4;

const candle = (jar, label) => () =>
  ground({
    things: [
      [pot(JAR, 0.045), 2],
      [(x, y, z) => cylinder(x, y + 0.72, z, 0.39, 0.26), 3],
      [(x, y, z) => capsule(x, y, z, 0, -0.46, 0, 0, -0.3, 0, 0.012), 4],
      [flame, 5],
    ],
    materials: {
      2: {
        rough: 0.4,
        detail: ([x, y, z]) => {
          const on = z > 0.2 && Math.abs(x) < 0.2 && Math.abs(y + 0.66) < 0.16;
          const line = on && Math.abs(y + 0.64) < 0.012 && Math.abs(x) < 0.11;
          return { base: hex(line ? label : on ? '#f6efe0' : jar) };
        },
      },
      3: { base: hex('#f6ecd6'), rough: 0.6, wrap: 0.4, glow: hex('#ffd9a0', 0.12) },
      4: { base: hex('#2a1d16') },
      5: { glow: hex('#ffc36b', 2.4) },
    },
    middle: -0.56,
    half: 0.68,
    above: 0.62,
  });

const STICKS = [
  [-0.34, 0.95, 0.06],
  [-0.14, 1.05, -0.1],
  [0.06, 1.1, 0.08],
  [0.24, 1.02, -0.06],
  [0.4, 0.9, 0.1],
];
const diffuser = (tint, collar) => () =>
  ground({
    glass: (x, y, z) =>
      Math.min(cylinder(x, y + 0.6, z, 0.42, 0.4, 0.1), cylinder(x, y + 0.14, z, 0.15, 0.1, 0.02)),
    tint,
    things: [
      [(x, y, z) => cylinder(x, y + 0.08, z, 0.17, 0.06, 0.02), 2],
      [
        (x, y, z) =>
          Math.min(...STICKS.map(([sx, sy, sz]) => capsule(x, y, z, sx * 0.1, -0.1, 0, sx, sy, sz, 0.016))),
        3,
      ],
    ],
    materials: { 2: collar, 3: { base: hex('#b08a5c'), rough: 0.9 } },
    paper: '#ece7de',
    contact: 0.62,
    middle: 0,
    half: 1.2,
    above: 0.5,
  });

const soap = (colour, other) => () =>
  ground({
    things: [
      [(x, y, z) => box(x, y + 0.87, z, 0.52, 0.13, 0.34, 0.05), 2],
      [(x, y, z) => box(x * 0.94 + z * 0.34, y + 0.6, z * 0.94 - x * 0.34, 0.5, 0.13, 0.33, 0.05), 3],
    ],
    materials: {
      2: { base: hex(colour), rough: 0.55, wrap: 0.2 },
      3: { base: hex(other), rough: 0.55, wrap: 0.2 },
    },
    middle: -0.76,
    half: 0.74,
    above: 1.2,
  });

export const scents = {
  'scent-amber': bottle('amber', 0.14, caps.round, gold),
  'scent-fig': bottle('fig', 0.1, caps.ball, gold),
  'scent-rose': bottle('rose', 0.0, caps.block, gold),
  'scent-salt': bottle('salt', 0.12, caps.drum, white),
  'scent-ink': bottle('ink', 0.16, caps.egg, gold),
  'scent-moss': bottle('moss', 0.14, caps.cork, wood),
  'candle-fig': candle('#5d7048', '#5d7048'),
  'candle-amber': candle('#b5602f', '#b5602f'),
  'candle-salt': candle('#8fa9b8', '#4f7388'),
  'diffuser-moss': diffuser([1.7, 0.6, 1.5], wood),
  'diffuser-rose': diffuser([0.35, 2, 1.5], gold),
  'soap-pair': soap('#d8b28c', '#8fa48a'),
};

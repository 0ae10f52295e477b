import { hex } from '../art/core/colour.mjs';
import { glaze, pot } from '../art/scenes/stills/glaze.mjs';
import { at, bowl, cup, moonJar, plate, puff, stem, stout, tallVase } from '../art/scenes/stills/pottery.mjs';
import { capsule, carve, cylinder, lathe, length2, sphere, torus } from '../art/studio/shapes.mjs';
import { ground } from './ground.mjs';

const GLAZES = {
  chalk: ['#f3eee4', '#d8c4a2', { specks: 0.07, rough: 0.28 }],
  iron: ['#2b2325', '#7a5438', { specks: 0.02, rough: 0.22 }],
  celadon: ['#9fc4ae', '#c8b694', { specks: 0.03, rough: 0.2 }],
  cobalt: ['#23429a', '#efe9dc', { specks: 0.03, rough: 0.18, run: 0.2 }],
  rust: ['#a8431f', '#dcb88f', { specks: 0.08, rough: 0.34 }],
  teal: ['#2f7570', '#cbb084', { specks: 0.04, rough: 0.22 }],
  rose: ['#d99a8e', '#ead9c4', { specks: 0.05, rough: 0.3 }],
};
const coat = (name, line, more = {}) => {
  const [top, bottom, look] = GLAZES[name];
  return glaze(top, bottom, line, { ...look, ...more });
};

const MUG = [
  [0.27, -1],
  [0.36, -0.94],
  [0.37, -0.6],
  [0.36, -0.28],
];
const PITCHER = [
  [0.32, -1],
  [0.5, -0.86],
  [0.52, -0.55],
  [0.36, -0.1],
  [0.31, 0.16],
  [0.37, 0.36],
];
const POT = [
  [0.34, -1],
  [0.58, -0.86],
  [0.66, -0.58],
  [0.54, -0.28],
  [0.3, -0.18],
];
const LID = [
  [0.31, -0.2],
  [0.26, -0.13],
  [0.07, -0.07],
];
const PLANTER = [
  [0.36, -0.94],
  [0.44, -0.9],
  [0.54, -0.4],
  [0.58, -0.1],
];
const SAUCER = [
  [0.44, -1],
  [0.5, -0.98],
  [0.6, -0.88],
];
const STICK = [
  [0.42, -1],
  [0.4, -0.93],
  [0.14, -0.86],
  [0.1, -0.6],
  [0.14, -0.46],
  [0.1, -0.3],
  [0.17, -0.18],
];
const BUD = [
  [0.2, -1],
  [0.34, -0.82],
  [0.34, -0.66],
  [0.14, -0.4],
  [0.07, -0.2],
  [0.09, 0.02],
];

/** A ring at the side; what would stand inside the pot is cut off. */
function handle(points, cx, cy, ring, tube) {
  const radius = lathe(points);
  return (x, y, z) =>
    Math.max(torus(x - cx, z, y - cy, ring, tube), (radius(y) - 0.03 - length2(x, z)) * 0.7);
}
const union =
  (...shapes) =>
  (x, y, z) => {
    let d = 1e3;
    for (const shape of shapes) d = Math.min(d, shape(x, y, z));
    return d;
  };

const mug = union(pot(MUG, 0.045), handle(MUG, 0.4, -0.6, 0.2, 0.05));
const pitcher = union(pot(PITCHER, 0.045), handle(PITCHER, 0.44, -0.2, 0.34, 0.055));
const spout = (x, y, z) => {
  const outer = capsule(
    x,
    y,
    z,
    -0.5,
    -0.62,
    0,
    -0.98,
    -0.2,
    0,
    0.1 - 0.05 * Math.min(1, Math.max(0, -x - 0.5)),
  );
  return carve(outer, capsule(x, y, z, -0.8, -0.36, 0, -1.2, 0.02, 0, 0.045), 0.02);
};
const teapot = union(
  pot(POT, 0.06),
  pot(LID, 0.2),
  (x, y, z) => sphere(x, y + 0.03, z, 0.085),
  spout,
  handle(POT, 0.68, -0.5, 0.27, 0.055),
);
const planter = union(pot(PLANTER, 0.05), pot(SAUCER, 0.05));
const candlestick = pot(STICK, 0.12);
const candle = (x, y, z) => cylinder(x, y - 0.27, z, 0.085, 0.5, 0.02);
const flame = (x, y, z) => (length2(length2(x, z) * 2.2, (y - 0.87) * (y > 0.87 ? 0.75 : 1.4)) - 0.085) * 0.4;

const single =
  (shape, name, line, view, extra = []) =>
  () =>
    ground({ things: [[shape, 2], ...extra], materials: { 2: coat(name, line), ...STEMS }, ...view });

const STEMS = {
  4: { base: hex('#6b5334'), rough: 0.9 },
  5: { base: hex('#efe4cd'), rough: 0.95, sheen: 0.4 },
  6: { base: hex('#f6ecd9'), rough: 0.6, wrap: 0.3 },
  7: { glow: hex('#ffc36b', 2.4) },
};
const LOW = { middle: -0.72, half: 0.92, above: 1.15 };
const DISH = { middle: -0.9, half: 1.12, above: 2.1 };
const JAR = { middle: -0.3, half: 1.02 };

/** The glaze ends in a ring, without running. */
const dish = (name) => () =>
  ground({ things: [[plate, 2]], materials: { 2: coat(name, -0.945, { run: 0 }) }, ...DISH });

/** Dishes inside each other. */
const stack = (name, other, line) => () =>
  ground({
    things: [
      [bowl, 2],
      [at(0, 0.2, 0, bowl), 3],
      [at(0, 0.4, 0, bowl), 2],
    ],
    materials: { 2: coat(name, line), 3: coat(other, line + 0.2) },
    middle: -0.52,
    half: 0.86,
    above: 1.1,
  });

export const ceramics = {
  'moon-jar-chalk': single(moonJar, 'chalk', -2, JAR),
  'moon-jar-iron': single(moonJar, 'iron', -0.62, JAR),
  'moon-jar-rose': single(moonJar, 'rose', -0.5, JAR),
  'tall-vase-celadon': single(tallVase, 'celadon', -0.86, { middle: -0.04, half: 1.22 }),
  'tall-vase-cobalt': single(tallVase, 'cobalt', -0.3, { middle: -0.04, half: 1.22 }),
  'stout-vase-rust': single(stout, 'rust', -0.7, { middle: 0.06, half: 1.28 }, [
    [stem(-0.45, 1.0), 4],
    [stem(0.3, 1.18), 4],
    [puff(-0.45, 1.02, 0.05, 0.13), 5],
    [puff(0.3, 1.2, 0.05, 0.15), 5],
  ]),
  'stout-vase-iron': single(stout, 'iron', -0.66, { middle: -0.45, half: 0.82 }),
  'bud-vase-rose': single(pot(BUD, 0.03), 'rose', -0.84, { middle: -0.2, half: 1.05 }, [
    [stem(0.18, 0.62), 4],
    [puff(0.18, 0.64, 0.05, 0.1), 5],
  ]),
  'bud-vase-teal': single(pot(BUD, 0.03), 'teal', -0.84, { middle: -0.42, half: 0.78 }),
  'bowl-chalk': single(bowl, 'chalk', -0.92, LOW),
  'bowl-teal': single(bowl, 'teal', -0.9, LOW),
  'bowl-stack': stack('chalk', 'rust', -0.92),
  'cup-chalk': single(cup, 'chalk', -0.82, { middle: -0.72, half: 0.5, above: 0.9 }),
  'cup-teal': single(cup, 'teal', -0.82, { middle: -0.72, half: 0.5, above: 0.9 }),
  'cup-rust': single(cup, 'rust', -0.82, { middle: -0.72, half: 0.5, above: 0.9 }),
  'cup-cobalt': single(cup, 'cobalt', -0.74, { middle: -0.72, half: 0.5, above: 0.9 }),
  'mug-celadon': single(at(-0.1, 0, 0, mug), 'celadon', -0.86, { middle: -0.64, half: 0.62, above: 0.9 }),
  'mug-iron': single(at(-0.1, 0, 0, mug), 'iron', -0.86, { middle: -0.64, half: 0.62, above: 0.9 }),
  'plate-chalk': dish('chalk'),
  'plate-teal': dish('teal'),
  'pitcher-chalk': single(at(-0.12, 0, 0, pitcher), 'chalk', -0.72, { middle: -0.3, half: 0.98 }),
  'pitcher-cobalt': single(at(-0.12, 0, 0, pitcher), 'cobalt', -0.5, { middle: -0.3, half: 0.98 }),
  'teapot-iron': single(at(0.02, 0, 0, teapot), 'iron', -0.84, { middle: -0.5, half: 1.2 }),
  'planter-rust': single(planter, 'rust', -0.78, { middle: -0.52, half: 0.84 }),
  'candlestick-rust': single(candlestick, 'rust', -0.95, { middle: 0, half: 1.2 }, [
    [candle, 6],
    [flame, 7],
  ]),
};

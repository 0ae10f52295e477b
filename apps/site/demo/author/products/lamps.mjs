import { hex, scale } from '../art/core/colour.mjs';
import { noise } from '../art/core/noise.mjs';
import { lamp } from '../art/scenes/products.mjs';
import { box, capsule, carve, cylinder, ellipsoid, length2, sphere, torus } from '../art/studio/shapes.mjs';
import { ground, OWN } from './ground.mjs';

const WARM = hex('#ffcf95');
const brass = { base: hex('#e6c07a'), rough: 0.22, metal: 1, mirror: 0.4 };
const lit = (gain) => ({
  base: hex('#fff3e2'),
  rough: 0.4,
  detail: (_p, n) => ({ glow: scale(WARM, gain * (0.75 + 0.25 * Math.max(0, n[2]))) }),
});
const oak = {
  rough: 0.5,
  detail: (p) => ({
    base: scale(hex('#b98a58'), 0.75 + 0.4 * noise(p[1] * 3, (p[0] + p[2]) * 24, 4)),
  }),
};
const lacquer = (colour) => ({ base: hex(colour), rough: 0.26, mirror: 0.25 });

const DIM = { light: 1.15, paper: '#d9d0c3' };

/** The house's table lamp, its foot in a colour. */
const dome = (colour) => () => {
  const { map, materials } = lamp();
  return ground({
    ...DIM,
    things: [[(x, y, z) => map(x, y - 0.12, z), OWN]],
    materials: {
      ...materials,
      2: { ...materials[2], base: hex(colour) },
    },
    middle: 0.12,
    half: 1.36,
    above: 0.45,
  });
};

const globe = (foot) => () =>
  ground({
    ...DIM,
    things: [
      [(x, y, z) => sphere(x, y + 0.28, z, 0.56), 2],
      [(x, y, z) => cylinder(x, y + 0.92, z, 0.34, 0.09, 0.02), 3],
    ],
    materials: { 2: lit(0.42), 3: foot },
    middle: -0.38,
    half: 0.92,
    above: 0.5,
  });

const pendant = (colour) => () =>
  ground({
    ...DIM,
    things: [
      [
        (x, y, z) => {
          const wide = 0.2 + 0.62 * Math.min(1, Math.max(0, (0.55 - y) / 0.75)) ** 1.5;
          const r = length2(x, z);
          const outer = Math.max((r - wide) * 0.62, Math.abs(y - 0.18) - 0.38);
          return carve(outer, Math.max((r - wide + 0.04) * 0.62, y - 0.5), 0.01);
        },
        2,
      ],
      [(x, y, z) => capsule(x, y, z, 0, 0.5, 0, 0, 3, 0, 0.016), 4],
      [(x, y, z) => cylinder(x, y - 0.6, z, 0.1, 0.08, 0.02), 3],
      [(x, y, z) => sphere(x, y + 0.1, z, 0.17), 5],
    ],
    materials: {
      2: lacquer(colour),
      3: brass,
      4: { base: hex('#2b2623'), rough: 0.8 },
      5: { glow: hex('#ffe2b0', 2.2) },
    },
    middle: 0.22,
    half: 1.15,
    above: 0.1,
  });

const lantern = () =>
  ground({
    ...DIM,
    things: [
      [(x, y, z) => (ellipsoid(x, y - 0.05, z, 0.78, 0.72, 0.78) - 0.012 * Math.cos(y * 46)) * 0.75, 2],
      [(x, y, z) => cylinder(x, y - 0.76, z, 0.2, 0.02, 0.01), 3],
      [(x, y, z) => capsule(x, y, z, 0, 0.76, 0, 0, 3, 0, 0.014), 4],
    ],
    materials: { 2: lit(0.3), 3: oak, 4: { base: hex('#2b2623'), rough: 0.8 } },
    middle: 0.1,
    half: 1.15,
    above: 0.1,
  });

const column = () =>
  ground({
    ...DIM,
    things: [
      [(x, y, z) => cylinder(x, y - 0.06, z, 0.27, 0.78, 0.03), 2],
      [(x, y, z) => box(x, y + 0.9, z, 0.36, 0.1, 0.36, 0.02), 3],
    ],
    materials: { 2: lit(0.34), 3: oak },
    middle: -0.06,
    half: 1.18,
    above: 0.6,
  });

const portable = (colour) => () =>
  ground({
    ...DIM,
    things: [
      [
        (x, y, z) =>
          carve(
            Math.max(ellipsoid(x, y + 0.14, z, 0.56, 0.34, 0.56), -0.16 - y),
            ellipsoid(x, y + 0.16, z, 0.51, 0.29, 0.51),
            0.01,
          ),
        2,
      ],
      [(x, y, z) => cylinder(x, y + 0.5, z, 0.075, 0.44, 0.02), 2],
      [(x, y, z) => cylinder(x, y + 0.95, z, 0.34, 0.05, 0.04), 2],
      [(x, y, z) => cylinder(x, y + 0.12, z, 0.15, 0.05, 0.03), 5],
      [(x, y, z) => torus(x, y + 0.885, z, 0.3, 0.012), 3],
    ],
    materials: { 2: lacquer(colour), 3: brass, 5: { glow: hex('#ffdfae', 1.6) } },
    middle: -0.46,
    half: 0.82,
    above: 0.35,
  });

export const lamps = {
  'lamp-dome-red': dome('#c8472b'),
  'lamp-dome-green': dome('#2f5a48'),
  'lamp-dome-ink': dome('#2f3350'),
  'lamp-globe-brass': globe(brass),
  'lamp-globe-oak': globe(oak),
  'lamp-pendant-mustard': pendant('#d9a441'),
  'lamp-pendant-chalk': pendant('#efe9dd'),
  'lamp-pendant-moss': pendant('#4f6a4d'),
  'lamp-lantern': lantern,
  'lamp-column': column,
  'lamp-portable-coral': portable('#e0775a'),
  'lamp-portable-sky': portable('#7fa6bd'),
};

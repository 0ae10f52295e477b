import { hex, mixColour, scale } from '../core/colour.mjs';
import { createRoom, normalize } from '../studio/light.mjs';
import {
  blend,
  box,
  capsule,
  carve,
  cylinder,
  ellipsoid,
  length2,
  sphere,
  surface,
  torus,
} from '../studio/shapes.mjs';

const FLOOR = -1.1;
const bend = (y, z, back = 2.4) => blend(y - FLOOR, z + back, 1.6);

function atelier({ wall, floor = wall, key = '#fff3e2', tint, materials, props, glass, core }) {
  const map = (x, y, z) => {
    let d = bend(y, z);
    surface.id = 0;
    const near = props(x, y, z);
    if (near.d < d) {
      d = near.d;
      surface.id = near.id;
    } else surface.id = 0;
    return d;
  };
  return {
    width: 900,
    height: 1200,
    map,
    glass,
    core,
    glassTint: tint,
    pace: 0.85,
    reach: 0.9,
    skyTone: scale(mixColour(hex(wall), hex('#ffffff'), 0.5), 0.5),
    floorTone: hex(floor, 0.4),
    lights: [
      { dir: normalize([-0.6, 0.8, 0.55]), colour: hex(key, 1.9), soft: 0.2 },
      { dir: normalize([0.8, 0.3, 0.2]), colour: hex(wall, 0.35), soft: 0 },
    ],
    room: createRoom({
      sky: hex('#ffffff', 0.7),
      horizon: hex(wall, 0.9),
      floor: hex(floor, 0.5),
      boxes: [
        { dir: [-0.75, 0.55, 0.45], size: 0.14, colour: hex('#ffffff', 3.4) },
        { dir: [0.95, 0.3, 0.2], size: 0.08, colour: hex('#ffffff', 2.6) },
        { dir: [0, 0.95, -0.3], size: 0.12, colour: hex('#ffffff', 1.8) },
      ],
    }),
    camera: { from: [0, 0.42, 6.4], to: [0, 0.02, 0], fov: 27 },
    materials: {
      0: {
        rough: 0.9,
        gloss: 0.2,
        detail: (p) => ({
          base: mixColour(hex(floor), hex(wall), Math.min(1, Math.max(0, (p[1] + 1.1) / 1.4))),
        }),
      },
      1: { base: hex('#f6d9a0'), rough: 0.16, metal: 1, mirror: 0.6 },
      2: { base: hex(wall), rough: 0.8, gloss: 0.4 },
      3: { base: hex(floor), rough: 0.85, gloss: 0.3 },
      ...materials,
    },
  };
}

/** The nearest of a list of [distance, material]. */
function nearest(...pairs) {
  let best = pairs[0];
  for (const pair of pairs) if (pair[0] < best[0]) best = pair;
  return { d: best[0], id: best[1] };
}

export const bottles = {
  amber: () =>
    atelier({
      wall: '#e0a15e',
      floor: '#c97b3f',
      tint: [0.12, 0.75, 2.6],
      glass: (x, y, z) => box(x, y + 0.3, z, 0.52, 0.56, 0.3, 0.1),
      props: (x, y, z) =>
        nearest(
          [cylinder(x, y - 0.5, z, 0.27, 0.2, 0.03), 1],
          [cylinder(x, y - 0.28, z, 0.16, 0.06, 0.01), 1],
          [cylinder(x, y + 1.0, z, 0.95, 0.12, 0.02), 2],
          [sphere(x + 1.15, y + 0.82, z - 0.35, 0.28), 4],
          [
            carve(
              box(x - 1.15, y + 0.1, z + 1.0, 0.7, 1.2, 0.25, 0.02),
              cylinder(x - 1.15, z + 1, y + 0.1, 0.44, 2),
              0.02,
            ),
            2,
          ],
        ),
      materials: { 4: { base: hex('#8a3c1c'), rough: 0.5 } },
    }),
  fig: () =>
    atelier({
      wall: '#7d8f5f',
      floor: '#5e7145',
      tint: [1.5, 0.35, 1.2],
      glass: (x, y, z) => ellipsoid(x, y + 0.34, z, 0.66, 0.56, 0.42),
      props: (x, y, z) =>
        nearest(
          [sphere(x, y - 0.5, z, 0.25), 1],
          [cylinder(x, y - 0.22, z, 0.13, 0.1, 0.01), 1],
          [box(x, y + 1.02, z, 1.0, 0.12, 0.62, 0.03), 3],
          [box(x + 1.1, y + 0.75, z + 0.75, 0.4, 0.9, 0.4, 0.03), 2],
          [ellipsoid(x - 0.98, y + 0.76, z - 0.42, 0.2, 0.24, 0.2), 4],
          [ellipsoid(x - 0.72, y + 0.95, z - 0.75, 0.17, 0.19, 0.17), 4],
        ),
      materials: { 4: { base: hex('#3c2146'), rough: 0.45, sheen: 0.2 } },
    }),
  rose: () =>
    atelier({
      wall: '#e7b7ae',
      floor: '#d58f88',
      tint: [0.15, 1.5, 1.1],
      glass: (x, y, z) => length2(Math.max(length2(x, y + 0.32) - 0.46, 0), z) - 0.22,
      props: (x, y, z) =>
        nearest(
          [box(x, y - 0.52, z, 0.17, 0.2, 0.17, 0.03), 1],
          [cylinder(x, y - 0.33, z, 0.1, 0.08, 0.01), 1],
          [cylinder(x + 0.25, y + 1.04, z, 1.1, 0.06, 0.03), 2],
          [cylinder(x - 0.05, y + 0.99, z, 0.72, 0.07, 0.03), 3],
          [Math.max(torus(x - 0.95, z + 0.9, y + 0.75, 0.86, 0.11), -1.2 - y), 2],
          [sphere(x + 1.05, y + 0.8, z - 0.45, 0.2), 4],
        ),
      materials: { 4: { base: hex('#b8434f'), rough: 0.35 } },
    }),
  salt: () =>
    atelier({
      wall: '#9db8c9',
      floor: '#7d9cb2',
      tint: [1.1, 0.42, 0.14],
      glass: (x, y, z) => cylinder(x, y + 0.22, z, 0.36, 0.66, 0.08),
      props: (x, y, z) =>
        nearest(
          [cylinder(x, y - 0.68, z, 0.3, 0.22, 0.05), 5],
          [cylinder(x, y - 0.46, z, 0.2, 0.06, 0.01), 1],
          [box(x, y + 1.0, z, 0.75, 0.12, 0.6, 0.02), 2],
          [
            blend(sphere(x - 0.95, y + 0.92, z - 0.3, 0.3), sphere(x - 1.25, y + 1.0, z - 0.1, 0.22), 0.12),
            4,
          ],
          [
            blend(
              ellipsoid(x + 1.0, y + 1.0, z - 0.2, 0.42, 0.2, 0.3),
              sphere(x + 0.9, y + 0.72, z - 0.15, 0.15),
              0.03,
            ),
            4,
          ],
        ),
      materials: { 4: { base: hex('#eef1f2'), rough: 0.75 }, 5: { base: hex('#f4f2ec'), rough: 0.35 } },
    }),
  ink: () =>
    atelier({
      wall: '#2f2b4f',
      floor: '#24203f',
      key: '#e9e4ff',
      tint: [1.6, 1.9, 0.5],
      glass: (x, y, z) => {
        const turned = [x * 0.82 + z * 0.57, -x * 0.57 + z * 0.82];
        return box(turned[0], y + 0.34, turned[1], 0.46, 0.5, 0.46, 0.04);
      },
      props: (x, y, z) =>
        nearest(
          [ellipsoid(x, y - 0.46, z, 0.2, 0.3, 0.2), 1],
          [cylinder(x, y - 0.2, z, 0.14, 0.06, 0.01), 1],
          [cylinder(x, y + 1.0, z, 0.9, 0.14, 0.02), 3],
          [sphere(x - 0.2, y - 0.7, z + 2.1, 0.95), 4],
          [capsule(x, y, z, -1.2, -1.02, 0.5, -0.8, -1.02, 0.8, 0.08), 1],
        ),
      materials: { 4: { base: hex('#f2e3c2'), rough: 0.8, glow: hex('#f2dcae', 0.55) } },
    }),
  moss: () =>
    atelier({
      wall: '#d8d2c0',
      floor: '#bfb69e',
      tint: [0.9, 0.28, 0.8],
      glass: (x, y, z) =>
        blend(sphere(x, y + 0.36, z, 0.5), cylinder(x, y - 0.16, z, 0.15, 0.22, 0.03), 0.16),
      props: (x, y, z) =>
        nearest(
          [cylinder(x, y - 0.55, z, 0.2, 0.16, 0.06), 5],
          [box(x, y + 1.0, z, 0.62, 0.14, 0.62, 0.02), 3],
          [box(x + 0.98, y + 0.7, z + 0.5, 0.36, 0.5, 0.36, 0.02), 2],
          [sphere(x + 0.98, y - 0.06, z + 0.5, 0.26), 4],
          [sphere(x - 1.05, y + 0.88, z - 0.3, 0.22), 4],
          [sphere(x - 0.78, y + 0.98, z - 0.62, 0.12), 1],
        ),
      materials: {
        4: { base: hex('#5f7a45'), rough: 0.9, sheen: 0.25 },
        5: { base: hex('#6b4a2f'), rough: 0.5 },
      },
    }),
};

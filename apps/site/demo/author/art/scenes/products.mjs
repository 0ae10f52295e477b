import { hex, scale } from '../core/colour.mjs';
import { noise, noise3 } from '../core/noise.mjs';
import { createRoom, normalize } from '../studio/light.mjs';
import {
  blend,
  box,
  capsule,
  carve,
  cylinder,
  ellipsoid,
  length2,
  rect,
  surface,
} from '../studio/shapes.mjs';

const turn = (angle) => {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return (x, z) => [c * x + s * z, -s * x + c * z];
};

/** Softbox upper left, strip right, glow of the wall behind: the light of all three products. */
function stage({ wall, keyTone = '#fff1e0', fill = 0.5 }) {
  return {
    width: 1100,
    height: 1100,
    reach: 0.8,
    skyTone: scale(hex('#ffffff'), fill),
    floorTone: scale(hex(wall), 0.55),
    lights: [
      { dir: normalize([-0.55, 0.85, 0.6]), colour: hex(keyTone, 2.1), soft: 0.16 },
      { dir: normalize([0.9, 0.35, -0.4]), colour: hex(wall, 1.3), soft: 0 },
    ],
    room: createRoom({
      sky: hex('#ffffff', 0.55),
      horizon: hex(wall, 0.8),
      floor: hex(wall, 0.45),
      boxes: [
        { dir: [-0.7, 0.7, 0.5], size: 0.16, colour: hex('#fff4e6', 3.2) },
        { dir: [0.95, 0.25, 0.1], size: 0.1, colour: hex('#ffffff', 2.2) },
        { dir: [-0.9, 0.02, 0.45], size: 0.07, colour: hex('#fff0e0', 1.6) },
        { dir: [0.1, 0.4, -1], size: 0.2, colour: hex('#ffffff', 1.2) },
      ],
    }),
  };
}

/** Wool loops: the surface tilts from knot to knot. */
function boucle(base, size) {
  return {
    base: hex(base),
    rough: 0.95,
    gloss: 0.1,
    sheen: 0.4,
    detail(p, n, material) {
      const [x, y, z] = [p[0] * size, p[1] * size, p[2] * size];
      const tilt = [3, 9, 27].map((seed) => noise3(x, y, z, seed) - 0.5);
      const knot = 0.7 + 0.5 * noise3(x * 0.9, y * 0.9, z * 0.9, 5) + 0.2 * noise3(x / 9, y / 9, z / 9, 6);
      return { normal: normalize(n.map((v, c) => v + tilt[c] * 0.75)), base: scale(material.base, knot) };
    },
  };
}

function oak(base = '#a8713f') {
  return {
    rough: 0.45,
    detail(p) {
      const line =
        noise(p[1] * 2.2 + p[2] * 2, (p[0] + p[2]) * 26, 4) * 0.5 + noise(p[1] * 6, p[2] * 60, 8) * 0.5;
      return { base: scale(hex(base), 0.66 + 0.6 * line) };
    },
  };
}

export function headphones() {
  const spin = turn(-0.62);
  const scene = stage({ wall: '#b5482f' });
  const map = (x0, y0, z0) => {
    const [x1, z] = spin(x0, z0);
    const x = Math.abs(x1);
    const y = y0 + 0.12;
    const ring = Math.abs(length2(x, y - 0.35) - 1.02);
    let d = Math.max(rect(ring, z, 0.035, 0.17, 0.035), 0.2 - y);
    let id = 1;
    const pad = Math.max(length2(Math.abs(length2(x, y - 0.35) - 0.95) * 1.25, z * 0.72) - 0.1, 0.62 - y);
    if (pad < d) {
      d = pad;
      id = 2;
    }
    const arm = capsule(x, y, z, 1.03, 0.34, 0, 1.05, -0.2, 0, 0.045);
    if (arm < d) {
      d = arm;
      id = 3;
    }
    const yoke = capsule(x, y, z, 1.13, -0.18, 0, 1.13, -0.56, 0, 0.05);
    const bridge = capsule(x, y, z, 1.05, -0.18, 0, 1.13, -0.18, 0, 0.05);
    const fork = blend(yoke, bridge, 0.05);
    if (fork < d) {
      d = fork;
      id = 3;
    }
    const r = length2(y + 0.52, z);
    const cup = rect(r, x - 1.0, 0.5, 0.13, 0.09);
    const groove = Math.max(Math.abs(r - 0.36) - 0.012, 1.08 - x);
    const shell = carve(cup, groove, 0.02);
    if (shell < d) {
      d = shell;
      id = 1;
    }
    const cap = rect(r, x - 1.125, 0.2, 0.025, 0.02);
    if (cap < d) {
      d = cap;
      id = 3;
    }
    const cushion = length2((r - 0.34) * 0.82, (x - 0.8) * 1.05) - 0.15;
    if (cushion < d) {
      d = cushion;
      id = 2;
    }
    const mesh = rect(r, x - 0.86, 0.3, 0.02, 0.01);
    if (mesh < d) {
      d = mesh;
      id = 4;
    }
    surface.id = id;
    return d;
  };
  return {
    ...scene,
    map,
    pace: 0.75,
    floorLevel: -1.16,
    shadow: 0.75,
    shadowTone: hex('#3a0f06'),
    camera: { from: [0.25, 0.75, 4.9], to: [0, -0.04, 0], fov: 33 },
    materials: {
      1: { base: hex('#f1e6d6'), rough: 0.38, wrap: 0.1 },
      2: { base: hex('#8a4a2e'), rough: 0.7, sheen: 0.25 },
      3: { base: hex('#e8b58a'), rough: 0.22, metal: 1, mirror: 0.4 },
      4: { base: hex('#2a1510'), rough: 0.9 },
    },
  };
}

export function lamp() {
  const scene = stage({ wall: '#1d4a38', fill: 0.24, keyTone: '#dff0e4' });
  scene.lights[0].colour = hex('#e6f2e8', 1.05);
  const map = (x, y, z) => {
    const dome = ellipsoid(x, y - 0.62, z, 0.92, 0.62, 0.92);
    const hollow = ellipsoid(x, y - 0.58, z, 0.87, 0.57, 0.87);
    const shade = carve(Math.max(dome, 0.5 - y), hollow, 0.02);
    let d = shade;
    let id = 1;
    const r = length2(x, z);
    const waist =
      0.13 + 0.34 * Math.max(0, (-0.35 - y) / 0.75) ** 2 + 0.12 * Math.max(0, (y - 0.2) / 0.5) ** 2;
    const body = Math.max((r - waist) * 0.75, Math.abs(y + 0.2) - 0.86);
    if (body < d) {
      d = body;
      id = 2;
    }
    const foot = cylinder(x, y + 1.08, z, 0.56, 0.045, 0.03);
    if (foot < d) {
      d = foot;
      id = 3;
    }
    const bulb = ellipsoid(x, y - 0.72, z, 0.2, 0.24, 0.2);
    if (bulb < d) {
      d = bulb;
      id = 4;
    }
    const knob = capsule(x, y, z, 0.2, -0.74, 0.42, 0.23, -0.74, 0.5, 0.035);
    if (knob < d) {
      d = knob;
      id = 3;
    }
    surface.id = id;
    return d;
  };
  const warm = hex('#ffb86b');
  return {
    ...scene,
    map,
    pace: 0.7,
    floorLevel: -1.125,
    shadow: 0.85,
    shadowTone: hex('#04130d'),
    camera: { from: [0, 0.35, 5.2], to: [0, 0.03, 0], fov: 32 },
    materials: {
      1: {
        base: hex('#fff0dc'),
        rough: 0.3,
        detail: (p, n) => {
          const low = Math.max(0, 1 - (p[1] - 0.5) / 0.75);
          const inside = n[1] < -0.1 ? 2.2 : 1;
          return { glow: scale(warm, (0.35 + 1.15 * low * low) * inside) };
        },
      },
      2: {
        base: hex('#c8472b'),
        rough: 0.24,
        mirror: 0.3,
        detail: (p) => ({ glow: scale(warm, 0.3 * Math.max(0, p[1] + 0.35) ** 2) }),
      },
      3: { base: hex('#e6c07a'), rough: 0.2, metal: 1, mirror: 0.4 },
      4: { glow: hex('#ffe2b0', 5) },
    },
  };
}

export function armchair() {
  const spin = turn(0.6);
  const scene = stage({ wall: '#e4d3b6', fill: 0.55 });
  const map = (x0, y0, z0) => {
    const [x, z] = spin(x0, z0);
    const y = y0;
    const ax = Math.abs(x);
    let d = box(x, y + 0.28, z - 0.06, 0.78, 0.2, 0.78, 0.17);
    let id = 1;
    const lean = 0.3;
    const bz = (z + 0.66) * Math.cos(lean) + (y - 0.36) * Math.sin(lean);
    const by = (y - 0.36) * Math.cos(lean) - (z + 0.66) * Math.sin(lean);
    const back = box(x, by, bz, 0.78, 0.62, 0.17, 0.16);
    d = blend(d, back, 0.06);
    const roll = capsule(x, by, bz, -0.5, 0.2, 0.2, 0.5, 0.2, 0.2, 0.16);
    if (roll < d) {
      d = roll;
      id = 3;
    }
    const arm = Math.abs(rect(z + 0.02, y + 0.38, 0.86, 0.62, 0.22));
    const frame = length2(arm, ax - 0.92) - 0.058;
    if (frame < d) {
      d = frame;
      id = 2;
    }
    const rail = Math.min(
      capsule(ax, y, z, 0, -0.52, 0.55, 0.92, -0.52, 0.55, 0.04),
      capsule(ax, y, z, 0, -0.52, -0.6, 0.92, -0.52, -0.6, 0.04),
    );
    if (rail < d) {
      d = rail;
      id = 2;
    }
    surface.id = id;
    return d;
  };
  return {
    ...scene,
    map,
    pace: 0.8,
    floorLevel: -1.06,
    shadow: 0.6,
    shadowTone: hex('#4a3314'),
    camera: { from: [0, 0.95, 5.6], to: [0, -0.1, 0], fov: 30 },
    materials: {
      1: boucle('#1d4654', 42),
      2: oak(),
      3: { base: hex('#d9673c'), rough: 0.85, sheen: 0.3 },
    },
  };
}

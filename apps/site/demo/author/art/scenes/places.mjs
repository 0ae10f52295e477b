import { hex, mixColour, scale } from '../core/colour.mjs';
import { clamp, fract, mix, smoothstep } from '../core/maths.mjs';
import { fbm, noise, ridged } from '../core/noise.mjs';
import { createAir, createSky } from '../land/skies.mjs';

const wide = { width: 1920, height: 1080 };

function dunes() {
  const sun = [-0.82, 0.3, -0.35];
  const sunTone = hex('#ffd29a', 2.1);
  const crest = (x, z, seed) => {
    const bend = fbm(x * 0.35, z * 0.35, 3, seed) * 2.4;
    const w = fract(x * 0.42 + z * 0.2 + bend);
    return w < 0.7 ? (w / 0.7) ** 1.6 : ((1 - w) / 0.3) ** 0.85;
  };
  return {
    ...wide,
    sun,
    sunTone,
    skyTone: hex('#b08fa6', 0.38),
    top: 2.6,
    penumbra: 0.03,
    level: (x, z) => {
      const broad = fbm(x * 0.16 + 3, z * 0.16, 3, 5);
      const dune = crest(x, z, 9) * (0.3 + 0.9 * broad);
      const ripple = 0.0022 * Math.sin((x * 1.2 + z * 0.5 + fbm(x, z, 3, 8) * 1.6) * 34);
      return (
        dune * 0.8 + broad * 0.55 + ripple - 0.2 + 1.1 * smoothstep(-4, -14, z) * fbm(x * 0.2, z * 0.2, 3, 6)
      );
    },
    ground: (p) => mixColour(hex('#c9783f'), hex('#e8ab68'), fbm(p[0] * 0.6, p[2] * 0.6, 3, 2)),
    sky: createSky({
      stops: [
        [0, hex('#f6d3a2', 1.2)],
        [0.25, hex('#f0b58c')],
        [0.55, hex('#b58fae')],
        [1, hex('#5f6ba0')],
      ],
      sun,
      sunTone: hex('#ffcf95'),
      glow: 0.7,
      cloud: { cover: 0.42, tone: hex('#ffe2c0', 1.1), shade: hex('#b58aa4'), seed: 21 },
    }),
    air: createAir({ tone: hex('#e6ac88'), density: 0.045, sunTone: hex('#ffcf95'), sun, glow: 0.5 }),
    camera: { from: [1.2, 1.5, 4.6], to: [0.6, 0.82, -6], fov: 42 },
  };
}

function fjord() {
  const sun = [0.7, 0.3, -0.7];
  const walls = (x, z) => {
    const bend = Math.sin(z * 0.22) * 0.9;
    const off = Math.abs(x - bend);
    const rise = smoothstep(0.9, 4.6, off);
    const peaks = ridged(x * 0.32 + 5, z * 0.32, 7, 3);
    return -0.35 + rise * (0.7 + 2.9 * peaks * peaks) + 0.12 * fbm(x * 2, z * 2, 4, 8) * rise;
  };
  return {
    ...wide,
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

function terraces() {
  const sun = [-0.6, 0.42, -0.35];
  const steps = (h) => {
    const k = h * 9;
    const f = fract(k);
    return (Math.floor(k) + smoothstep(0.82, 1, f)) / 9;
  };
  return {
    ...wide,
    sun,
    sunTone: hex('#ffe7b0', 1.9),
    skyTone: hex('#9fb7b0', 0.5),
    top: 2.4,
    level: (x, z) => {
      const hill = fbm(x * 0.2 + 7, z * 0.2 + 3, 4, 12, 0.42) * 3.1 - 0.75;
      return mix(steps(hill), hill, 0.12);
    },
    ground(p, n) {
      const flat = smoothstep(0.75, 0.95, n[1]);
      const crop = mixColour(hex('#6f8f34'), hex('#b5b84a'), noise(p[0] * 0.9, p[2] * 0.9 + p[1] * 9, 3));
      const bank = mixColour(hex('#3c4a22'), hex('#5f5a30'), fbm(p[0] * 5, p[1] * 9, 3, 5));
      const wet =
        smoothstep(0.6, 0.72, noise(Math.floor(p[1] * 9) * 3.1, Math.floor(p[0] * 0.7) * 1.7, 8)) * flat;
      return mixColour(mixColour(bank, crop, flat), hex('#cfe0dc'), wet * 0.55);
    },
    sky: createSky({
      stops: [
        [0, hex('#fbeccb', 1.15)],
        [0.3, hex('#dfe3cf')],
        [0.7, hex('#a9c6c9')],
        [1, hex('#6fa0b4')],
      ],
      sun,
      sunTone: hex('#fff0c4'),
      glow: 0.6,
      cloud: { cover: 0.45, tone: hex('#fffdf4'), shade: hex('#b9c4bc'), seed: 14 },
    }),
    air: createAir({
      tone: hex('#dbe0cb'),
      density: 0.07,
      height: 0.9,
      sunTone: hex('#fff0c4'),
      sun,
      glow: 0.5,
    }),
    camera: { from: [0, 2.2, 6], to: [0.2, 0.75, -5], fov: 42 },
  };
}

function canyon() {
  const sun = [-0.5, 0.55, 0.3];
  const cut = (x, z) => {
    const bend = Math.sin(z * 0.3 + 1) * 1.3 + Math.sin(z * 0.71) * 0.5;
    const off = Math.abs(x - bend) + 0.5 * (fbm(x * 0.9, z * 0.9, 5, 4) - 0.5);
    return smoothstep(0.35, 3.4, off);
  };
  return {
    ...wide,
    sun,
    sunTone: hex('#ffe0b0', 2.1),
    skyTone: hex('#a88fa0', 0.42),
    top: 2.6,
    sea: 0.1,
    ripple: 0.08,
    deep: hex('#27525a'),
    level: (x, z) => {
      const h = cut(x, z) * 2.1 + 0.2 * ridged(x * 0.5, z * 0.5, 4, 7) * cut(x, z);
      const k = h * 5;
      const f = fract(k);
      return mix((Math.floor(k) + smoothstep(0.35, 0.95, f)) / 5, h, 0.25) + 0.03 * fbm(x * 4, z * 4, 4, 2);
    },
    ground(p, n) {
      const band = noise(p[1] * 16 + fbm(p[0], p[2], 3, 3) * 1.4, 0.5, 6);
      const rock = mixColour(hex('#8c3f22'), hex('#e0a06a'), band);
      const scrub = smoothstep(0.8, 0.95, n[1]) * smoothstep(0.52, 0.66, fbm(p[0] * 5, p[2] * 5, 3, 8));
      return mixColour(
        mixColour(rock, hex('#c98a58'), smoothstep(0.85, 1, n[1]) * 0.6),
        hex('#5d6238'),
        scrub * 0.7,
      );
    },
    sky: createSky({
      stops: [
        [0, hex('#f7dbb8', 1.15)],
        [0.25, hex('#e2c3b4')],
        [0.6, hex('#8faccb')],
        [1, hex('#3f72ab')],
      ],
      sun,
      sunTone: hex('#ffe6bd'),
      glow: 0.4,
      cloud: { cover: 0.48, tone: hex('#fff4e6'), shade: hex('#b79fae'), seed: 31 },
    }),
    air: createAir({ tone: hex('#d9b5a4'), density: 0.035, sunTone: hex('#ffe6bd'), sun, glow: 0.3 }),
    camera: { from: [-1.5, 2.75, 5.6], to: [0.5, 0.6, -4], fov: 50 },
  };
}

function summit() {
  const sun = [0.8, 0.24, 0.22];
  return {
    ...wide,
    sun,
    sunTone: hex('#ffc79a', 2.2),
    skyTone: hex('#7f92c2', 0.55),
    top: 5,
    level: (x, z) => {
      const far = smoothstep(2, -8, z);
      const peaks = ridged(x * 0.17 + 1.7, z * 0.17 + 5, 8, 6, 0.45);
      return -0.7 + peaks * peaks * (0.8 + 4.6 * far) + 0.4 * fbm(x * 0.2, z * 0.2, 2, 3);
    },
    ground(p, n) {
      const snow = smoothstep(0.24, 0.46, n[1] + 0.25 * (fbm(p[0] * 3, p[2] * 3, 4, 5) - 0.5));
      const rock = mixColour(hex('#33323c'), hex('#5f5a60'), fbm(p[0] * 4, p[1] * 8, 4, 6));
      return mixColour(rock, hex('#eef2fb'), snow);
    },
    sky: createSky({
      stops: [
        [0, hex('#ffcf9e', 1.2)],
        [0.22, hex('#f2a892')],
        [0.5, hex('#8f86b8')],
        [1, hex('#34467f')],
      ],
      sun,
      sunTone: hex('#ffd0a0'),
      glow: 0.8,
      cloud: { cover: 0.4, tone: hex('#ffd9c2'), shade: hex('#8d7fa8'), seed: 41 },
    }),
    air: createAir({
      tone: hex('#a89cc0'),
      density: 0.06,
      height: 1.0,
      sunTone: hex('#ffc79a'),
      sun,
      glow: 0.7,
    }),
    camera: { from: [0, 1.15, 7.5], to: [0.3, 1.5, -6], fov: 44 },
  };
}

function lavender() {
  const sun = [0.25, 0.12, -0.95];
  const hill = (x, z) =>
    0.5 * fbm(x * 0.16 + 2, z * 0.16, 3, 4) + 0.9 * smoothstep(-6, -16, z) * fbm(x * 0.13, 4, 4, 9);
  const row = (x, z) => fract((x + 0.25 * Math.sin(z * 0.25)) * 1.9);
  return {
    ...wide,
    sun,
    sunTone: hex('#ffc38a', 2),
    skyTone: hex('#a992c4', 0.62),
    top: 2.2,
    penumbra: 0.1,
    level: (x, z) => {
      const r = row(x, z);
      const bush = Math.sin(Math.PI * clamp((r - 0.12) / 0.76)) ** 0.6;
      const tuft = 0.06 * noise(x * 26, z * 26, 3) + 0.03 * noise(x * 60, z * 60, 5);
      return hill(x, z) + (r > 0.12 && r < 0.88 ? bush * (0.16 + tuft) : 0) * smoothstep(-9, -5.5, z);
    },
    ground(p) {
      const inRow = smoothstep(0.1, 0.3, row(p[0], p[2])) * smoothstep(0.9, 0.7, row(p[0], p[2]));
      const field = smoothstep(-9, -5.5, p[2]);
      const bloom = mixColour(hex('#5b3f8f'), hex('#a77fd0'), noise(p[0] * 22, p[2] * 22, 2));
      const soil = hex('#6b5540');
      const wood = mixColour(hex('#39472f'), hex('#5f6a3f'), fbm(p[0] * 3, p[2] * 3, 3, 6));
      return mixColour(wood, mixColour(soil, bloom, inRow), field);
    },
    sky: createSky({
      stops: [
        [0, hex('#ffd79a', 1.25)],
        [0.2, hex('#f7b087')],
        [0.45, hex('#c98fae')],
        [1, hex('#5b64a4')],
      ],
      sun,
      sunTone: hex('#ffd9a0', 1.2),
      glow: 0.9,
      disc: 3,
      cloud: { cover: 0.46, tone: hex('#ffd8b5', 1.1), shade: hex('#a377a4'), seed: 8 },
    }),
    air: createAir({ tone: hex('#d79a9a'), density: 0.045, sunTone: hex('#ffc890'), sun, glow: 0.8 }),
    camera: { from: [0.13, 1.02, 4.5], to: [0.3, 0.62, -6], fov: 44 },
  };
}

function tide() {
  const sun = [-0.22, 0.075, -0.97];
  const stacks = [
    [-2.6, -7, 0.5, 1.5],
    [-3.3, -8.6, 0.8, 2.3],
    [2.2, -9, 0.7, 1.9],
    [3.4, -11.5, 1.2, 2.6],
    [0.9, -13, 0.35, 0.9],
  ];
  return {
    ...wide,
    sun,
    sunTone: hex('#ff9f68', 2),
    skyTone: hex('#8f7fa6', 0.4),
    top: 2.8,
    sea: 0,
    ripple: 0.2,
    deep: hex('#1a2440'),
    level(x, z) {
      let h = z < -1 ? -0.5 : -0.5 + 0.62 * smoothstep(0.8, 4.4, z + 0.5 * x + fbm(x, z, 3, 2));
      for (const [sx, sz, r, top] of stacks) {
        const far = Math.hypot(x - sx, z - sz) / r;
        if (far > 1.6) continue;
        const off = far + 0.5 * (fbm(x * 2.2, z * 2.2, 4, 5) - 0.5);
        h = Math.max(h, -0.5 + (top + 0.5) * smoothstep(1.25, 0.72, off) - 0.1 * fbm(x * 5, z * 5, 3, 7));
      }
      return h;
    },
    ground(p) {
      const rock = mixColour(hex('#2c2430'), hex('#6a5560'), fbm(p[0] * 3, p[1] * 7, 4, 4));
      return mixColour(rock, hex('#6d5a58'), smoothstep(0.25, 0, p[1]) * smoothstep(0, 3, p[2]));
    },
    sky: createSky({
      stops: [
        [0, hex('#ffb46b', 1.3)],
        [0.16, hex('#f58a6a', 1.05)],
        [0.36, hex('#b8698c')],
        [0.65, hex('#5a5394')],
        [1, hex('#232c5e')],
      ],
      sun,
      sunTone: hex('#ffc27d', 1.4),
      glow: 0.85,
      disc: 5,
      cloud: { cover: 0.5, tone: hex('#ffb48a', 1.05), shade: hex('#6d5590'), seed: 17, size: 1.2 },
    }),
    air: createAir({ tone: hex('#c4798a'), density: 0.03, sunTone: hex('#ffb070'), sun, glow: 0.6 }),
    camera: { from: [0, 0.7, 4], to: [0, 0.72, -6], fov: 48 },
  };
}

export const places = { dunes, fjord, terraces, canyon, summit, lavender, tide };

import { mixColour } from '../core/colour.mjs';
import { noise } from '../core/noise.mjs';
import { castRays } from '../core/rays.mjs';
import { dot, fresnel, normalize } from '../studio/light.mjs';

function createAim({ from, to, fov }, aspect) {
  const ahead = normalize([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  const side = normalize([-ahead[2], 0, ahead[0]]);
  const up = [
    side[1] * ahead[2] - side[2] * ahead[1],
    side[2] * ahead[0] - side[0] * ahead[2],
    side[0] * ahead[1] - side[1] * ahead[0],
  ];
  const reach = 1 / Math.tan((fov * Math.PI) / 360);
  return (u, v) => normalize([0, 1, 2].map((c) => ahead[c] * reach + side[c] * u * aspect + up[c] * v));
}

/** Distance at which a ray goes under the ground, or -1. Steps grow with the height above it. */
function meetGround(land, o, d, far) {
  let t = 0.05;
  let before = 0;
  for (let i = 0; i < land.steps; i++) {
    const y = o[1] + d[1] * t;
    if (y > land.top && d[1] > 0) return -1;
    const gap = y - land.level(o[0] + d[0] * t, o[2] + d[2] * t);
    if (gap < 0.0012 * t) return refine(land, o, d, before, t);
    before = t;
    t += Math.max(0.004 + 0.0025 * t, gap * land.pace);
    if (t > far) return -1;
  }
  return t < far ? t : -1;
}

function refine(land, o, d, a, b) {
  for (let i = 0; i < 6; i++) {
    const m = (a + b) / 2;
    if (o[1] + d[1] * m < land.level(o[0] + d[0] * m, o[2] + d[2] * m)) b = m;
    else a = m;
  }
  return (a + b) / 2;
}

function slopeAt(land, x, z, t) {
  const e = 0.002 + 0.0012 * t;
  const dx = land.level(x - e, z) - land.level(x + e, z);
  const dz = land.level(x, z - e) - land.level(x, z + e);
  return normalize([dx, 2 * e, dz]);
}

/** The sun, softened where a ridge nearly hides it. */
function sunlight(land, p) {
  let seen = 1;
  let t = 0.03;
  for (let i = 0; i < 30; i++) {
    const y = p[1] + land.sun[1] * t;
    if (y > land.top) break;
    const gap = y - land.level(p[0] + land.sun[0] * t, p[2] + land.sun[2] * t);
    seen = Math.min(seen, gap / (land.penumbra * t));
    if (seen < 0) return 0;
    t += Math.max(0.03, gap * 0.6) + 0.02 * t;
  }
  return Math.min(1, seen);
}

function ground(land, o, d, t) {
  const p = [o[0] + d[0] * t, o[1] + d[1] * t, o[2] + d[2] * t];
  const n = slopeAt(land, p[0], p[2], t);
  const facing = dot(n, land.sun);
  const lit = facing > 0 ? facing * sunlight(land, [p[0], p[1] + 0.01, p[2]]) : 0;
  const base = land.ground(p, n, t);
  const up = n[1] * 0.5 + 0.5;
  const back = Math.max(0, -facing) * 0.25;
  return [0, 1, 2].map((c) => base[c] * (land.sunTone[c] * lit + land.skyTone[c] * (up + back)));
}

function water(land, o, d, t) {
  const p = [o[0] + d[0] * t, land.sea, o[2] + d[2] * t];
  const calm = land.ripple / (1 + t * 0.12);
  const nx =
    (noise(p[0] * 5, p[2] * 14, 3) - 0.5) * calm + (noise(p[0] * 17, p[2] * 46, 4) - 0.5) * calm * 0.6;
  const nz = (noise(p[0] * 4 + 9, p[2] * 12, 5) - 0.5) * calm;
  const n = normalize([nx, 1, nz]);
  const k = 2 * dot(d, n);
  const r = normalize([d[0] - k * n[0], Math.abs(d[1] - k * n[1]) + 0.001, d[2] - k * n[2]]);
  const share = fresnel(-dot(d, n), 0.03);
  const seen = look(land, p, r, false);
  return mixColour(land.deep, seen, Math.min(0.96, share * 1.15 + 0.06));
}

function look(land, o, d, wet) {
  const t = meetGround(land, o, d, land.far);
  const toSea = wet && land.sea !== undefined && d[1] < 0 ? (land.sea - o[1]) / d[1] : -1;
  if (toSea > 0 && toSea < land.far * 3 && (t < 0 || toSea < t)) {
    return land.air(water(land, o, d, toSea), toSea, d, [o[0] + d[0] * toSea, land.sea, o[2] + d[2] * toSea]);
  }
  if (t < 0) return land.sky(d);
  const p = [o[0] + d[0] * t, o[1] + d[1] * t, o[2] + d[2] * t];
  return land.air(ground(land, o, d, t), t, d, p);
}

const USUAL = {
  steps: 260,
  pace: 0.45,
  far: 60,
  top: 3,
  penumbra: 0.05,
  ripple: 0.12,
  deep: [0.01, 0.02, 0.03],
};

/** Renders a landscape given by its level, its colours and its air. */
export function renderTerrain(scene) {
  const land = { ...USUAL, ...scene, sun: normalize(scene.sun) };
  const { width, height, grid = 2, camera } = scene;
  const aim = createAim(camera, width / height);
  return castRays(width, height, grid, (u, v) => [...look(land, camera.from, aim(u, v), true), 1]);
}

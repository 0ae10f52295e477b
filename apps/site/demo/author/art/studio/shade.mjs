import { clamp } from '../core/maths.mjs';
import { dot, fresnel, highlight, reflect } from './light.mjs';
import { surface } from './shapes.mjs';
import { lightSeen, normalAt, openness, trace } from './trace.mjs';

const PLAIN = { base: [0.5, 0.5, 0.5], rough: 0.6, metal: 0, glow: [0, 0, 0], mirror: 0, sheen: 0, gloss: 1 };

/** The light that leaves a point of the scene towards the eye. */
export function shadePoint(scene, p, d, bounces) {
  const { map } = scene;
  map(p[0], p[1], p[2]);
  const id = surface.id;
  let n = normalAt(map, p[0], p[1], p[2]);
  const material = { ...PLAIN, ...scene.materials[id] };
  if (material.detail) Object.assign(material, material.detail(p, n, material));
  if (material.normal) n = material.normal;
  const v = [-d[0], -d[1], -d[2]];
  const start = [p[0] + n[0] * 0.004, p[1] + n[1] * 0.004, p[2] + n[2] * 0.004];
  const open = openness(map, start[0], start[1], start[2], n, scene.reach ?? 0.6);
  const out = [material.glow[0], material.glow[1], material.glow[2]];
  const f0 = 0.04 + material.metal * 0.66;
  const edge = fresnel(dot(n, v), f0) * (1 - material.rough * 0.55) * material.gloss;
  const matte = 1 - material.metal;

  for (const light of scene.lights) {
    const nl = dot(n, light.dir);
    const wrap = material.wrap ?? 0;
    const facing = clamp((nl + wrap) / (1 + wrap));
    if (facing <= 0) continue;
    const seen = light.soft ? lightSeen(map, start[0], start[1], start[2], light.dir, light.soft) : 1;
    if (seen <= 0.001) continue;
    const glint =
      highlight(n, v, light.dir, Math.max(0.08, material.rough)) * (0.25 + edge * 2) * material.gloss;
    for (let c = 0; c < 3; c++) {
      const tint = material.metal * material.base[c] + matte;
      out[c] +=
        light.colour[c] * seen * (matte * material.base[c] * facing + Math.min(6, glint) * tint * 0.6);
    }
  }

  const up = n[1] * 0.5 + 0.5;
  for (let c = 0; c < 3; c++) {
    const fill = scene.floorTone[c] + (scene.skyTone[c] - scene.floorTone[c]) * up;
    out[c] += matte * material.base[c] * fill * (0.25 + 0.75 * open) * open;
    out[c] += material.sheen * (1 - clamp(dot(n, v))) ** 3 * fill * open;
  }

  addMirror(scene, out, material, { start, n, d, edge, open, bounces });
  return out;
}

function addMirror(scene, out, material, { start, n, d, edge, open, bounces }) {
  const r = reflect(d, n);
  let seen = scene.room(r, material.rough);
  if (bounces > 0 && material.mirror > 0) {
    const t = trace(scene.map, start[0], start[1], start[2], r[0], r[1], r[2], 10, 0.9, 70);
    if (t > 0) {
      const hit = [start[0] + r[0] * t, start[1] + r[1] * t, start[2] + r[2] * t];
      const near = shadePoint(scene, hit, r, 0);
      seen = [0, 1, 2].map((c) => seen[c] * (1 - material.mirror) + near[c] * material.mirror);
    }
  }
  const hidden = 0.25 + 0.75 * open;
  for (let c = 0; c < 3; c++) {
    const tint = material.metal * material.base[c] + (1 - material.metal);
    out[c] += seen[c] * edge * tint * hidden * (scene.gloss ?? 1);
  }
}

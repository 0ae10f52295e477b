import { dot, fresnel, reflect, refract } from './light.mjs';
import { normalAt, trace } from './trace.mjs';

const IOR = 1.46;

/** Light through clear or coloured glass: in, along the inside (perhaps mirrored once or twice), out. */
export function shadeGlass(scene, p, d, look) {
  const n = normalAt(scene.glass, p[0], p[1], p[2]);
  const mirrored = scene.room(reflect(d, n), 0.02);
  const share = fresnel(-dot(d, n), 0.045);
  const inner = refract(d, n, 1 / IOR) ?? d;
  const through = travel(scene, [p[0] - n[0] * 0.01, p[1] - n[1] * 0.01, p[2] - n[2] * 0.01], inner, look);
  return [0, 1, 2].map((c) => through[c] * (1 - share) + mirrored[c] * share);
}

function travel(scene, from, dir, look) {
  const inside = (x, y, z) => Math.min(-scene.glass(x, y, z), scene.core ? scene.core(x, y, z) : 1e9);
  let o = from;
  let d = dir;
  let path = 0;
  for (let turn = 0; turn < 4; turn++) {
    const t = Math.max(0.004, trace(inside, o[0], o[1], o[2], d[0], d[1], d[2], 6, 0.9, 90, 0.004));
    const hit = [o[0] + d[0] * t, o[1] + d[1] * t, o[2] + d[2] * t];
    path += t;
    if (scene.core && scene.core(hit[0], hit[1], hit[2]) < 0.004) {
      return absorb(scene, look(hit, d, true), path);
    }
    const n = normalAt(scene.glass, hit[0], hit[1], hit[2]).map((c) => -c);
    const out = refract(d, n, IOR);
    if (out) {
      const start = [hit[0] - n[0] * 0.02, hit[1] - n[1] * 0.02, hit[2] - n[2] * 0.02];
      return absorb(scene, look(start, out, false), path);
    }
    d = reflect(d, n);
    o = [hit[0] + n[0] * 0.01, hit[1] + n[1] * 0.01, hit[2] + n[2] * 0.01];
  }
  return absorb(scene, scene.room(d, 0.1), path);
}

const absorb = (scene, light, path) => light.map((v, c) => v * Math.exp(-scene.glassTint[c] * path));

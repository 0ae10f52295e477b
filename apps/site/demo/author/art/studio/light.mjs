import { clamp, smoothstep } from '../core/maths.mjs';

export const normalize = (v) => {
  const l = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]) || 1;
  return [v[0] / l, v[1] / l, v[2] / l];
};
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const reflect = (d, n) => {
  const k = 2 * dot(d, n);
  return [d[0] - k * n[0], d[1] - k * n[1], d[2] - k * n[2]];
};

export function refract(d, n, eta) {
  const c = -dot(d, n);
  const k = 1 - eta * eta * (1 - c * c);
  if (k < 0) return null;
  const s = eta * c - Math.sqrt(k);
  return [eta * d[0] + s * n[0], eta * d[1] + s * n[1], eta * d[2] + s * n[2]];
}

export const fresnel = (cosine, f0) => f0 + (1 - f0) * (1 - clamp(cosine)) ** 5;

/** The room that surfaces mirror: a sky and floor tone with softboxes; rough surfaces see them blurred. */
export function createRoom({ sky, horizon, floor, boxes = [] }) {
  const placed = boxes.map((b) => ({ ...b, dir: normalize(b.dir) }));
  return (d, rough = 0) => {
    const up = d[1];
    const t = smoothstep(-0.5 - rough, 0.9 + rough * 0.5, up);
    const low = smoothstep(0.15 + rough, -0.35 - rough, up);
    const out = [0, 1, 2].map((c) => {
      const wall = horizon[c] + (sky[c] - horizon[c]) * t;
      return wall + (floor[c] - wall) * low;
    });
    for (const b of placed) {
      const near = dot(d, b.dir);
      const edge = b.size + rough * 0.6;
      const glow = smoothstep(1 - edge, 1 - edge * (0.55 - rough * 0.5), near) / (1 + rough * 4);
      for (let c = 0; c < 3; c++) out[c] += b.colour[c] * glow;
    }
    return out;
  };
}

/** Highlight of a small light on a rough surface (GGX). */
export function highlight(n, v, l, rough) {
  const h = normalize([v[0] + l[0], v[1] + l[1], v[2] + l[2]]);
  const nh = clamp(dot(n, h));
  const a = rough * rough;
  const a2 = a * a;
  const q = nh * nh * (a2 - 1) + 1;
  const spread = a2 / (Math.PI * q * q);
  const nl = clamp(dot(n, l));
  const nv = clamp(dot(n, v));
  const k = (rough + 1) ** 2 / 8;
  const shade = 1 / ((nl * (1 - k) + k) * (nv * (1 - k) + k) * 4);
  return spread * shade * nl;
}

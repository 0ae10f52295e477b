import { smoothstep } from '../core/maths.mjs';
import { castRays } from '../core/rays.mjs';
import { shadeGlass } from './glass.mjs';
import { normalize } from './light.mjs';
import { shadePoint } from './shade.mjs';
import { lightSeen, openness, trace } from './trace.mjs';

const FAR = 40;
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

function createCamera({ from, to, fov, shift = [0, 0] }, aspect) {
  const ahead = normalize([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  const side = normalize(cross(ahead, [0, 1, 0]));
  const up = cross(side, ahead);
  const reach = 1 / Math.tan((fov * Math.PI) / 360);
  return (u, v) => {
    const x = (u + shift[0]) * aspect;
    const y = v + shift[1];
    return normalize([0, 1, 2].map((c) => ahead[c] * reach + side[c] * x + up[c] * y));
  };
}

/** Colour and cover of what a ray meets. Scenes without a room behind them leave the rest clear. */
function look(scene, o, d, fade) {
  const { map, glass } = scene;
  const both = glass ? (x, y, z) => Math.min(map(x, y, z), glass(x, y, z)) : map;
  const t = trace(both, o[0], o[1], o[2], d[0], d[1], d[2], FAR, scene.pace ?? 0.9, 200);
  if (t < 0) return scene.floorLevel === undefined ? behind(scene, d) : catchShadow(scene, o, d, fade);
  const p = [o[0] + d[0] * t, o[1] + d[1] * t, o[2] + d[2] * t];
  if (glass && glass(p[0], p[1], p[2]) < map(p[0], p[1], p[2])) {
    return [...shadeGlass(scene, p, d, (q, e, solid) => lookPast(scene, q, e, solid)), 1];
  }
  const colour = shadePoint(scene, p, d, 1);
  return [...(scene.haze ? scene.haze(colour, t, p, d) : colour), 1];
}

function lookPast(scene, o, d, solid) {
  if (solid) return shadePoint(scene, o, d, 0);
  const t = trace(scene.map, o[0], o[1], o[2], d[0], d[1], d[2], FAR, 0.9, 120);
  if (t < 0) return scene.room(d, 0.05);
  return shadePoint(scene, [o[0] + d[0] * t, o[1] + d[1] * t, o[2] + d[2] * t], d, 0);
}

const behind = (scene, d) => (scene.backdrop ? [...scene.backdrop(d), 1] : [0, 0, 0, 0]);

/** On a clear picture the floor is only the shadow that lies on it. */
function catchShadow(scene, o, d, fade) {
  const t = (scene.floorLevel - o[1]) / d[1];
  if (t <= 0 || t > FAR) return [0, 0, 0, 0];
  const x = o[0] + d[0] * t;
  const z = o[2] + d[2] * t;
  const y = scene.floorLevel + 0.002;
  const key = scene.lights[0];
  const seen = lightSeen(scene.map, x, y, z, key.dir, key.soft);
  const open = openness(scene.map, x, y, z, [0, 1, 0], 0.9);
  const dark = 1 - (0.45 + 0.55 * seen) * (0.35 + 0.65 * open);
  return [...(scene.shadowTone ?? [0.01, 0.008, 0.012]), Math.min(0.85, dark * (scene.shadow ?? 0.9)) * fade];
}

/** Renders a scene; `grid` squared rays for each pixel on an edge. */
export function renderStudio(scene) {
  const { width, height, grid = 3, camera } = scene;
  const aim = createCamera(camera, width / height);
  /** A cutout's shadow must be gone before the picture ends. */
  const fade = (u, v) => smoothstep(0.97, 0.6, Math.abs(u)) * smoothstep(-0.98, -0.7, v);
  return castRays(width, height, grid, (u, v) => look(scene, camera.from, aim(u, v), fade(u, v)));
}

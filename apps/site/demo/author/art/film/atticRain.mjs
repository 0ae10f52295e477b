import { clamp, fract, smoothstep, TAU } from '../core/maths.mjs';
import { createRandom, hash } from '../core/random.mjs';

const TONES = [
  [1, 0.62, 0.28],
  [1, 0.82, 0.5],
  [0.95, 0.36, 0.24],
  [0.42, 0.66, 0.9],
  [1, 0.72, 0.38],
];

function lights() {
  const random = createRandom(31);
  return Array.from({ length: 58 }, () => ({
    x: random() * 1.7,
    y: 0.22 + 0.66 * random() ** 0.8,
    r: 0.025 + 0.085 * random() ** 1.5,
    tone: TONES[Math.floor(random() * TONES.length)],
    strength: 0.2 + 0.42 * random(),
    laps: 1 + Math.floor(random() * 3),
    phase: random(),
  }));
}

const LIGHTS = lights();

/** The street, far out of focus. */
function street(x, y, t) {
  let r = 0.035 + 0.05 * y;
  let g = 0.05 + 0.045 * y;
  let b = 0.1 + 0.04 * y;
  for (const l of LIGHTS) {
    const dx = x - l.x;
    if (dx > l.r || dx < -l.r) continue;
    const d = Math.hypot(dx, y - l.y);
    if (d > l.r) continue;
    const beat = l.strength * (0.85 + 0.15 * Math.sin(TAU * (t * l.laps + l.phase)));
    const disc = smoothstep(l.r, l.r * 0.86, d) * (0.65 + 0.35 * smoothstep(l.r * 0.5, l.r, d)) * beat;
    r += l.tone[0] * disc;
    g += l.tone[1] * disc;
    b += l.tone[2] * disc;
  }
  return [r, g, b];
}

/** A drop in a cell of the pane: where inside it a point lies, or null. */
function drop(x, y, cells, seed, chance) {
  const ix = Math.floor(x * cells);
  const iy = Math.floor(y * cells);
  if (hash(ix, iy, seed) > chance) return null;
  const size = 0.06 + 0.28 * hash(ix, iy, seed + 1) ** 2.2;
  const u = (x * cells - ix - 0.5 - 0.66 * (hash(ix, iy, seed + 2) - 0.5)) / size;
  const v = (y * cells - iy - 0.5 - 0.66 * (hash(ix, iy, seed + 3) - 0.5)) / (size * 1.15);
  const d = u * u + v * v;
  return d < 1 ? [u, v, d] : null;
}

/** Runners slide down a lane each, a whole number of times in the loop. */
function runner(x, y, t) {
  const lanes = 15;
  const lane = Math.floor(x * lanes);
  if (hash(lane, 3, 9) > 0.6) return null;
  const laps = 1 + Math.floor(hash(lane, 4, 9) * 2);
  const way = fract(t * laps + hash(lane, 5, 9)) * 1.5 - 0.25;
  const sway = 0.18 * Math.sin(y * 19 + lane) * 0.3;
  const u = (x * lanes - lane - 0.5 - sway) / 0.2;
  const v = (y - way) / 0.022;
  const d = u * u + v * v;
  if (d < 1) return [u, v, d, 0];
  const wake = Math.abs(u) < 0.55 && y < way && y > way - 0.3;
  return wake ? [u, 0, u * u * 2, clamp((way - y) / 0.3)] : null;
}

/** Rain on an attic window at night. */
export function atticRain(x, y, t) {
  const run = runner(x, y, t);
  if (run && run[3] === 0) return bead(x, y, t, run, 1.25);
  const bead1 = drop(x, y, 15, 5, 0.5) ?? drop(x * 0.94 + y * 0.34, y * 0.94 - x * 0.34, 31, 25, 0.55);
  if (bead1 && !(run && run[3] > 0)) return bead(x, y, t, bead1, 1);
  const c = street(x, y, t);
  const mist = run ? 0.94 : 1.12;
  return [c[0] * mist + (run ? 0 : 0.02), c[1] * mist + (run ? 0 : 0.022), c[2] * mist + (run ? 0 : 0.028)];
}

function bead(x, y, t, [u, v, d], gain) {
  const c = street(clamp(x - u * 0.2, 0, 1.7), clamp(0.62 - v * 0.34 + (y - 0.5) * 0.2), t);
  const edge = 1 - 0.65 * d * d;
  const spark = smoothstep(0.16, 0.04, (u + 0.35) ** 2 + (v + 0.4) ** 2) * 0.55;
  return c.map((k) => k * 1.5 * edge * gain + spark);
}

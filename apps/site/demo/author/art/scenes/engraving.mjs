import { hex } from '../core/colour.mjs';
import { clamp, smoothstep } from '../core/maths.mjs';
import { fbm, noise } from '../core/noise.mjs';
import { createRandom, hash } from '../core/random.mjs';

const INK = hex('#1d1a16');
const LINES = 124;

/** Billows of a summer cloud: a heap of balls on a flat base. */
function heap() {
  const random = createRandom(42);
  const balls = [];
  for (let k = 0; k < 84; k++) {
    const across = random() * 2 - 1;
    const room = Math.sqrt(1 - across * across);
    const up = random() ** 1.3 * room;
    balls.push({
      x: 0.79 + across * 0.5,
      y: 0.6 - up * 0.43,
      r: 0.038 + 0.078 * random() ** 1.4 * (0.5 + room),
      z: random() * 0.1,
    });
  }
  return balls;
}

const BALLS = heap();

/** The ball in front at a point: how far it stands out, and how it faces the light. */
function billow(x, y) {
  const edge = 0.02 * (fbm(x * 11, y * 11, 4, 5) - 0.5);
  let front = -1;
  let lit = 0;
  for (const { x: bx, y: by, r, z } of BALLS) {
    const dx = (x - bx) / r;
    const dy = (y - by) / r;
    const q = 1 - dx * dx - dy * dy + edge * 16;
    if (q <= 0 || y > 0.63 + edge) continue;
    const out = Math.sqrt(q) * r + z;
    if (out > front) {
      front = out;
      lit = clamp(-dx * 0.45 - dy * 0.6 + Math.sqrt(q) * 0.5);
    }
  }
  return { inside: front > 0, lit, out: Math.max(0, front) };
}

function stroke(at, dark, wobble) {
  const off = Math.abs(at - Math.floor(at) - 0.5) * 2;
  return smoothstep(dark + wobble + 0.12, dark + wobble - 0.12, off) * smoothstep(0.03, 0.09, dark);
}

/** Rain: separate slanted strokes, each with its own beginning and end. */
function rainAt(x, y) {
  const u = (x + (y - 0.62) * 0.22) * 95;
  const lane = Math.floor(u);
  const from = 0.62 + 0.1 * hash(lane, 1, 3);
  const to = 0.8 + 0.07 * hash(lane, 2, 3);
  const within = smoothstep(0.42, 0.5, x) * smoothstep(1.16, 1.06, x) * (hash(lane, 5, 9) > 0.25 ? 1 : 0);
  const length = smoothstep(from, from + 0.03, y) * smoothstep(to, to - 0.05, y);
  return smoothstep(0.3, 0.12, Math.abs(u - lane - 0.5)) * length * within;
}

/** A wood engraving: lines that swell where the picture is dark. Only the ink is drawn. */
export function engravedCloud(x, y) {
  const { inside, lit, out } = billow(x, y);
  const land = 0.86 - 0.035 * fbm(x * 2.2, 1, 4, 4) - 0.02 * smoothstep(0.9, 1.4, x);
  const wobble = 0.05 * (noise(x * 70, Math.floor(y * LINES), 3) - 0.5);
  let ink;
  if (y > land) {
    const row = (y - land) ** 0.8 * LINES * 0.9 + fbm(x * 3, y * 3, 3, 4) * 1.5;
    ink = stroke(row, 0.82 - 0.6 * smoothstep(0.35, 0.62, fbm(x * 5, y * 16, 4, 8)), wobble);
  } else if (inside) {
    const belly = smoothstep(0.5, 0.64, y) * 0.4;
    ink = stroke((y - out * 0.55 + x * 0.05) * LINES * 1.15, clamp(0.74 - lit * 1.15 + belly), wobble);
  } else {
    const clear = 0.5 - 0.56 * y + 0.12 * (fbm(x * 1.3, y * 5, 4, 9) - 0.5);
    ink = Math.max(stroke(y * LINES, clamp(clear), wobble), rainAt(x, y));
  }
  const frame = smoothstep(0.012, 0.018, Math.min(x, 1.5 - x, y, 1 - y));
  const rule = smoothstep(0.0022, 0.0012, Math.abs(Math.min(x, 1.5 - x, y, 1 - y) - 0.006));
  return [...INK, clamp(Math.max(ink * frame, rule))];
}

import { smoothstep } from '../../core/maths.mjs';
import { blend, box, capsule, carve, length2 } from '../../studio/shapes.mjs';

export function bag(x, y, z) {
  const swell = 0.08 * Math.cos(Math.min(1, Math.abs(y / 0.9)) * 1.4);
  const body = box(x, y + 0.12, z, 0.6, 0.9, 0.24 + swell, 0.12);
  const crease = 0.012 * Math.sin(y * 9 + x * 3) * smoothstep(0.2, 0.6, Math.abs(x));
  const fold = box(x, y - 0.82, z - 0.02, 0.58, 0.09, 0.1, 0.04);
  return blend(body + crease, fold, 0.12) * 0.8;
}

export function beans(x, y, z) {
  const spots = [
    [-0.75, 0.75, 0.3],
    [-0.5, 0.95, 1.1],
    [-0.95, 0.98, 2],
    [0.05, 1.0, 2.6],
    [-0.2, 0.8, 0.7],
    [-1.15, 0.62, 1.6],
    [0.2, 1.25, 0.2],
    [-0.68, 1.2, 2.2],
  ];
  let d = 1e3;
  for (const [bx, bz, turn] of spots) {
    const c = Math.cos(turn);
    const s = Math.sin(turn);
    const px = (x - bx) * c + (z - bz) * s;
    const pz = -(x - bx) * s + (z - bz) * c;
    const py = y + 0.945;
    const body = length2(length2(px * 0.68, pz), py * 1.1) - 0.055;
    d = Math.min(d, carve(body, capsule(px, py, pz, -0.1, 0.06, 0, 0.1, 0.06, 0, 0.014), 0.01));
  }
  return d;
}

/** Walks a ray until it touches the map; returns the distance, or -1. */
export function trace(map, ox, oy, oz, dx, dy, dz, far, pace = 0.9, steps = 160, start = 0.02) {
  let t = start;
  for (let i = 0; i < steps; i++) {
    const d = map(ox + dx * t, oy + dy * t, oz + dz * t);
    if (d < 0.0006 * t + 0.0002) return t;
    t += d * pace;
    if (t > far) return -1;
  }
  return t < far ? t : -1;
}

const E = 0.0008;

export function normalAt(map, x, y, z) {
  const a = map(x + E, y - E, z - E);
  const b = map(x - E, y - E, z + E);
  const c = map(x - E, y + E, z - E);
  const d = map(x + E, y + E, z + E);
  const nx = a - b - c + d;
  const ny = -a - b + c + d;
  const nz = -a + b - c + d;
  const l = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  return [nx / l, ny / l, nz / l];
}

/** How much of a broad light is seen: 1 in the open, 0 behind something; `soft` is the light's width. */
export function lightSeen(map, x, y, z, dir, soft, far = 12) {
  let seen = 1;
  let t = 0.02;
  for (let i = 0; i < 48; i++) {
    const d = map(x + dir[0] * t, y + dir[1] * t, z + dir[2] * t);
    seen = Math.min(seen, d / (soft * t));
    if (seen < -1) break;
    t += Math.min(0.35, Math.max(0.012, Math.abs(d)));
    if (t > far) break;
  }
  seen = Math.max(seen, -1);
  return 0.25 * (1 + seen) * (1 + seen) * (2 - seen);
}

/** How open the space above a point is, near and far. */
export function openness(map, x, y, z, n, reach = 0.5) {
  let shut = 0;
  let weight = 1;
  for (let i = 1; i <= 6; i++) {
    const h = (reach * i * i) / 36 + 0.01;
    const d = map(x + n[0] * h, y + n[1] * h, z + n[2] * h);
    shut += Math.max(0, h - d) * weight;
    weight *= 0.72;
  }
  return Math.exp((-2.4 * shut) / reach);
}

// Signed distances. Scalars in and out: these run some hundred million times a picture.

/** What `map` last touched; scenes set it beside the distance that they return. */
export const surface = { id: 0 };

export const length2 = (x, y) => Math.sqrt(x * x + y * y);
const length3 = (x, y, z) => Math.sqrt(x * x + y * y + z * z);

export const sphere = (x, y, z, r) => Math.sqrt(x * x + y * y + z * z) - r;

export function box(x, y, z, w, h, d, round = 0) {
  const qx = Math.abs(x) - w + round;
  const qy = Math.abs(y) - h + round;
  const qz = Math.abs(z) - d + round;
  const ax = qx > 0 ? qx : 0;
  const ay = qy > 0 ? qy : 0;
  const az = qz > 0 ? qz : 0;
  const inside = Math.max(qx, qy, qz);
  return Math.sqrt(ax * ax + ay * ay + az * az) + (inside < 0 ? inside : 0) - round;
}

/** A rectangle in the plane, for profiles that turn around an axis. */
export function rect(x, y, w, h, round = 0) {
  const qx = Math.abs(x) - w + round;
  const qy = Math.abs(y) - h + round;
  const ax = qx > 0 ? qx : 0;
  const ay = qy > 0 ? qy : 0;
  const inside = Math.max(qx, qy);
  return Math.sqrt(ax * ax + ay * ay) + (inside < 0 ? inside : 0) - round;
}

/** A standing cylinder of radius r and half height h. */
export const cylinder = (x, y, z, r, h, round = 0) => rect(Math.sqrt(x * x + z * z), y, r, h, round);

export const torus = (x, y, z, ring, tube) => length2(Math.sqrt(x * x + z * z) - ring, y) - tube;

export function capsule(x, y, z, ax, ay, az, bx, by, bz, r) {
  const px = x - ax;
  const py = y - ay;
  const pz = z - az;
  const dx = bx - ax;
  const dy = by - ay;
  const dz = bz - az;
  let t = (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz);
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  return length3(px - dx * t, py - dy * t, pz - dz * t) - r;
}

export function ellipsoid(x, y, z, a, b, c) {
  const k0 = length3(x / a, y / b, z / c);
  const k1 = length3(x / (a * a), y / (b * b), z / (c * c));
  return k1 === 0 ? -Math.min(a, b, c) : (k0 * (k0 - 1)) / k1;
}

/** Union with a fillet of size k. */
export function blend(a, b, k) {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

/** a without b, with a fillet. */
export function carve(a, b, k = 0.001) {
  const h = Math.max(k - Math.abs(a + b), 0) / k;
  return Math.max(a, -b) + h * h * k * 0.25;
}

/** A smooth curve through [radius, height] points: the radius at a height. */
export function lathe(points) {
  const sorted = [...points].sort((a, b) => a[1] - b[1]);
  const last = sorted.length - 1;
  const slopes = sorted.map((point, k) => {
    const [r0, y0] = sorted[Math.max(0, k - 1)];
    const [r1, y1] = sorted[Math.min(last, k + 1)];
    return k === 0 || k === last ? (r1 - r0) / (y1 - y0 || 1) : (r1 - r0) / (y1 - y0);
  });
  return (y) => {
    const at = Math.min(sorted[last][1], Math.max(sorted[0][1], y));
    let k = 1;
    while (k < last && at > sorted[k][1]) k++;
    const [r0, y0] = sorted[k - 1];
    const [r1, y1] = sorted[k];
    const span = y1 - y0;
    const t = (at - y0) / span;
    const t2 = t * t;
    const t3 = t2 * t;
    const start = (2 * t3 - 3 * t2 + 1) * r0 + (t3 - 2 * t2 + t) * span * slopes[k - 1];
    return start + (-2 * t3 + 3 * t2) * r1 + (t3 - t2) * span * slopes[k];
  };
}

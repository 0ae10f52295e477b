import { add, hex, mixColour, ramp } from '../core/colour.mjs';
import { bump, clamp, gauss, smoothstep } from '../core/maths.mjs';
import { fbm, noise } from '../core/noise.mjs';
import { hash } from '../core/random.mjs';
import { spruceLine } from '../land/trees.mjs';

const polar = ramp([
  [0, hex('#050d22', 0.8)],
  [0.5, hex('#0d2340', 0.8)],
  [0.8, hex('#1d4552', 0.9)],
  [1, hex('#2f6b66', 0.9)],
]);

function stars(x, y) {
  const [ix, iy] = [Math.floor(x * 150), Math.floor(y * 150)];
  if (hash(ix, iy, 3) < 0.955) return 0;
  const dx = x * 150 - ix - 0.25 - 0.5 * hash(ix, iy, 4);
  const dy = y * 150 - iy - 0.25 - 0.5 * hash(ix, iy, 5);
  return Math.exp(-(dx * dx + dy * dy) * 40) * (0.15 + 1.3 * hash(ix, iy, 6) ** 4);
}

/** One hanging fold of light: bright at its hem, thinning upwards in rays. */
function fold(x, y, { line, tall, seed, green, violet }) {
  const hem =
    line +
    0.07 * Math.sin(x * 2.6 + seed) +
    0.035 * Math.sin(x * 7.3 + seed * 2) +
    0.1 * (fbm(x * 2, seed, 4, seed) - 0.5);
  const above = (hem - y) / tall;
  if (above < -0.08) return [0, 0, 0];
  const rays = 0.12 + 3.2 * fbm(x * 11 + above * 0.5, seed * 3.1, 5, seed + 2) ** 3.2;
  const fall = above < 0 ? smoothstep(-0.08, 0.02, above) : Math.exp(-above * 3);
  const tone = mixColour(green, violet, clamp(above * 1.2));
  return tone.map((c) => c * rays * fall);
}

function heavens(x, y) {
  let c = polar(clamp(y / 0.66));
  c = add(c, [1, 1, 1], stars(x, y));
  const green = hex('#4dffb0', 0.85);
  const violet = hex('#8a5cff', 0.7);
  c = add(c, fold(x, y, { line: 0.44, tall: 0.3, seed: 4, green, violet }));
  c = add(c, fold(x, y, { line: 0.34, tall: 0.26, seed: 9, green, violet: hex('#c25cff', 0.5) }), 0.7);
  return add(
    c,
    fold(x, y, { line: 0.53, tall: 0.13, seed: 15, green: hex('#5cffd0', 0.6), violet: green }),
    0.45,
  );
}

/** Northern lights over a still lake; the shore mirrors at two thirds of the height. */
export function aurora(x, y) {
  const shore = 0.665;
  const wave = y > shore ? (noise(x * 16, (y - shore) * 160, 8) - 0.5) * 0.02 * (0.3 + (y - shore) * 3) : 0;
  const mirrored = y > shore ? shore - (y - shore) * 1.25 : y;
  let c = heavens(x + wave, mirrored);
  const hills = 0.57 + 0.07 * fbm(x * 1.7 + 3, 1, 5, 21);
  c = mixColour(c, hex('#0a1c28', 0.8), smoothstep(hills - 0.002, hills + 0.002, mirrored));
  const wood = spruceLine(x + wave, { base: 0.672, tall: 0.1, every: 0.022, seed: 5 });
  c = mixColour(c, hex('#030a10'), smoothstep(wood - 0.0012, wood + 0.0012, mirrored));
  if (y <= shore) return c;
  const dim = 0.42 + 0.2 * gauss(y - shore, 0.05);
  return add(
    c.map((v) => v * dim),
    hex('#1f5f63'),
    0.12 * bump(y, shore, 0.02),
  );
}

import { add, mixColour, ramp } from '../core/colour.mjs';
import { clamp, smoothstep } from '../core/maths.mjs';
import { warped } from '../core/noise.mjs';
import { hash } from '../core/random.mjs';
import { dot, normalize } from '../studio/light.mjs';

/** A sky by elevation, with a sun that glows and clouds that it lights. */
export function createSky({ stops, sun, sunTone, glow = 0.35, disc = 0, cloud, starlight = 0 }) {
  const tones = ramp(stops);
  const toSun = normalize(sun);
  return (d) => {
    const up = clamp(d[1], -0.05, 1);
    const near = clamp(dot(d, toSun));
    let colour = tones(Math.sqrt(Math.max(0, up)));
    if (starlight) colour = add(colour, [1, 0.95, 0.9], starAt(d) * starlight * smoothstep(0.02, 0.3, up));
    if (cloud) colour = addCloud(colour, d, near, cloud, sunTone);
    colour = add(colour, sunTone, glow * near ** 12 + glow * 0.8 * near ** 90);
    return disc ? add(colour, sunTone, disc * smoothstep(0.99935, 0.99975, near)) : colour;
  };
}

function addCloud(colour, d, near, { cover, tone, shade, seed = 3, size = 1 }, sunTone) {
  const reach = size / (Math.max(0.02, d[1]) + 0.12);
  const x = d[0] * reach * 1.6;
  const z = d[2] * reach * 1.6;
  const dense = warped(x + 11, z * 1.4 - 4, 6, seed, 0.9);
  const body = smoothstep(1 - cover, 1.12 - cover * 0.6, dense) * smoothstep(0.0, 0.12, d[1]);
  const lit = clamp(0.55 + (dense - warped(x + 11.12, z * 1.4 - 3.9, 4, seed, 0.9)) * 5);
  const paint = add(mixColour(shade, tone, lit), sunTone, near ** 6 * 0.5);
  return mixColour(colour, paint, body * 0.9);
}

function starAt(d) {
  const u = Math.atan2(d[0], -d[2]) * 190;
  const v = Math.asin(clamp(d[1], -1, 1)) * 190;
  const [iu, iv] = [Math.floor(u), Math.floor(v)];
  if (hash(iu, iv, 5) < 0.93) return 0;
  const du = u - iu - 0.2 - 0.6 * hash(iu, iv, 6);
  const dv = v - iv - 0.2 - 0.6 * hash(iu, iv, 7);
  return Math.exp(-(du * du + dv * dv) * 26) * (0.25 + 1.4 * hash(iu, iv, 8) ** 5);
}

/** Air that takes colour with distance, thicker low down. */
export function createAir({ tone, density, height = 99, sunTone = [0, 0, 0], sun = [0, 1, 0], glow = 0 }) {
  const toSun = normalize(sun);
  return (colour, t, d, p) => {
    const thick = 1 - Math.exp(-density * t * Math.exp(-Math.max(0, p[1]) / height));
    const haze = add(tone, sunTone, glow * clamp(dot(d, toSun)) ** 8);
    return mixColour(colour, haze, clamp(thick));
  };
}

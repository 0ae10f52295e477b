import { clamp, mix } from './maths.mjs';

const toLinear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toDisplay = (c) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

/** '#rrggbb' as linear light, optionally made brighter than the display can show. */
export function hex(code, gain = 1) {
  const n = Number.parseInt(code.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255].map((c) => toLinear(c / 255) * gain);
}

export const mixColour = (a, b, t) => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];
export const scale = (c, k) => [c[0] * k, c[1] * k, c[2] * k];
export const add = (a, b, k = 1) => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k];

/** A ramp of [position, colour] stops as a function of 0..1. */
export function ramp(stops) {
  return (t) => {
    if (t <= stops[0][0]) return stops[0][1];
    for (let i = 1; i < stops.length; i++) {
      const [p, c] = stops[i];
      if (t <= p) return mixColour(stops[i - 1][1], c, (t - stops[i - 1][0]) / (p - stops[i - 1][0]));
    }
    return stops.at(-1)[1];
  };
}

/** Film-like shoulder: highlights roll off instead of clipping. */
const shoulder = (c) => (c * (2.51 * c + 0.03)) / (c * (2.43 * c + 0.59) + 0.14);

export const TONES = {
  film: (c) => toDisplay(clamp(shoulder(c))),
  soft: (c) => toDisplay(clamp(c < 0.6 ? c : 0.6 + 0.4 * (1 - Math.exp(-(c - 0.6) / 0.4)))),
  plain: (c) => toDisplay(clamp(c)),
};

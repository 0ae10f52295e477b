import { noise } from '../../core/noise.mjs';

export const W = 900;
export const H = 1200;

export const sheet = (defs, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><defs>
  <filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="38"/></filter>
  <filter id="drop" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>
  ${defs}</defs>${body}</svg>`;

export const fade = (id, stops, attributes = 'x1="0" y1="0" x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${attributes}>${stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</linearGradient>`;

export const glow = (id, stops, attributes = '') =>
  `<radialGradient id="${id}" ${attributes}>${stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</radialGradient>`;

export const full = (paint) => `<rect width="${W}" height="${H}" fill="${paint}"/>`;

/** A filled band whose upper edge wanders. */
export function band(y, swing, seed, paint, grain = 0.006) {
  let path = `M0 ${H}`;
  for (let x = 0; x <= W; x += 10)
    path += ` L${x} ${(y + (noise(x * grain, seed, seed) - 0.5) * 2 * swing).toFixed(1)}`;
  return `<path d="${path} L${W} ${H} Z" fill="${paint}"/>`;
}

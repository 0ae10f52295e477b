import { TAU } from '../../core/maths.mjs';
import { band, fade, full, glow, sheet } from './sheet.mjs';

export function saltRoad() {
  const rays = Array.from(
    { length: 24 },
    (_, k) =>
      `<path d="M450 470 L${450 + 1200 * Math.cos((k / 24) * TAU)} ${470 + 1200 * Math.sin((k / 24) * TAU)} L${450 + 1200 * Math.cos(((k + 0.42) / 24) * TAU)} ${470 + 1200 * Math.sin(((k + 0.42) / 24) * TAU)} Z" fill="#ffd9a0" opacity="0.16"/>`,
  ).join('');
  const dashes = [0.02, 0.1, 0.22, 0.4, 0.66]
    .map(
      (t) =>
        `<rect x="${450 - 3 - 26 * t}" y="${650 + 550 * t}" width="${6 + 52 * t}" height="${18 + 90 * t}" fill="#fff4dc"/>`,
    )
    .join('');
  return sheet(
    fade('s', [
      [0, '#b8321c'],
      [0.45, '#e8622c'],
      [1, '#f7a64a'],
    ]) +
      glow('u', [
        [0, '#fff3cf'],
        [0.75, '#ffd98a'],
        [1, '#ffc566'],
      ]) +
      fade('g', [
        [0, '#f6d7b0'],
        [0.3, '#fbeedd'],
        [1, '#e2bf9a'],
      ]) +
      fade('r', [
        [0, '#7d3b2a'],
        [1, '#33140f'],
      ]),
    `${full('url(#s)')}${rays}<circle cx="450" cy="470" r="330" fill="#ffb45c" opacity="0.5" filter="url(#soft)"/>
    <circle cx="450" cy="470" r="230" fill="url(#u)"/>${band(600, 34, 4, '#9c2f1e')}${band(632, 18, 9, '#6e2117')}
    <rect y="650" width="900" height="550" fill="url(#g)"/><path d="M438 650 L462 650 L790 1200 L110 1200 Z" fill="url(#r)"/>${dashes}
    <path d="M0 650 H900" stroke="#fff4dc" stroke-width="3" opacity="0.7"/>`,
  );
}

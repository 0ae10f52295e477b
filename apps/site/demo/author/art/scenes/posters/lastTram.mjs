import { createRandom } from '../../core/random.mjs';
import { H, W, fade, full, glow, sheet } from './sheet.mjs';

export function lastTram() {
  const random = createRandom(77);
  const snow = Array.from({ length: 190 }, () => {
    const r = 1 + random() * 4;
    return `<circle cx="${random() * W}" cy="${random() * H}" r="${r}" fill="#fff" opacity="${0.25 + random() * 0.6}"/>`;
  }).join('');
  const house = (x, w, y, tone) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${900 - y}" fill="${tone}"/>${Array.from({ length: 8 }, (_, k) => (random() > 0.45 ? `<rect x="${x + 18 + (k % 2) * (w * 0.46)}" y="${y + 34 + Math.floor(k / 2) * 84}" width="${w * 0.24}" height="44" fill="#ffcf7a" opacity="${0.35 + random() * 0.6}"/>` : '')).join('')}`;
  return sheet(
    fade('b', [
      [0, '#0f1a38'],
      [0.6, '#24365f'],
      [1, '#4a5a86'],
    ]) +
      fade('t', [
        [0, '#d43a2e'],
        [1, '#8f1d1c'],
      ]) +
      glow('h', [
        [0, '#fff8d8', 1],
        [0.3, '#ffe39a', 0.8],
        [1, '#ffd27a', 0],
      ]) +
      fade('g', [
        [0, '#c9d3e6'],
        [1, '#7f8db0'],
      ]) +
      fade('k', [
        [0, '#ffe9b0'],
        [1, '#ffc262'],
      ]),
    `${full('url(#b)')}${house(-20, 170, 360, '#182444')}${house(150, 140, 470, '#1d2b4e')}${house(620, 150, 420, '#1b2849')}${house(760, 170, 330, '#162140')}
    <rect y="880" width="900" height="320" fill="url(#g)"/><path d="M330 1200 L424 880 M570 1200 L476 880" stroke="#31405f" stroke-width="9"/>
    <path d="M310 420 L590 420" stroke="#0c1430" stroke-width="5"/><path d="M0 300 L900 240" stroke="#0c1430" stroke-width="4"/><path d="M450 270 L410 430 M450 270 L490 430" stroke="#0c1430" stroke-width="6"/>
    <ellipse cx="450" cy="960" rx="300" ry="46" fill="#0c1430" opacity="0.5" filter="url(#drop)"/>
    <path d="M300 470 q0 -50 50 -50 h200 q50 0 50 50 v430 q0 40 -40 40 h-220 q-40 0 -40 -40 Z" fill="url(#t)"/><path d="M300 700 h300 v60 h-300 Z" fill="#f4e6cf"/>
    <path d="M330 520 h240 v160 q0 8 -8 8 h-224 q-8 0 -8 -8 Z" fill="url(#k)"/><path d="M330 520 h240 v60 l-240 70 Z" fill="#fff" opacity="0.25"/><rect x="390" y="446" width="120" height="46" rx="8" fill="#141b33"/><rect x="404" y="458" width="92" height="22" rx="4" fill="#ffb648"/>
    <circle cx="450" cy="830" r="250" fill="url(#h)" opacity="0.75"/><circle cx="450" cy="830" r="38" fill="#fffbe8"/><circle cx="350" cy="850" r="18" fill="#fff0c0"/><circle cx="550" cy="850" r="18" fill="#fff0c0"/>
    <path d="M380 870 L120 1200 H780 L520 870 Z" fill="#ffe9b0" opacity="0.22"/>${snow}`,
  );
}

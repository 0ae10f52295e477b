import { fade, full, sheet } from './sheet.mjs';

export function nineStairs() {
  const step = (k) => {
    const x = 90 + k * 70;
    const y = 980 - k * 74;
    return `<path d="M${x} ${y} h210 v-74 h-210 Z" fill="url(#f${k % 2})"/><path d="M${x} ${y - 74} h210 l64 -38 h-210 Z" fill="#ffe9b0"/><path d="M${x + 210} ${y} v-74 l64 -38 v${k === 0 ? 294 : 74} Z" fill="#8c1f1a"/>`;
  };
  const flight = Array.from({ length: 9 }, (_, k) => step(8 - k)).join('');
  return sheet(
    fade('b', [
      [0, '#f2b632'],
      [1, '#e5872b'],
    ]) +
      fade('f0', [
        [0, '#d5402b'],
        [1, '#a82a20'],
      ]) +
      fade('f1', [
        [0, '#c43625'],
        [1, '#97251d'],
      ]) +
      fade('d', [
        [0, '#2b1420'],
        [1, '#0f070c'],
      ]),
    `${full('url(#b)')}<circle cx="640" cy="300" r="300" fill="#fff0b8" opacity="0.55" filter="url(#soft)"/>
    <path d="M0 1200 L0 760 L330 560 L900 900 L900 1200 Z" fill="#7d3a1c" opacity="0.22"/>${flight}
    <path d="M90 980 h210 v220 h-210 Z" fill="url(#f1)"/>
    <path d="M706 314 v-170 a62 62 0 0 1 124 0 v170 Z" fill="url(#d)"/><path d="M706 314 v-170 a62 62 0 0 1 62 -62 v232 Z" fill="#fff4cf" opacity="0.9"/>
    <circle cx="414" cy="560" r="17" fill="#1a0f14"/><path d="M398 582 q16 -12 32 0 l8 62 h-14 l-4 56 h-12 l-4 -56 h-14 Z" fill="#1a0f14"/>`,
  );
}

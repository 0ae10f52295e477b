import { createRandom } from '../../core/random.mjs';
import { H, W, band, fade, full, glow, sheet } from './sheet.mjs';

export function mothSeason() {
  const wing = `<path d="M450 560 C560 360 800 330 836 470 C856 560 760 640 640 660 C760 690 770 810 690 850 C600 890 500 780 450 640 Z" fill="url(#w)"/>
    <path d="M474 588 C580 450 740 420 780 486 C800 550 690 610 560 632 Z" fill="#f4b8a6" opacity="0.35"/>
    <circle cx="700" cy="520" r="52" fill="#2a1747"/><circle cx="700" cy="520" r="34" fill="#ffd28a"/><circle cx="704" cy="516" r="16" fill="#2a1747"/>
    <circle cx="640" cy="760" r="30" fill="#2a1747"/><circle cx="640" cy="760" r="17" fill="#ff9f7a"/>
    <path d="M456 590 C600 540 720 440 820 450 M456 610 C580 620 680 640 720 640 M456 630 C540 700 620 800 690 830" fill="none" stroke="#2a1747" stroke-width="4" opacity="0.55"/>`;
  const random = createRandom(5);
  const dust = Array.from(
    { length: 130 },
    () =>
      `<circle cx="${random() * W}" cy="${random() * H}" r="${0.8 + random() * 2.6}" fill="#ffe3c2" opacity="${0.2 + random() * 0.7}"/>`,
  ).join('');
  return sheet(
    fade('b', [
      [0, '#1b1042'],
      [0.55, '#3a1f63'],
      [1, '#7a2f63'],
    ]) +
      glow('l', [
        [0, '#fff4d9'],
        [0.6, '#ffe0b0'],
        [1, '#f7b58e'],
      ]) +
      fade(
        'w',
        [
          [0, '#f7a58e'],
          [0.5, '#c4577f'],
          [1, '#6d2f78'],
        ],
        'x1="0" y1="0" x2="1" y2="1"',
      ) +
      fade('t', [
        [0, '#3a2150'],
        [1, '#160b2c'],
      ]),
    `${full('url(#b)')}<circle cx="450" cy="420" r="380" fill="#ffb98a" opacity="0.45" filter="url(#soft)"/><circle cx="450" cy="420" r="262" fill="url(#l)"/>
    ${dust}<g opacity="0.5" filter="url(#drop)" transform="translate(0 34)"><path d="M450 560 C560 360 836 330 836 470 C836 640 640 660 640 660 C770 690 690 850 690 850 C600 890 450 640 450 640 C450 640 300 890 210 850 C210 850 130 690 260 660 C260 660 64 640 64 470 C64 330 340 360 450 560 Z" fill="#12082a"/></g>
    <g>${wing}</g><g transform="translate(900 0) scale(-1 1)">${wing}</g>
    <path d="M450 500 C478 540 480 700 450 800 C420 700 422 540 450 500 Z" fill="url(#t)"/><path d="M446 508 C420 430 380 400 352 392 M454 508 C480 430 520 400 548 392" fill="none" stroke="#160b2c" stroke-width="7" stroke-linecap="round"/>
    ${band(1040, 40, 6, '#2a1040', 0.008)}${band(1100, 30, 12, '#170826', 0.01)}`,
  );
}

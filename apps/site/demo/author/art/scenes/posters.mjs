import { TAU } from '../core/maths.mjs';
import { noise } from '../core/noise.mjs';
import { createRandom } from '../core/random.mjs';

const W = 900;
const H = 1200;

const sheet = (defs, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><defs>
  <filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="38"/></filter>
  <filter id="drop" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>
  ${defs}</defs>${body}</svg>`;

const fade = (id, stops, attributes = 'x1="0" y1="0" x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${attributes}>${stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</linearGradient>`;

const glow = (id, stops, attributes = '') =>
  `<radialGradient id="${id}" ${attributes}>${stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</radialGradient>`;

const full = (paint) => `<rect width="${W}" height="${H}" fill="${paint}"/>`;

/** A filled band whose upper edge wanders. */
function band(y, swing, seed, paint, grain = 0.006) {
  let path = `M0 ${H}`;
  for (let x = 0; x <= W; x += 10) path += ` L${x} ${(y + (noise(x * grain, seed, seed) - 0.5) * 2 * swing).toFixed(1)}`;
  return `<path d="${path} L${W} ${H} Z" fill="${paint}"/>`;
}

function saltRoad() {
  const rays = Array.from({ length: 24 }, (_, k) => `<path d="M450 470 L${450 + 1200 * Math.cos((k / 24) * TAU)} ${470 + 1200 * Math.sin((k / 24) * TAU)} L${450 + 1200 * Math.cos(((k + 0.42) / 24) * TAU)} ${470 + 1200 * Math.sin(((k + 0.42) / 24) * TAU)} Z" fill="#ffd9a0" opacity="0.16"/>`).join('');
  const dashes = [0.02, 0.1, 0.22, 0.4, 0.66].map((t) => `<rect x="${450 - 3 - 26 * t}" y="${650 + 550 * t}" width="${6 + 52 * t}" height="${18 + 90 * t}" fill="#fff4dc"/>`).join('');
  return sheet(
    fade('s', [[0, '#b8321c'], [0.45, '#e8622c'], [1, '#f7a64a']]) + glow('u', [[0, '#fff3cf'], [0.75, '#ffd98a'], [1, '#ffc566']]) +
      fade('g', [[0, '#f6d7b0'], [0.3, '#fbeedd'], [1, '#e2bf9a']]) + fade('r', [[0, '#7d3b2a'], [1, '#33140f']]),
    `${full('url(#s)')}${rays}<circle cx="450" cy="470" r="330" fill="#ffb45c" opacity="0.5" filter="url(#soft)"/>
    <circle cx="450" cy="470" r="230" fill="url(#u)"/>${band(600, 34, 4, '#9c2f1e')}${band(632, 18, 9, '#6e2117')}
    <rect y="650" width="900" height="550" fill="url(#g)"/><path d="M438 650 L462 650 L790 1200 L110 1200 Z" fill="url(#r)"/>${dashes}
    <path d="M0 650 H900" stroke="#fff4dc" stroke-width="3" opacity="0.7"/>`,
  );
}

function quietEngine() {
  const ring = (cx, cy, r, teeth, depth, paint) => {
    let d = '';
    for (let k = 0; k < teeth * 4; k++) {
      const a = (k / (teeth * 4)) * TAU;
      const q = k % 4 < 2 ? r : r - depth;
      d += `${k ? 'L' : 'M'}${(cx + q * Math.cos(a)).toFixed(1)} ${(cy + q * Math.sin(a)).toFixed(1)}`;
    }
    return `<path d="${d}Z" fill="#04181c" opacity="0.55" transform="translate(14 22)" filter="url(#drop)"/><path d="${d}Z" fill="${paint}"/>`;
  };
  const hole = (cx, cy, r, paint) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${paint}"/>`;
  const spokes = (cx, cy, r, n, paint) => Array.from({ length: n }, (_, k) => `<rect x="${cx - 16}" y="${cy - r}" width="32" height="${r}" fill="${paint}" transform="rotate(${(k / n) * 360} ${cx} ${cy})"/>`).join('');
  return sheet(
    fade('b', [[0, '#0f4a4f'], [0.6, '#0a2d33'], [1, '#061b20']]) + fade('m', [[0, '#ffd9a8'], [0.5, '#e59a5a'], [1, '#9a4f2c']], 'x1="0" y1="0" x2="1" y2="1"') +
      fade('n', [[0, '#8fd6cb'], [1, '#2b7d7d']], 'x1="0" y1="0" x2="1" y2="1"') + fade('o', [[0, '#f4efe2'], [1, '#b9c9c0']], 'x1="0" y1="0" x2="1" y2="1"'),
    `${full('url(#b)')}<circle cx="420" cy="520" r="420" fill="#2f8f8c" opacity="0.35" filter="url(#soft)"/>
    ${ring(400, 500, 330, 30, 34, 'url(#m)')}${hole(400, 500, 236, '#0a2d33')}${spokes(400, 500, 240, 5, 'url(#m)')}${hole(400, 500, 92, 'url(#m)')}${hole(400, 500, 42, '#0a2d33')}
    ${ring(742, 858, 190, 18, 30, 'url(#n)')}${hole(742, 858, 120, '#08252b')}${spokes(742, 858, 124, 4, 'url(#n)')}${hole(742, 858, 48, 'url(#n)')}${hole(742, 858, 22, '#08252b')}
    ${ring(180, 916, 128, 14, 24, 'url(#o)')}${hole(180, 916, 72, '#08252b')}${hole(180, 916, 26, 'url(#o)')}`,
  );
}

function mothSeason() {
  const wing = `<path d="M450 560 C560 360 800 330 836 470 C856 560 760 640 640 660 C760 690 770 810 690 850 C600 890 500 780 450 640 Z" fill="url(#w)"/>
    <path d="M474 588 C580 450 740 420 780 486 C800 550 690 610 560 632 Z" fill="#f4b8a6" opacity="0.35"/>
    <circle cx="700" cy="520" r="52" fill="#2a1747"/><circle cx="700" cy="520" r="34" fill="#ffd28a"/><circle cx="704" cy="516" r="16" fill="#2a1747"/>
    <circle cx="640" cy="760" r="30" fill="#2a1747"/><circle cx="640" cy="760" r="17" fill="#ff9f7a"/>
    <path d="M456 590 C600 540 720 440 820 450 M456 610 C580 620 680 640 720 640 M456 630 C540 700 620 800 690 830" fill="none" stroke="#2a1747" stroke-width="4" opacity="0.55"/>`;
  const random = createRandom(5);
  const dust = Array.from({ length: 130 }, () => `<circle cx="${random() * W}" cy="${random() * H}" r="${0.8 + random() * 2.6}" fill="#ffe3c2" opacity="${0.2 + random() * 0.7}"/>`).join('');
  return sheet(
    fade('b', [[0, '#1b1042'], [0.55, '#3a1f63'], [1, '#7a2f63']]) + glow('l', [[0, '#fff4d9'], [0.6, '#ffe0b0'], [1, '#f7b58e']]) +
      fade('w', [[0, '#f7a58e'], [0.5, '#c4577f'], [1, '#6d2f78']], 'x1="0" y1="0" x2="1" y2="1"') + fade('t', [[0, '#3a2150'], [1, '#160b2c']]),
    `${full('url(#b)')}<circle cx="450" cy="420" r="380" fill="#ffb98a" opacity="0.45" filter="url(#soft)"/><circle cx="450" cy="420" r="262" fill="url(#l)"/>
    ${dust}<g opacity="0.5" filter="url(#drop)" transform="translate(0 34)"><path d="M450 560 C560 360 836 330 836 470 C836 640 640 660 640 660 C770 690 690 850 690 850 C600 890 450 640 450 640 C450 640 300 890 210 850 C210 850 130 690 260 660 C260 660 64 640 64 470 C64 330 340 360 450 560 Z" fill="#12082a"/></g>
    <g>${wing}</g><g transform="translate(900 0) scale(-1 1)">${wing}</g>
    <path d="M450 500 C478 540 480 700 450 800 C420 700 422 540 450 500 Z" fill="url(#t)"/><path d="M446 508 C420 430 380 400 352 392 M454 508 C480 430 520 400 548 392" fill="none" stroke="#160b2c" stroke-width="7" stroke-linecap="round"/>
    ${band(1040, 40, 6, '#2a1040', 0.008)}${band(1100, 30, 12, '#170826', 0.01)}`,
  );
}

function nineStairs() {
  const step = (k) => {
    const x = 90 + k * 70;
    const y = 980 - k * 74;
    return `<path d="M${x} ${y} h210 v-74 h-210 Z" fill="url(#f${k % 2})"/><path d="M${x} ${y - 74} h210 l64 -38 h-210 Z" fill="#ffe9b0"/><path d="M${x + 210} ${y} v-74 l64 -38 v${k === 0 ? 294 : 74} Z" fill="#8c1f1a"/>`;
  };
  const flight = Array.from({ length: 9 }, (_, k) => step(8 - k)).join('');
  return sheet(
    fade('b', [[0, '#f2b632'], [1, '#e5872b']]) + fade('f0', [[0, '#d5402b'], [1, '#a82a20']]) + fade('f1', [[0, '#c43625'], [1, '#97251d']]) + fade('d', [[0, '#2b1420'], [1, '#0f070c']]),
    `${full('url(#b)')}<circle cx="640" cy="300" r="300" fill="#fff0b8" opacity="0.55" filter="url(#soft)"/>
    <path d="M0 1200 L0 760 L330 560 L900 900 L900 1200 Z" fill="#7d3a1c" opacity="0.22"/>${flight}
    <path d="M90 980 h210 v220 h-210 Z" fill="url(#f1)"/>
    <path d="M706 314 v-170 a62 62 0 0 1 124 0 v170 Z" fill="url(#d)"/><path d="M706 314 v-170 a62 62 0 0 1 62 -62 v232 Z" fill="#fff4cf" opacity="0.9"/>
    <circle cx="414" cy="560" r="17" fill="#1a0f14"/><path d="M398 582 q16 -12 32 0 l8 62 h-14 l-4 56 h-12 l-4 -56 h-14 Z" fill="#1a0f14"/>`,
  );
}

function letterToTheSea() {
  const wave = (y, k, paint) => {
    let d = `M-60 ${H + 20} L-60 ${y}`;
    const wide = 190 - k * 8;
    for (let x = -60 - (k % 2) * wide * 0.5; x < W + 120; x += wide) d += ` q${wide / 4} -${46 + k * 7} ${wide / 2} 0 t${wide / 2} 0`;
    return `<path d="${d} L${W + 200} ${H + 20} Z" fill="#04203f" opacity="0.4" transform="translate(0 -14)" filter="url(#drop)"/><path d="${d} L${W + 200} ${H + 20} Z" fill="${paint}"/>`;
  };
  const tones = ['#8fc7d6', '#5ea6c4', '#3b86b0', '#256798', '#17497b', '#0f3160', '#0a2148'];
  return sheet(
    fade('b', [[0, '#f7e3cb'], [0.6, '#f2c9ae'], [1, '#e6a58f']]) + fade('p', [[0, '#fffaf0'], [1, '#e9dcc6']], 'x1="0" y1="0" x2="1" y2="1"'),
    `${full('url(#b)')}<circle cx="650" cy="310" r="130" fill="#e2593f"/><circle cx="650" cy="310" r="190" fill="#f08a5f" opacity="0.5" filter="url(#soft)"/>
    ${wave(560, 0, tones[0])}${wave(640, 1, tones[1])}
    <g transform="rotate(-14 400 640)"><path d="M250 560 h300 v190 h-300 Z" fill="#0a2148" opacity="0.4" filter="url(#drop)" transform="translate(8 26)"/><rect x="250" y="550" width="300" height="190" fill="url(#p)"/><path d="M250 550 L400 664 L550 550" fill="none" stroke="#c9b390" stroke-width="5"/><path d="M250 740 L360 634 M550 740 L440 634" stroke="#d9c8aa" stroke-width="4"/><circle cx="400" cy="664" r="24" fill="#c23a2b"/></g>
    ${wave(730, 2, tones[2])}${wave(820, 3, tones[3])}${wave(915, 4, tones[4])}${wave(1010, 5, tones[5])}${wave(1105, 6, tones[6])}`,
  );
}

function glasshouse() {
  const leaf = (x, y, long, turn, paint) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0 C${long * 0.34} -${long * 0.25} ${long * 0.3} -${long * 0.8} 0 -${long} C-${long * 0.3} -${long * 0.8} -${long * 0.34} -${long * 0.25} 0 0 Z" fill="${paint}"/><path d="M0 0 L0 -${long * 0.94}" stroke="#eaf6cf" stroke-width="3" opacity="0.35"/></g>`;
  const fan = (x, y, long, from, to, n, paints) => Array.from({ length: n }, (_, k) => leaf(x, y, long * (0.82 + 0.18 * Math.sin(k * 2.1)), from + ((to - from) * k) / (n - 1), paints[k % paints.length])).join('');
  const bars = [150, 300, 450, 600, 750].map((x) => `<path d="M${x} 1200 V${x === 450 ? 120 : 300 + Math.abs(450 - x) * 0.35}" stroke="#f4f7e6" stroke-width="7" opacity="0.7"/>`).join('');
  return sheet(
    fade('b', [[0, '#f6e7b8'], [0.5, '#c9dba0'], [1, '#6f9a63']]) + fade('l1', [[0, '#7fb069'], [1, '#1f5a3a']]) + fade('l2', [[0, '#3f8f5a'], [1, '#0f3b2b']]) + fade('l3', [[0, '#b9cf5f'], [1, '#4a7f3a']]) + fade('v', [[0, '#0d2f24', 0], [1, '#071d17', 0.85]]),
    `${full('url(#b)')}<circle cx="450" cy="380" r="330" fill="#fffbe0" opacity="0.75" filter="url(#soft)"/>
    <path d="M60 1200 V470 Q450 -120 840 470 V1200" fill="none" stroke="#f4f7e6" stroke-width="12"/><path d="M60 560 H840 M60 800 H840" stroke="#f4f7e6" stroke-width="7" opacity="0.6"/>${bars}
    ${fan(260, 1080, 520, -62, 40, 7, ['url(#l3)', 'url(#l1)'])}${fan(660, 1100, 600, -40, 66, 8, ['url(#l1)', 'url(#l2)'])}${fan(450, 1240, 560, -70, 70, 9, ['url(#l2)', 'url(#l1)', 'url(#l3)'])}
    ${fan(40, 1260, 430, -20, 80, 6, ['url(#l2)'])}${fan(880, 1260, 430, -80, 20, 6, ['url(#l2)'])}<circle cx="452" cy="690" r="40" fill="#f2734f"/><circle cx="452" cy="690" r="18" fill="#ffd48a"/><rect y="760" width="900" height="440" fill="url(#v)"/>`,
  );
}

function lastTram() {
  const random = createRandom(77);
  const snow = Array.from({ length: 190 }, () => { const r = 1 + random() * 4; return `<circle cx="${random() * W}" cy="${random() * H}" r="${r}" fill="#fff" opacity="${0.25 + random() * 0.6}"/>`; }).join('');
  const house = (x, w, y, tone) => `<rect x="${x}" y="${y}" width="${w}" height="${900 - y}" fill="${tone}"/>${Array.from({ length: 8 }, (_, k) => (random() > 0.45 ? `<rect x="${x + 18 + (k % 2) * (w * 0.46)}" y="${y + 34 + Math.floor(k / 2) * 84}" width="${w * 0.24}" height="44" fill="#ffcf7a" opacity="${0.35 + random() * 0.6}"/>` : '')).join('')}`;
  return sheet(
    fade('b', [[0, '#0f1a38'], [0.6, '#24365f'], [1, '#4a5a86']]) + fade('t', [[0, '#d43a2e'], [1, '#8f1d1c']]) + glow('h', [[0, '#fff8d8', 1], [0.3, '#ffe39a', 0.8], [1, '#ffd27a', 0]]) + fade('g', [[0, '#c9d3e6'], [1, '#7f8db0']]) + fade('k', [[0, '#ffe9b0'], [1, '#ffc262']]),
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

export const posters = { 'salt-road': saltRoad, 'quiet-engine': quietEngine, 'moth-season': mothSeason, 'nine-stairs': nineStairs, 'letter-to-the-sea': letterToTheSea, glasshouse, 'last-tram': lastTram };

import { TAU } from '../../core/maths.mjs';
import { fade, full, sheet } from './sheet.mjs';

export function quietEngine() {
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
  const spokes = (cx, cy, r, n, paint) =>
    Array.from(
      { length: n },
      (_, k) =>
        `<rect x="${cx - 16}" y="${cy - r}" width="32" height="${r}" fill="${paint}" transform="rotate(${(k / n) * 360} ${cx} ${cy})"/>`,
    ).join('');
  return sheet(
    fade('b', [
      [0, '#0f4a4f'],
      [0.6, '#0a2d33'],
      [1, '#061b20'],
    ]) +
      fade(
        'm',
        [
          [0, '#ffd9a8'],
          [0.5, '#e59a5a'],
          [1, '#9a4f2c'],
        ],
        'x1="0" y1="0" x2="1" y2="1"',
      ) +
      fade(
        'n',
        [
          [0, '#8fd6cb'],
          [1, '#2b7d7d'],
        ],
        'x1="0" y1="0" x2="1" y2="1"',
      ) +
      fade(
        'o',
        [
          [0, '#f4efe2'],
          [1, '#b9c9c0'],
        ],
        'x1="0" y1="0" x2="1" y2="1"',
      ),
    `${full('url(#b)')}<circle cx="420" cy="520" r="420" fill="#2f8f8c" opacity="0.35" filter="url(#soft)"/>
    ${ring(400, 500, 330, 30, 34, 'url(#m)')}${hole(400, 500, 236, '#0a2d33')}${spokes(400, 500, 240, 5, 'url(#m)')}${hole(400, 500, 92, 'url(#m)')}${hole(400, 500, 42, '#0a2d33')}
    ${ring(742, 858, 190, 18, 30, 'url(#n)')}${hole(742, 858, 120, '#08252b')}${spokes(742, 858, 124, 4, 'url(#n)')}${hole(742, 858, 48, 'url(#n)')}${hole(742, 858, 22, '#08252b')}
    ${ring(180, 916, 128, 14, 24, 'url(#o)')}${hole(180, 916, 72, '#08252b')}${hole(180, 916, 26, 'url(#o)')}`,
  );
}

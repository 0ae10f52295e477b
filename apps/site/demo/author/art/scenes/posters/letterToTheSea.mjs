import { H, W, fade, full, sheet } from './sheet.mjs';

export function letterToTheSea() {
  const wave = (y, k, paint) => {
    let d = `M-60 ${H + 20} L-60 ${y}`;
    const wide = 190 - k * 8;
    for (let x = -60 - (k % 2) * wide * 0.5; x < W + 120; x += wide)
      d += ` q${wide / 4} -${46 + k * 7} ${wide / 2} 0 t${wide / 2} 0`;
    return `<path d="${d} L${W + 200} ${H + 20} Z" fill="#04203f" opacity="0.4" transform="translate(0 -14)" filter="url(#drop)"/><path d="${d} L${W + 200} ${H + 20} Z" fill="${paint}"/>`;
  };
  const tones = ['#8fc7d6', '#5ea6c4', '#3b86b0', '#256798', '#17497b', '#0f3160', '#0a2148'];
  return sheet(
    fade('b', [
      [0, '#f7e3cb'],
      [0.6, '#f2c9ae'],
      [1, '#e6a58f'],
    ]) +
      fade(
        'p',
        [
          [0, '#fffaf0'],
          [1, '#e9dcc6'],
        ],
        'x1="0" y1="0" x2="1" y2="1"',
      ),
    `${full('url(#b)')}<circle cx="650" cy="310" r="130" fill="#e2593f"/><circle cx="650" cy="310" r="190" fill="#f08a5f" opacity="0.5" filter="url(#soft)"/>
    ${wave(560, 0, tones[0])}${wave(640, 1, tones[1])}
    <g transform="rotate(-14 400 640)"><path d="M250 560 h300 v190 h-300 Z" fill="#0a2148" opacity="0.4" filter="url(#drop)" transform="translate(8 26)"/><rect x="250" y="550" width="300" height="190" fill="url(#p)"/><path d="M250 550 L400 664 L550 550" fill="none" stroke="#c9b390" stroke-width="5"/><path d="M250 740 L360 634 M550 740 L440 634" stroke="#d9c8aa" stroke-width="4"/><circle cx="400" cy="664" r="24" fill="#c23a2b"/></g>
    ${wave(730, 2, tones[2])}${wave(820, 3, tones[3])}${wave(915, 4, tones[4])}${wave(1010, 5, tones[5])}${wave(1105, 6, tones[6])}`,
  );
}

import { fade, full, sheet } from './sheet.mjs';

export function glasshouse() {
  const leaf = (x, y, long, turn, paint) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0 C${long * 0.34} -${long * 0.25} ${long * 0.3} -${long * 0.8} 0 -${long} C-${long * 0.3} -${long * 0.8} -${long * 0.34} -${long * 0.25} 0 0 Z" fill="${paint}"/><path d="M0 0 L0 -${long * 0.94}" stroke="#eaf6cf" stroke-width="3" opacity="0.35"/></g>`;
  const fan = (x, y, long, from, to, n, paints) =>
    Array.from({ length: n }, (_, k) =>
      leaf(
        x,
        y,
        long * (0.82 + 0.18 * Math.sin(k * 2.1)),
        from + ((to - from) * k) / (n - 1),
        paints[k % paints.length],
      ),
    ).join('');
  const bars = [150, 300, 450, 600, 750]
    .map(
      (x) =>
        `<path d="M${x} 1200 V${x === 450 ? 120 : 300 + Math.abs(450 - x) * 0.35}" stroke="#f4f7e6" stroke-width="7" opacity="0.7"/>`,
    )
    .join('');
  return sheet(
    fade('b', [
      [0, '#f6e7b8'],
      [0.5, '#c9dba0'],
      [1, '#6f9a63'],
    ]) +
      fade('l1', [
        [0, '#7fb069'],
        [1, '#1f5a3a'],
      ]) +
      fade('l2', [
        [0, '#3f8f5a'],
        [1, '#0f3b2b'],
      ]) +
      fade('l3', [
        [0, '#b9cf5f'],
        [1, '#4a7f3a'],
      ]) +
      fade('v', [
        [0, '#0d2f24', 0],
        [1, '#071d17', 0.85],
      ]),
    `${full('url(#b)')}<circle cx="450" cy="380" r="330" fill="#fffbe0" opacity="0.75" filter="url(#soft)"/>
    <path d="M60 1200 V470 Q450 -120 840 470 V1200" fill="none" stroke="#f4f7e6" stroke-width="12"/><path d="M60 560 H840 M60 800 H840" stroke="#f4f7e6" stroke-width="7" opacity="0.6"/>${bars}
    ${fan(260, 1080, 520, -62, 40, 7, ['url(#l3)', 'url(#l1)'])}${fan(660, 1100, 600, -40, 66, 8, ['url(#l1)', 'url(#l2)'])}${fan(450, 1240, 560, -70, 70, 9, ['url(#l2)', 'url(#l1)', 'url(#l3)'])}
    ${fan(40, 1260, 430, -20, 80, 6, ['url(#l2)'])}${fan(880, 1260, 430, -80, 20, 6, ['url(#l2)'])}<circle cx="452" cy="690" r="40" fill="#f2734f"/><circle cx="452" cy="690" r="18" fill="#ffd48a"/><rect y="760" width="900" height="440" fill="url(#v)"/>`,
  );
}

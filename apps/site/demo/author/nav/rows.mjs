import { cards, items, place, skin } from './skins.mjs';

/** Bullets as dashes; the current one is longer. */
export function dashBullets({ ink, quiet, at, direction = 'horizontal', gap = 6, ...rest }) {
  const upright = direction === 'vertical';
  const css = `
.vt-dash .sr7-bullet { width: 28px; height: 28px; display: grid; place-items: center; cursor: pointer; }
.vt-dash .vt-dash-mark { display: block; width: ${upright ? '##thick##px' : '##short##px'}; height: ${upright ? '##short##px' : '##thick##px'}; border-radius: ##thick##px; background: ##quiet##; transition: all 0.3s; }
.vt-dash .sr7-bullet:hover .vt-dash-mark { background: ##ink##; }
.vt-dash .sr7-bullet.selected .vt-dash-mark { background: ##ink##; ${upright ? 'height' : 'width'}: ##long##px; }`;
  const values = {
    short: ['Length', 'custom', '14'],
    long: ['Length of the current one', 'custom', '28'],
    thick: ['Thickness', 'custom', '4'],
    ink: ['Current colour', 'color', ink],
    quiet: ['Colour', 'color', quiet],
  };
  const html = '<span class="vt-dash-mark"></span>';
  return {
    ...skin({ key: 'vt-dash', css, html, values, ...rest }),
    ...items({ direction, gap }),
    ...place(at),
  };
}

/** Bullets as rings that fill; the title shows beside them. */
export function ringBullets({ ink, quiet, at, direction = 'horizontal', gap = 4, ...rest }) {
  const css = `
.vt-ring .sr7-bullet { position: relative; width: 28px; height: 28px; display: grid; place-items: center; cursor: pointer; }
.vt-ring .vt-ring-dot { width: ##size##px; height: ##size##px; border-radius: 50%; box-shadow: inset 0 0 0 2px ##quiet##; transition: all 0.3s; }
.vt-ring .sr7-bullet.selected .vt-ring-dot { background: ##ink##; box-shadow: 0 0 0 5px ##halo##; }
.vt-ring .vt-ring-title { position: absolute; inset-block-end: 100%; white-space: nowrap; padding: 4px 10px; border-radius: 6px; background: ##ink##; color: ##paper##; font-size: 13px; opacity: 0; pointer-events: none; transition: opacity 0.2s; }
.vt-ring .sr7-bullet:hover .vt-ring-title { opacity: 1; }`;
  const values = {
    size: ['Size', 'custom', '12'],
    ink: ['Current colour', 'color', ink],
    quiet: ['Ring', 'color', quiet],
    halo: ['Halo', 'color', rest.halo ?? 'rgba(255,255,255,0.2)'],
    paper: ['Title colour', 'color', rest.paper ?? '#111111'],
  };
  const html = '<span class="vt-ring-dot"></span><span class="vt-ring-title">{{title}}</span>';
  return {
    ...skin({ key: 'vt-ring', css, html, values, ...rest }),
    ...items({ direction, gap }),
    ...place(at),
  };
}

/** Tabs as chapter headings: a number and a title over a rule. */
export function chapterTabs({
  ink,
  quiet,
  accent,
  family,
  at,
  size,
  direction = 'horizontal',
  gap = 24,
  ...rest
}) {
  const css = `
.vt-chapter .sr7-tab { box-sizing: border-box; padding-top: 12px; border-top: 2px solid ##rule##; color: ##ink##; cursor: pointer; transition: border-color 0.3s; }
.vt-chapter .sr7-tab.selected, .vt-chapter .sr7-tab:hover { border-color: ##accent##; }
.vt-chapter .vt-chapter-number { display: block; font: 600 13px/1.3 ##family##; color: ##accent##; }
.vt-chapter .vt-chapter-title { display: block; font: 500 16px/1.3 ##family##; }`;
  const values = {
    ink: ['Text', 'color', ink],
    rule: ['Rule', 'color', quiet],
    accent: ['Current rule and numbers', 'color', accent],
    family: ['Font', 'font-family', family],
  };
  const html =
    '<span class="vt-chapter-number">{{param1}}</span>\n<span class="vt-chapter-title">{{param2}}</span>';
  return {
    ...skin({ key: 'vt-chapter', css, html, values, ...rest }),
    ...items({ direction, gap }),
    ...place(at),
    ...cards(size),
  };
}

/** Thumbs as contact prints. */
export function printThumbs({ frame, accent, at, size, gap = 8, outside = false, ...rest }) {
  const css = `
.vt-print .sr7-thumb { overflow: hidden; border-radius: ##round##px; cursor: pointer; outline: 2px solid transparent; outline-offset: 2px; opacity: 0.72; transition: opacity 0.3s, outline-color 0.3s; }
.vt-print .sr7-thumb:hover, .vt-print .sr7-thumb.selected { opacity: 1; }
.vt-print .sr7-thumb.selected { outline-color: ##accent##; }
.vt-print .sr7-thumb-img { display: block; width: 100%; height: 100%; background-size: cover; background-position: center; box-shadow: inset 0 0 0 1px ##frame##; }
.vt-print .vt-print-title { position: absolute; inset: auto 0 0; padding: 3px 8px; font-size: 12px; color: #ffffff; background: rgba(0, 0, 0, 0.66); }`;
  const values = {
    round: ['Corners', 'custom', '6'],
    frame: ['Frame', 'color', frame],
    accent: ['Current outline', 'color', accent],
  };
  const html = '<span class="sr7-thumb-img"></span>\n<span class="vt-print-title">{{title}}</span>';
  return {
    ...skin({ key: 'vt-print', css, html, values, ...rest }),
    ...items({ gap, outside }),
    ...place(at),
    ...cards(size),
  };
}

/** A scrubber: a ruled line with a handle that is dragged along the slides. */
export function rulerScrubber({ ink, quiet, at, w, ...rest }) {
  const css = `
.vt-ruler.sr7-scrubber { height: 32px; background: repeating-linear-gradient(90deg, ##quiet## 0 1px, transparent 1px ##step##px) bottom / 100% 10px no-repeat; cursor: grab; }
.vt-ruler .sr7-scrubber-handle { width: 24px; height: 24px; margin-top: -4px; border-radius: 50%; background: ##ink##; box-shadow: 0 2px 10px rgba(0, 0, 0, 0.35); }
.vt-ruler .sr7-scrubber-label { position: absolute; bottom: 100%; left: 50%; translate: -50%; padding: 2px 8px; font-size: 13px; white-space: nowrap; color: ##ink##; }`;
  const values = {
    step: ['Distance of the marks', 'custom', '8'],
    ink: ['Handle', 'color', ink],
    quiet: ['Marks', 'color', quiet],
  };
  const html = '<span class="sr7-scrubber-handle"></span>\n<span class="sr7-scrubber-label">{{title}}</span>';
  return {
    ...skin({ key: 'vt-ruler', css, html, values, ...rest }),
    ...items({ gap: 0 }),
    ...place(at),
    size: { w: at.w ?? w, h: [32, 32, 32, 32, 32] },
    c: ink,
    bg: quiet,
  };
}

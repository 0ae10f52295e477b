import { place, skin } from './skins.mjs';

const CHEVRON = (key) => `
.${key}.sr7-arrows::before {
  content: '';
  width: ##mark##px;
  height: ##mark##px;
  border: solid ##ink##;
  border-width: ##line##px ##line##px 0 0;
}
.${key}.sr7-leftarrow::before { transform: rotate(-135deg) translate(-15%, 15%); }
.${key}.sr7-rightarrow::before { transform: rotate(45deg) translate(-15%, 15%); }`;

/** Round buttons with a hairline chevron. */
export function roundArrows({ ink, paper, hover, size = 56, left, right, ...rest }) {
  const css = `
.vt-round.sr7-arrows {
  display: grid;
  place-items: center;
  width: ##size##px;
  height: ##size##px;
  border-radius: 50%;
  background: ##paper##;
  color: ##ink##;
  cursor: pointer;
  transition: background-color 0.25s, transform 0.25s;
}
.vt-round.sr7-arrows:hover, .vt-round.sr7-arrows.sr7-touchhover { background: ##hover##; transform: scale(1.06); }
${CHEVRON('vt-round')}`;
  const values = {
    size: ['Size', 'custom', String(size)],
    mark: ['Chevron', 'custom', String(Math.round(size * 0.2))],
    line: ['Line', 'custom', '2'],
    ink: ['Chevron colour', 'color', ink],
    paper: ['Button colour', 'color', paper],
    hover: ['Button colour under the pointer', 'color', hover],
  };
  return { ...skin({ key: 'vt-round', css, values, ...rest }), m: 'hslide', l: place(left), r: place(right) };
}

/** Long lines with a tip, for quiet pages; the title of the next slide follows the line. */
export function lineArrows({ ink, long = 72, left, right, ...rest }) {
  const css = `
.vt-line.sr7-arrows {
  display: flex;
  align-items: center;
  width: ##long##px;
  height: 44px;
  color: ##ink##;
  cursor: pointer;
  background: linear-gradient(##ink##, ##ink##) center / 100% ##line##px no-repeat;
  transition: width 0.3s;
}
.vt-line.sr7-arrows:hover { width: calc(##long##px * 1.25); }
.vt-line.sr7-rightarrow { justify-content: flex-end; }
.vt-line .vt-line-title { position: absolute; inset-inline: 0; bottom: -14px; font-size: 13px; white-space: nowrap; opacity: 0; transition: opacity 0.3s; }
.vt-line.sr7-arrows:hover .vt-line-title { opacity: 1; }
${CHEVRON('vt-line')}`;
  const values = {
    long: ['Length', 'custom', String(long)],
    mark: ['Tip', 'custom', '12'],
    line: ['Line', 'custom', '2'],
    ink: ['Colour', 'color', ink],
  };
  const html = '<span class="vt-line-title">{{title}}</span>';
  return {
    ...skin({ key: 'vt-line', css, html, values, ...rest }),
    m: 'hslide',
    l: place(left),
    r: place(right),
  };
}

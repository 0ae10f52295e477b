import { cards, items, look, place, skin } from './skins.mjs';

/** Bullets with one of the ready-made looks. */
export const bullets = ({ key, values, at, direction, gap = 10, ...rest }) => ({
  ...look({ key, values, ...rest }),
  ...items({ direction, gap }),
  ...place(at),
});

/** Tabs or thumbs with one of the ready-made looks. */
export const cardRow = ({ key, values, at, size, direction, gap = 8, outside = false, ...rest }) => ({
  ...look({ key, values, ...rest }),
  ...items({ direction, gap, outside }),
  ...place(at),
  ...cards(size),
});

/** A scrubber: a ruled line with a handle that is dragged along the slides. */
export function rulerScrubber({ ink, quiet, paper = '#ffffff', at, w, ...rest }) {
  const css = `
.vt-ruler.sr7-scrubber { height: 32px; background: repeating-linear-gradient(90deg, ##quiet## 0 1px, transparent 1px ##step##px) bottom / 100% 10px no-repeat; cursor: grab; }
.vt-ruler .sr7-scrubber-handle { width: 24px; height: 24px; margin-top: -4px; border-radius: 50%; background: ##ink##; box-shadow: 0 2px 10px rgba(0, 0, 0, 0.35); }
.vt-ruler .sr7-scrubber-label { position: absolute; bottom: 100%; left: 50%; translate: -50%; padding: 2px 8px; font-size: 13px; white-space: nowrap; border-radius: 4px; background: ##ink##; color: ##paper##; }`;
  const values = {
    step: ['Distance of the marks', 'custom', '8'],
    ink: ['Handle', 'color', ink],
    quiet: ['Marks', 'color', quiet],
    paper: ['Label', 'color', paper],
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

import { cards, items, look, place } from './skins.mjs';

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

/** A scrubber with one of the ready-made looks: a line that is dragged along the slides. */
export const scrubber = ({ key, values, ink, quiet, at, ...rest }) => ({
  ...look({ key, values, ...rest }),
  ...items({ gap: 0 }),
  ...place(at),
  size: { w: at.w, h: [32, 32, 32, 32, 32] },
  c: ink,
  bg: quiet,
});

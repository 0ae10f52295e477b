import { look, place } from './skins.mjs';

/** Arrows with one of the ready-made looks. */
export const arrows = ({ key, values, left, right, ...rest }) => ({
  ...look({ key, values, ...rest }),
  m: 'hslide',
  l: place(left),
  r: place(right),
});

import { levels } from '../kit/levels.mjs';

/** settings.nav: elements, and what wheel, swipe and keys do. */
export function navigation({
  wheel = false,
  keys = 'horizontal',
  swipe = true,
  direction = 'horizontal',
  ...elements
}) {
  return {
    m: { use: wheel ? 'on' : false, v: '50', cd: 1500 },
    s: { use: swipe, t: '1', desk: true, mobC: false, d: direction },
    k: { use: keys },
    p: { w: 120, h: 80 },
    ...elements,
  };
}

/** settings.pbar: how far the slide, or the whole show, has come. */
export const progress = ({
  kind = 'horizontal',
  size = 4,
  radius = 18,
  colour,
  track = 'transparent',
  base = 'slide',
  ...at
}) => ({
  set: true,
  a: 'slider',
  t: kind,
  s: `${size}px`,
  r: radius,
  v: at.v ?? 'bottom',
  h: at.h ?? 'left',
  x: at.x ?? 0,
  y: at.y ?? 0,
  c: colour,
  bg: track,
  base,
  g: at.gap !== undefined,
  gs: at.gap ?? 0,
  gc: at.gapColour ?? 'rgba(255,255,255,0.5)',
  rev: at.back ? 'animate' : 'reset',
  vis: levels(at.show ?? true),
});

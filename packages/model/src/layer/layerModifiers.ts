import { optional } from '../reading/composites.ts';
import { flag, milliseconds, number, text } from '../reading/scalars.ts';
import { from, shape } from '../reading/shape.ts';
import { ease } from '../values/ease.ts';

const byScroll = shape({
  use: from('u', flag(false)),
  x: number(0),
  y: number(0),
  smoothingS: from('s', number(0)),
  ease: from('e', ease('power3.out')),
  useTimeline: from('ut', flag(false)),
  startOffsetMs: from('so', milliseconds(0)),
  rotateX: from('rX', number(0)),
  rotateY: from('rY', number(0)),
  rotateZ: from('rZ', number(0)),
  scale: from('sc', number(1)),
  filterUsed: from('uf', flag(false)),
  blurPx: from('b', number(0)),
  grayscalePercent: from('g', number(0)),
  opacityUsed: from('f', flag(false)),
  direction: from('d', text('a')),
  threshold: from('t', number(0.3)),
});

const byMouse = shape({
  use: from('u', flag(false)),
  x: number(0),
  y: number(0),
  smoothingS: from('s', number(3)),
  ease: from('e', ease('power3.out')),
  origin: from('o', text('c')),
});

/** spec/2 §4, modifiers of one layer. */
export const layerModifiers = shape({
  scroll: from('s', optional(byScroll)),
  mouse: from('m', optional(byMouse)),
  mask: flag(false),
});

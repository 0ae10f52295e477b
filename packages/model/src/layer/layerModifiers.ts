import { changed, optional } from '../reading/composites.ts';
import { choice, flag, milliseconds, number } from '../reading/scalars.ts';
import { from, shape } from '../reading/shape.ts';
import { ease } from '../values/ease.ts';

const byScroll = shape({
  use: from('u', flag(false)),
  x: number(0),
  y: number(0),
  smoothingS: from('s', number(0, { min: 0 })),
  ease: from('e', ease('power3.out')),
  /** Whether it follows a scroll-based timeline, if it says so. */
  timeline: from('ut', choice(['on', 'off'], 'unset', { true: 'on', false: 'off', 1: 'on', 0: 'off' })),
  startOffsetMs: from('so', milliseconds(0)),
  rotateX: from('rX', number(0)),
  rotateY: from('rY', number(0)),
  rotateZ: from('rZ', number(0)),
  scale: from('sc', number(1)),
  filterUsed: from('uf', flag(false)),
  blurPx: from('b', number(0)),
  /** Up to 1 it is a share. */
  grayscalePercent: from(
    'g',
    changed(number(0), (amount) => (amount <= 1 ? amount * 100 : amount)),
  ),
  opacityUsed: from('f', flag(false)),
  direction: from(
    'd',
    choice(['all', 'top', 'bottom'], 'all', { a: 'all', both: 'all', t: 'top', b: 'bottom' }),
  ),
  threshold: from('t', number(0.3, { min: 0, max: 1 })),
});

const byMouse = shape({
  use: from('u', flag(false)),
  x: number(0),
  y: number(0),
  smoothingS: from('s', number(3, { min: 0 })),
  ease: from('e', ease('power3.out')),
  origin: from('o', choice(['centre', 'entry'], 'centre', { c: 'centre', e: 'entry' })),
});

/** spec/2 §4, modifiers of one layer. */
export const layerModifiers = shape({
  scroll: from('s', optional(byScroll)),
  mouse: from('m', optional(byMouse)),
  mask: flag(false),
});

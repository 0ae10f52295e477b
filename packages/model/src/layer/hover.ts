import { HOVER_DURATION_MS, HOVER_EASE } from '../limits.ts';
import { levels } from '../reading/composites.ts';
import { choice, flag, milliseconds, number, text } from '../reading/scalars.ts';
import { from, shape } from '../reading/shape.ts';
import { color } from '../values/color.ts';
import { ease } from '../values/ease.ts';
import { fill } from '../values/fill.ts';
import { fixed, frameValue, INHERIT } from '../values/frameValue.ts';
import { measure, px } from '../values/length.ts';
import { sides } from '../values/sides.ts';
import { borderStyle, radius } from './decor.ts';
import { textDecoration } from './text.ts';

const kept = frameValue(INHERIT);

const hoverFrame = shape({
  opacity: from('o', frameValue(fixed(1))),
  originX: from('oX', text('50%')),
  originY: from('oY', text('50%')),
  originZ: from('oZ', text('0')),
  x: kept,
  y: kept,
  z: kept,
  rotateX: from('rX', kept),
  rotateY: from('rY', kept),
  rotateZ: from('rZ', kept),
  scaleX: from('sX', kept),
  scaleY: from('sY', kept),
  skewX: from('skX', kept),
  skewY: from('skY', kept),
  durationMs: from('d', milliseconds(HOVER_DURATION_MS)),
  ease: from('e', ease(HOVER_EASE)),
});

/** spec/1 §3, hover. The spec names it `hover`; documents call it `hov`. */
export const hover = shape({
  use: from('u', flag(false)),
  mask: from('m', flag(false)),
  decoration: from('deco', textDecoration),
  zIndex: text('auto'),
  color: from(
    'color',
    shape({
      text: from('c', color('#ffffff')),
      background: from('bg', fill()),
      gradientAnimation: from('gAnim', text('fading')),
    }),
  ),
  border: shape({
    color: from('c', color('transparent')),
    style: from('s', borderStyle),
    width: from('w', sides(levels(measure(px(0))))),
  }),
  radius,
  frame: hoverFrame,
  filter: shape({
    grayscalePercent: from('g', number(0)),
    brightnessPercent: from('r', number(100)),
    blurPx: from('b', number(0)),
  }),
  svg: shape({
    color: from('c', color('#ffffff')),
    stroke: shape({
      color: from('c', color('transparent')),
      dash: from('d', text('0')),
      offset: from('o', text('0')),
      widthPx: from('w', number(0)),
    }),
  }),
  pointerEvents: from('pE', choice(['auto', 'none'], 'auto')),
});

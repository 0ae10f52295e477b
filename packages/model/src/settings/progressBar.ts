import { levelsOfWidth } from '../reading/composites.ts';
import { choice, flag, number } from '../reading/scalars.ts';
import { from, shape } from '../reading/shape.ts';
import { color } from '../values/color.ts';
import { measure, px } from '../values/length.ts';

/** More than any screen has. */
const MOST_PX = 10_000;

/** spec/2 §3, progress bar. */
export const progressBar = shape({
  on: from('set', flag(false)),
  base: choice(['slide', 'module'], 'slide'),
  kind: from('t', choice(['horizontal', 'vertical', 'cw', 'ccw'], 'horizontal')),
  sizePx: from('s', number(5, { min: 0, max: MOST_PX })),
  radiusPx: from('r', number(10, { min: 0, max: MOST_PX })),
  gap: from('g', flag(false)),
  gapSizePx: from('gs', number(0, { min: 0, max: MOST_PX })),
  gapColor: from('gc', color('rgba(255,255,255,0.5)')),
  color: from('c', color('rgba(255,255,255,0.5)')),
  background: from('bg', color('transparent')),
  alignTo: from('a', choice(['slider', 'grid'], 'slider')),
  horizontal: from('h', choice(['left', 'center', 'right'], 'left', { middle: 'center' })),
  vertical: from('v', choice(['top', 'center', 'bottom'], 'bottom', { middle: 'center' })),
  x: measure(px(0)),
  y: measure(px(0)),
  /** What happens at the end: start over at once, or run back. */
  atEnd: from('rev', choice(['reset', 'animate'], 'reset', { false: 'reset', true: 'animate' })),
  visible: from('vis', levelsOfWidth(flag(true))),
});

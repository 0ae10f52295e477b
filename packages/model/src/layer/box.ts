import { COLUMN_FRACTION } from '../limits.ts';
import { sameForAll } from '../levels/Levels.ts';
import { changed, levels } from '../reading/composites.ts';
import { choice, flag, number, text } from '../reading/scalars.ts';
import { from, shape } from '../reading/shape.ts';
import { inheritLength, length, type Measure, measure, percent, px } from '../values/length.ts';
import { sides } from '../values/sides.ts';

const HORIZONTAL = choice(['left', 'center', 'right'], 'left', { middle: 'center' });
const VERTICAL = choice(['top', 'middle', 'bottom'], 'top', { center: 'middle', mid: 'middle' });
const offset = measure(px(0));

/** spec/1 §3, layer position. `inset` comes from newer data: the place is given by the parent alone. */
export const position = shape({
  x: levels(offset, inheritLength('place')),
  y: levels(offset, inheritLength('place')),
  horizontal: from('h', levels(HORIZONTAL)),
  vertical: from('v', levels(VERTICAL)),
  mode: from('pos', choice(['absolute', 'relative', 'fixed'], 'absolute')),
  float: levels(choice(['none', 'left', 'right'], 'none')),
  clear: levels(choice(['none', 'left', 'right', 'both'], 'none')),
});

/** A column's share of its row: `"1/3"`, `"5/12"`. */
const fraction = changed(text(''), (written) => {
  const [part = Number.NaN, whole = 1] = written.split('/').map(Number);
  const share = part / whole;
  return Number.isFinite(share) && share > 0 && share <= 1 ? share : COLUMN_FRACTION;
});

const extent = (fallback: 'auto' | 'none') => levels(length(fallback), inheritLength('transforms'));

const sizeFields = shape(
  {
    width: from('w', extent('auto')),
    height: from('h', extent('auto')),
    minWidth: from('minW', extent('none')),
    minHeight: from('minH', extent('none')),
    maxWidth: from('maxW', extent('none')),
    maxHeight: from('maxH', extent('none')),
    coverMode: from('cMode', text('custom')),
    columnFraction: from('col', fraction),
    keepsProportion: from('sProp', flag(false)),
  },
  { ignores: ['aspectRatio', 'ratio', 'scaleProportional', 'oW', 'oH'] },
);

const FULL = sameForAll(percent(100) as Measure);

/** spec/1 §5: legacy cover modes become 100 % of both sizes (of one, where the mode names one). */
export const layerSize = changed(sizeFields, ({ coverMode, ...size }) => {
  if (coverMode === 'fullwidth') return { ...size, width: FULL };
  if (coverMode === 'fullheight') return { ...size, height: FULL };
  return coverMode.startsWith('cover') ? { ...size, width: FULL, height: FULL } : size;
});

export const padding = sides(levels(offset, inheritLength('spacing')));
/** What a level takes over from a larger one stays: only the unit makes it smaller. */
export const margin = sides(levels(offset));

/** Rotation that the layer has outside its timeline. */
export const staticTransform = shape({ rotateZDeg: from('rZ', levels(number(0))) }, { ignores: ['fix'] });

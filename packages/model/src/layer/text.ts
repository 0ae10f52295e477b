import { FONT_FAMILY, FONT_SIZE_PX, FONT_WEIGHT } from '../limits.ts';
import { levels } from '../reading/composites.ts';
import { choice, flag, number } from '../reading/scalars.ts';
import { from, shape } from '../reading/shape.ts';
import { fontFamily } from '../values/fontFamily.ts';
import { inheritLength, type Length, length, measure, parseMeasure, px } from '../values/length.ts';
import { asWord, type Reader, show } from '../reading/Reader.ts';

export const font = shape(
  {
    family: fontFamily(FONT_FAMILY),
    size: levels(measure(px(FONT_SIZE_PX)), inheritLength('text')),
    weight: levels(number(FONT_WEIGHT, { min: 1, max: 1000 })),
    letterSpacing: from('ls', levels(measure(px(0)), inheritLength('text'))),
    italic: from('style', flag(false)),
  },
  { ignores: ['stretch'] },
);

/** Line height: `"30px"`, and bare numbers, which are pixels from 3 on (facts); below that they are a factor. */
const FACTOR_BELOW = 3;
export const lineHeight: Reader<Length | number> = {
  read(value, place) {
    const parsed = parseMeasure(value);
    const isBare = typeof value === 'number' || /^[\d.]+$/.test(asWord(value));
    if (parsed && parsed.value >= 0) return isBare && parsed.value < FACTOR_BELOW ? parsed.value : parsed;
    if (!['', 'auto', 'normal', 'inherit'].includes(asWord(value)))
      place.repaired(`expected a line height, found ${show(value)}`);
    return 'auto';
  },
  missing: () => 'auto',
  wire: length('auto').wire,
};

export const textAlign = choice(['left', 'center', 'right', 'justify', 'inherit', 'start', 'end'], 'inherit');
/** Absent and `full`: wraps, and keeps the author's line breaks; `content`: those breaks and no others. */
export const whiteSpace = choice(['normal', 'nowrap', 'content', 'full'], 'full', {
  'pre-wrap': 'full',
  'pre-line': 'full',
  pre: 'content',
  'no-wrap': 'nowrap',
});
export const textTransform = choice(['none', 'uppercase', 'lowercase', 'capitalize'], 'none', {
  inherit: 'none',
});
export const textDecoration = choice(['none', 'underline', 'overline', 'line-through'], 'none', {
  inherit: 'none',
});

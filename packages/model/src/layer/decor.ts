import { levels, optional } from '../reading/composites.ts';
import { choice, flag } from '../reading/scalars.ts';
import { from, shape } from '../reading/shape.ts';
import { color } from '../values/color.ts';
import { measure, px } from '../values/length.ts';
import { sides } from '../values/sides.ts';

const offset = measure(px(0));

const BORDER_STYLES = [
  'none',
  'solid',
  'dashed',
  'dotted',
  'double',
  'groove',
  'ridge',
  'inset',
  'outset',
  'hidden',
] as const;
export const borderStyle = choice(BORDER_STYLES, 'none');

const border = shape({
  style: from('s', levels(borderStyle)),
  color: from('c', color('transparent')),
  width: from('w', sides(levels(offset))),
});

/** t, r, b, l are the corners from the top left clockwise. */
export const radius = shape(
  {
    topLeft: from('t', levels(offset)),
    topRight: from('r', levels(offset)),
    bottomRight: from('b', levels(offset)),
    bottomLeft: from('l', levels(offset)),
  },
  { instead: (value) => ({ t: value, r: value, b: value, l: value }) },
);

const shadowOffset = levels(offset);
const boxShadow = shape({
  use: flag(false),
  on: choice(['content', 'wrapper', 'layer'], 'content'),
  x: from('h', shadowOffset),
  y: from('v', shadowOffset),
  blur: shadowOffset,
  spread: shadowOffset,
  color: color('rgba(0,0,0,0.25)'),
  inset: flag(false),
});

const textShadow = shape({
  use: flag(false),
  x: from('h', shadowOffset),
  y: from('v', shadowOffset),
  blur: shadowOffset,
  color: color('rgba(0,0,0,0.25)'),
});
const textStroke = shape({
  use: flag(false),
  width: from(['w', 'width'], levels(measure(px(1)))),
  color: from(['c', 'color'], color('#000000')),
});

/** What surrounds a layer's box and its letters. */
export const decorFields = {
  border: optional(border),
  radius: optional(radius),
  boxShadow: from('bShdw', optional(boxShadow)),
  textShadow: from('tShdw', optional(textShadow)),
  textStroke: from(['tStr', 'tStroke', 'textStroke'], optional(textStroke)),
};

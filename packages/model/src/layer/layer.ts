import { LAYER_ORDER, LAYER_Z_INDEX } from '../limits.ts';
import { changed, levels, levelsOfWidth, optional } from '../reading/composites.ts';
import { anything, choice, flag, number, text } from '../reading/scalars.ts';
import { entryAt } from '../reading/json.ts';
import { createReading, Place } from '../reading/Place.ts';
import { type Read, readValue } from '../reading/Reader.ts';
import { from, shape } from '../reading/shape.ts';
import { color } from '../values/color.ts';
import { inheritLength } from '../values/length.ts';
import { safeLink } from '../values/safeLink.ts';
import { timeline } from '../timeline/timeline.ts';
import { background } from './background.ts';
import { layerSize, margin, padding, position, staticTransform } from './box.ts';
import { decorFields } from './decor.ts';
import { hover } from './hover.ts';
import { layerModifiers } from './layerModifiers.ts';
import { mediaFields } from './media.ts';
import { MEDIA_IGNORED } from './mediaIgnored.ts';
import { moreLayerFields } from './moreLayerFields.ts';
import { playedLayerFields } from './playedLayerFields.ts';
import { font, lineHeight, textAlign, textDecoration, textTransform, whiteSpace } from './text.ts';

/** -1 and nothing mean no parent; ids are numbers or text and compared as text. */
const parentId = changed(text('-1'), (id) => (id === '-1' || id === '' || id === 'none' ? null : id));

const content = shape(
  {
    ...mediaFields,
    ...moreLayerFields.content,
    src: text(),
    text: text(),
    html: text(),
    transform: from('trans', textTransform),
    decoration: from('deco', textDecoration),
    fit: from('size', text()),
    alt: text(),
    /** Colour of an svg. */
    color: levels(color('currentColor')),
  },
  {
    ignores: [...MEDIA_IGNORED, 'lib', 'lib_id', 'lib_size', 'original', 'pos'],
    instead: (value) => (typeof value === 'string' ? { text: value } : null),
  },
);

const attributes = shape({
  id: text(),
  className: from('class', text()),
  innerClass: from('iClass', text()),
  wrapClass: text(),
  wrapId: text(),
  alt: from('a', text()),
  title: from('t', text()),
  tabIndex: text(),
  ...moreLayerFields.attributes,
});

const accessibility = shape({
  role: text(),
  label: text(),
  hidden: text(),
  ...moreLayerFields.accessibility,
});

/** Each says itself that it scales; what is not said stays as it is written. A place follows size and spacing alike. */
const fluid = changed(
  shape({
    text: from('tx', flag(false)),
    transforms: from('tr', flag(false)),
    spacing: from('sp', flag(false)),
  }),
  (flags) => ({ ...flags, place: flags.transforms || flags.spacing }),
);

const fields = shape(
  {
    id: text(),
    alias: text(),
    type: text(),
    subtype: text(),
    addOns: anything(null),
    parentId: from('pid', parentId),
    relativeTo: from('rTo', choice(['grid', 'slide', 'group'], 'grid', { parent: 'group', layer: 'group' })),
    fluid,
    position: from('pos', position),
    size: layerSize,
    zIndex: number(LAYER_Z_INDEX),
    order: number(LAYER_ORDER),
    display: levels(choice(['block', 'inline-block', 'inline', 'flex', 'none'], 'block')),
    verticalAlign: from('vA', choice(['top', 'middle', 'bottom'], 'top', { center: 'middle' })),
    content: content,
    background: from('bg', background),
    ...decorFields,
    padding: from('p', padding),
    margin: from('m', margin),
    font,
    color: levels(color('#ffffff')),
    lineHeight: from('lh', levels(lineHeight, inheritLength('text'))),
    textAlign: from('tA', levels(textAlign)),
    whiteSpace: from('ws', levels(whiteSpace)),
    filter: from('mF', text()),
    blend: choice(
      [
        'normal',
        'multiply',
        'screen',
        'overlay',
        'darken',
        'lighten',
        'color-dodge',
        'color-burn',
        'hard-light',
        'soft-light',
        'difference',
        'exclusion',
        'hue',
        'saturation',
        'color',
        'luminosity',
      ],
      'normal',
    ),
    overflow: from(
      ['oflow', 'overflow'],
      choice(['visible', 'hidden', 'auto', 'scroll'], 'visible', { true: 'visible', false: 'hidden' }),
    ),
    hover: from(['hov', 'hover'], optional(hover)),
    timeline: from('tl', timeline),
    visible: from('vis', levelsOfWidth(flag(true))),
    pointerEvents: from('pE', choice(['auto', 'none', 'default'], 'default')),
    cursor: text('auto'),
    tag: text(),
    href: safeLink,
    linkTarget: from('target', text()),
    rel: text(),
    /** The level index from which a row's columns stand one above the other; 5 is never. */
    columnBreak: from('break', number(4)),
    transform: from('tr', staticTransform),
    modifiers: from('mod', optional(layerModifiers)),
    codes: shape({ css: text(), ...moreLayerFields.codes }),
    className: from('style', text()),
    attributes: from('attr', attributes),
    accessibility: from('acc', accessibility),
    ...playedLayerFields,
    ...moreLayerFields.layer,
  },
  {
    ignores: [
      'runtime',
      'ojsv',
      'tledit',
      'sZ',
      'version',
      'group',
      'customCSS',
      'aO',
      'placeholder',
      'u',
      'mig',
    ],
  },
);

/** spec/1 §3 and spec/2 §3, layer, as it stands alone: its tree is built by the slide. */
export const layerFields = {
  ...fields,
  // Before the lengths: those that a level takes from a larger one shrink only where they are fluid.
  read(value: unknown, place: Place) {
    const silent = new Place(createReading());
    return fields.read(value, place.readAs({ fluid: readValue(fluid, entryAt(value, 'fluid'), silent) }));
  },
};
export type LayerFields = Read<typeof layerFields>;

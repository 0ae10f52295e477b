import { LAYER_ORDER, LAYER_Z_INDEX } from '../limits.ts';
import { safeLink } from '../action/action.ts';
import { changed, levels, list, optional } from '../reading/composites.ts';
import { anything, choice, flag, number, text } from '../reading/scalars.ts';
import type { Read } from '../reading/Reader.ts';
import { from, shape } from '../reading/shape.ts';
import { timeline } from '../timeline/timeline.ts';
import { color } from '../values/color.ts';
import { background } from './background.ts';
import {
  border,
  boxShadow,
  layerSize,
  position,
  radius,
  spacing,
  staticTransform,
  textShadow,
  textStroke,
} from './box.ts';
import { hover } from './hover.ts';
import { layerModifiers } from './layerModifiers.ts';
import { MEDIA_IGNORED, mediaFields } from './media.ts';
import { font, lineHeight, textAlign, textDecoration, textTransform, whiteSpace } from './text.ts';

/** -1 and nothing mean no parent; ids are numbers or text and compared as text. */
const parentId = changed(text('-1'), (id) => (id === '-1' || id === '' || id === 'none' ? null : id));

const content = shape(
  {
    ...mediaFields,
    text: text(),
    html: text(),
    transform: from('trans', textTransform),
    decoration: from('deco', textDecoration),
    fit: from('size', text()),
    alt: text(),
    /** Colour of an svg; `all` paints every part of it. */
    color: levels(color('currentColor')),
    colorsAll: from('all', flag(false)),
    strokeColor: from('strokeColor', color('transparent')),
    strokeWidth: from('strokeWidth', text('0')),
  },
  {
    ignores: [...MEDIA_IGNORED, 'lib', 'lib_id', 'lib_size', 'original', 'pos'],
    instead: (value) => (typeof value === 'string' ? { text: value } : null),
  },
);

const attributes = shape(
  {
    id: text(),
    className: from('class', text()),
    innerClass: from('iClass', text()),
    wrapClass: text(),
    wrapId: text(),
    alt: from('a', text()),
    /** Where the alternative text comes from: the media library, the file name, or the author. */
    altFrom: from('aO', text('ml')),
    title: from('t', text()),
    titleFrom: from('tO', text()),
    rel: text(),
    tabIndex: from('tabIndex', text()),
    data: text(),
    attributes: from('attr', text()),
  },
  { ignores: [] },
);

const accessibility = shape({
  role: text(),
  label: text(),
  hidden: text(),
  live: text(),
  roleDescription: from('roledep', text()),
});

/** The last slide of a global layer: a number, or `last`. */
const slideBound = (fallback: number | 'last') =>
  changed(text(String(fallback)), (written): number | 'last' =>
    Number.isFinite(Number.parseInt(written, 10)) ? Number.parseInt(written, 10) : fallback,
  );

/** spec/1 §3 and spec/2 §3, layer, as it stands alone: its tree is built by the slide. */
export const layerFields = shape(
  {
    id: text(),
    alias: text(),
    type: text(),
    subtype: text(),
    parentId: from('pid', parentId),
    relativeTo: from('rTo', choice(['grid', 'slide', 'group'], 'grid', { parent: 'group', layer: 'group' })),
    fluid: shape({
      text: from('tx', flag(true)),
      transforms: from('tr', flag(true)),
      spacing: from('sp', flag(true)),
    }),
    position: from('pos', position),
    size: layerSize,
    zIndex: number(LAYER_Z_INDEX),
    order: number(LAYER_ORDER),
    display: levels(choice(['block', 'inline-block', 'inline', 'flex', 'none'], 'block')),
    verticalAlign: from('vA', choice(['top', 'middle', 'bottom'], 'top', { center: 'middle' })),
    content,
    toggleText: from(
      ['toggle', 'tog'],
      changed(shape({ text: text() }, { ignores: ['set', 'u', 'inv'] }), (toggle) => toggle.text),
    ),
    background: from('bg', background),
    border: optional(border),
    radius: optional(radius),
    boxShadow: from('bShdw', optional(boxShadow)),
    textShadow: from('tShdw', optional(textShadow)),
    textStroke: from(['tStr', 'tStroke', 'textStroke'], optional(textStroke)),
    padding: from('p', spacing),
    margin: from('m', spacing),
    font,
    color: levels(color('#ffffff')),
    lineHeight: from('lh', levels(lineHeight)),
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
    startSlide: from('sStart', slideBound(1)),
    endSlide: from('sEnd', slideBound('last')),
    visible: from('vis', levels(flag(true))),
    showOnHover: from('viSH', flag(false)),
    onlyInFocus: from('viOC', flag(false)),
    pointerEvents: from('pE', choice(['auto', 'none', 'default'], 'default')),
    cursor: text('auto'),
    listens: from('listen', list(text())),
    tag: text(),
    href: safeLink,
    linkTarget: from('target', text()),
    rel: text(),
    /** The level index from which a row's columns stand one above the other; 5 is never. */
    columnBreak: from('break', number(4)),
    columnGap: from(['gap', 'cG'], number(0)),
    transform: from('tr', staticTransform),
    modifiers: from('mod', optional(layerModifiers)),
    codes: shape({ css: text(), hoverCss: from('hovercss', text()) }),
    className: from('style', text()),
    attributes: from('attr', attributes),
    accessibility: from('acc', accessibility),
    addOns: anything(null),
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
export type LayerFields = Read<typeof layerFields>;

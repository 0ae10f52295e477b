import { LAYER_ORDER, LAYER_Z_INDEX } from '../limits.ts';
import type { LateReaders } from '../document/LateReaders.ts';
import { changed, levels } from '../reading/composites.ts';
import { anything, choice, flag, number, text } from '../reading/scalars.ts';
import type { Read, Reader } from '../reading/Reader.ts';
import { from, shape } from '../reading/shape.ts';
import { color } from '../values/color.ts';
import { safeLink } from '../values/safeLink.ts';
import type { Background } from './background.ts';
import { layerSize, position, spacing, staticTransform } from './box.ts';
import { MEDIA_IGNORED } from './mediaIgnored.ts';
import { font, lineHeight, textAlign, textDecoration, textTransform, whiteSpace } from './text.ts';

/** -1 and nothing mean no parent; ids are numbers or text and compared as text. */
const parentId = changed(text('-1'), (id) => (id === '-1' || id === '' || id === 'none' ? null : id));

/** What not every document needs, and what is read by others too. */
type LayerReaders = Pick<
  LateReaders,
  'timeline' | 'hover' | 'layerModifiers' | 'mediaFields' | 'layerFields' | 'decor' | 'more'
> & {
  readonly background: Reader<Background>;
};

const createContent = ({ mediaFields, more }: LayerReaders) =>
  shape(
    {
      ...mediaFields,
      ...more?.content,
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

const createAttributes = ({ more }: LayerReaders) =>
  shape({
    id: text(),
    className: from('class', text()),
    innerClass: from('iClass', text()),
    wrapClass: text(),
    wrapId: text(),
    alt: from('a', text()),
    title: from('t', text()),
    tabIndex: text(),
    ...more?.attributes,
  });

const createAccessibility = ({ more }: LayerReaders) =>
  shape({ role: text(), label: text(), hidden: text(), ...more?.accessibility });

/** spec/1 §3 and spec/2 §3, layer, as it stands alone: its tree is built by the slide. */
export const createLayerFields = (late: LayerReaders) =>
  shape(
    {
      id: text(),
      alias: text(),
      type: text(),
      subtype: text(),
      addOns: anything(null),
      parentId: from('pid', parentId),
      relativeTo: from(
        'rTo',
        choice(['grid', 'slide', 'group'], 'grid', { parent: 'group', layer: 'group' }),
      ),
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
      content: createContent(late),
      background: from('bg', late.background),
      ...late.decor,
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
      hover: from(['hov', 'hover'], late.hover),
      timeline: from('tl', late.timeline),
      visible: from('vis', levels(flag(true))),
      pointerEvents: from('pE', choice(['auto', 'none', 'default'], 'default')),
      cursor: text('auto'),
      tag: text(),
      href: safeLink,
      linkTarget: from('target', text()),
      rel: text(),
      /** The level index from which a row's columns stand one above the other; 5 is never. */
      columnBreak: from('break', number(4)),
      transform: from('tr', staticTransform),
      modifiers: from('mod', late.layerModifiers),
      codes: shape({ css: text(), ...late.more?.codes }),
      className: from('style', text()),
      attributes: from('attr', createAttributes(late)),
      accessibility: from('acc', createAccessibility(late)),
      ...late.layerFields,
      ...late.more?.layer,
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
export type LayerFields = Read<ReturnType<typeof createLayerFields>>;

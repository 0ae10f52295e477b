import { flag, number, text } from '../reading/scalars.ts';
import { from } from '../reading/shape.ts';
import { color } from '../values/color.ts';

/** What nobody asks for who shows a layer, by the piece of it. */
export const moreLayerFields = {
  layer: {
    onlyInFocus: from('viOC', flag(false)),
    columnGap: from(['gap', 'cG'], number(0)),
  },
  content: {
    /** The colour of an svg paints every part of it. */
    colorsAll: from('all', flag(false)),
    strokeColor: color('transparent'),
    strokeWidth: text('0'),
  },
  attributes: {
    /** Where the alternative text comes from: the media library, the file name, or the author. */
    altFrom: from('aO', text('ml')),
    titleFrom: from('tO', text()),
    rel: text(),
    data: text(),
    attributes: from('attr', text()),
  },
  accessibility: { live: text(), roleDescription: from('roledep', text()) },
  codes: { hoverCss: from('hovercss', text()) },
};

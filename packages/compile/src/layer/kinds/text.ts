import { element } from '../../elements.ts';
import { textMarkup } from '../../html/textMarkup.ts';
import { fillPlaceholders } from '@vitrine/player/markup';
import type { LayerKindView } from './LayerKindProps.ts';

/** Text and buttons. Plain text stays text. */
export const text: LayerKindView = (props) => {
  const { layer, context, tag, attributes, isLink } = props;
  const content = fillPlaceholders(layer.content.text, { index: context.shownNumber, count: context.count });
  // A heading that a feed has not filled would be announced as an empty one.
  if (content.trim() === '' && !isLink) return element('sr7-txt', attributes);
  return /[<&]/.test(content) ? textMarkup(props, content) : element(tag, attributes, content.trimEnd());
};

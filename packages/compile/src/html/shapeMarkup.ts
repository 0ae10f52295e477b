import { element } from '../elements.ts';
import { box } from '../layer/kinds/box.tsx';
import type { LayerKindView } from '../layer/kinds/LayerKindProps.ts';
import { authorHtml, htmlAttributes } from '@vitrine/player/html';

/** Shapes, and layers of add-ons that are not here: they show what content they have. */
export const shapeMarkup: LayerKindView = (props) => {
  const { layer, tag, attributes } = props;
  const written = layer.content.html || layer.content.text;
  const html = written === '' ? '' : authorHtml(written);
  if (html.trim() === '') return box(props);
  return element(tag, { ...attributes, ...htmlAttributes(html) });
};

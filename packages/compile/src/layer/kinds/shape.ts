import { element } from '../../elements.ts';
import { box } from './box.tsx';
import type { LayerKindView } from '../../ports/LayerKindProps.ts';
import { authorHtml, htmlAttributes } from '@vitrine/player/html';

/** Shapes, and layers of add-ons that are not here: they show what content they have. */
export const shape: LayerKindView = (props) => {
  const { layer, tag, attributes } = props;
  const written = layer.content.html || layer.content.text;
  const html = written === '' ? '' : authorHtml(written);
  if (html.trim() === '') return box(props);
  return element(tag, { ...attributes, ...htmlAttributes(html) });
};

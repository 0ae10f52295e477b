import { element } from '../../elements.ts';
import { authorHtml } from '../../html/authorHtml.ts';
import { htmlAttributes } from '../../html/deferredStyles.ts';
import { box } from './box.tsx';
import type { LayerKindView } from './LayerKindProps.ts';

/** Shapes, pictures on shapes, and layers of add-ons that are not here: those show what content they have. */
export const shape: LayerKindView = (props) => {
  const { layer, tag, attributes } = props;
  const written = layer.content.html || layer.content.text;
  const __html = written === '' ? '' : authorHtml(written);
  if (__html.trim() === '') return box(props);
  return element(tag, { ...attributes, ...htmlAttributes(__html) });
};

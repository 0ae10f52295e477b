/** @jsxImportSource hono/jsx */
import { isSafeUrl, normalizeUrl } from '@vitrine/model';
import { element } from '../../elements.ts';
import { Picture } from '../../media/Picture.tsx';
import { DRAWING } from '@vitrine/player/markup';
import { altOf } from '../attributes.ts';
import { box } from './box.tsx';
import type { LayerKindView } from '../../ports/LayerKindProps.ts';

/** An image layer; one without a source keeps its box. */
export const image: LayerKindView = (props) => {
  const { layer, context, tag, attributes } = props;
  const src = layer.content.src.trim();
  if (src === '' || !isSafeUrl(src)) return box(props);
  // Its shapes are put in place once they are there: a picture of them takes no colour and cannot be drawn.
  const isDrawing = layer.kind === 'svg';
  return element(
    tag,
    isDrawing ? { ...attributes, [DRAWING]: '' } : attributes,
    <Picture src={normalizeUrl(src)} alt={altOf(layer)} context={context} />,
  );
};

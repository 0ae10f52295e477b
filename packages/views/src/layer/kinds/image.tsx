import { isSafeUrl, normalizeUrl } from '@vitrine/model';
import { element } from '../../elements.ts';
import { Picture } from '../../slide/Picture.tsx';
import { altOf } from '../attributes.ts';
import { box } from './box.tsx';
import type { LayerKindView } from './LayerKindProps.ts';

/** An image layer; one without a source keeps its box. */
export const image: LayerKindView = (props) => {
  const { layer, context, tag, attributes } = props;
  const src = layer.content.src.trim();
  if (src === '' || !isSafeUrl(src)) return box(props);
  return element(tag, attributes, <Picture src={normalizeUrl(src)} alt={altOf(layer)} context={context} />);
};

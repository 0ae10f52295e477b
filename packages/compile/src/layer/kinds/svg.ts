import { element } from '../../elements.ts';
import { altOf } from '../attributes.ts';
import { image } from './image.tsx';
import type { LayerKindView } from '../../ports/LayerKindProps.ts';
import { authorSvg, htmlAttributes } from '@vitrine/player/html';

/** An svg by its markup stands in the page and takes the layer's colours; one by address is a picture. */
export const svg: LayerKindView = (props) => {
  const { layer, tag, attributes, isLink } = props;
  const markup = [layer.content.src, layer.content.html, layer.content.text].find((written) =>
    /^\s*<svg[\s>]/i.test(written),
  );
  if (!markup) return image(props);
  const alt = altOf(layer);
  const isControl = isLink || tag === 'button';
  const named = isControl
    ? { 'aria-label': alt || layer.alias || undefined }
    : alt
      ? { role: 'img', 'aria-label': alt }
      : { 'aria-hidden': 'true' };
  return element(tag, {
    ...attributes,
    ...named,
    ...htmlAttributes(authorSvg(markup)),
  });
};

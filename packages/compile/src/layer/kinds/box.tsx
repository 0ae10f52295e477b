/** @jsxImportSource hono/jsx */
import { element } from '../../elements.ts';
import { Picture } from '../../media/Picture.tsx';
import { altOf } from '../attributes.ts';
import { isPicture, shownImage } from '../paintCss.ts';
import type { LayerKindView } from '../../ports/LayerKindProps.ts';

/** Boxes that hold layers: groups, rows, columns, zones, containers; a picture of their own lies behind them. */
export const box: LayerKindView = ({ layer, context, tag, attributes, children }) => {
  const image = shownImage(layer);
  const picture =
    image && isPicture(image)
      ? element('sr7-pic', {}, <Picture src={image.src} alt={altOf(layer)} context={context} />)
      : null;
  const named = image && !picture && altOf(layer) !== '' ? { role: 'img', 'aria-label': altOf(layer) } : {};
  return element(tag, { ...attributes, ...named }, picture, children);
};

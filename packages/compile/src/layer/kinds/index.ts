import type { LayerKind } from '@vitrine/model';
import { shapeMarkup } from '../../html/shapeMarkup.ts';
import { svgMarkup } from '../../html/svgMarkup.ts';
import { media } from '../../media/media.tsx';
import { box } from './box.tsx';
import { image } from './image.tsx';
import type { LayerKindView } from './LayerKindProps.ts';
import { linebreak } from './linebreak.ts';
import { text } from './text.ts';

/** One line a kind. A second background has nothing to show: the slide draws the first. */
export const KINDS: Readonly<Record<LayerKind, LayerKindView>> = {
  text,
  button: text,
  image,
  svg: svgMarkup,
  shape: shapeMarkup,
  video: media,
  audio: media,
  group: box,
  row: box,
  column: box,
  zone: box,
  container: box,
  linebreak,
  background: () => null,
};

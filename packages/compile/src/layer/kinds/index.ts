import type { LayerKind } from '@vitrine/model';
import { shape } from './shape.ts';
import { svg } from './svg.ts';
import { media } from '../../media/media.tsx';
import { box } from './box.tsx';
import { image } from './image.tsx';
import type { LayerKindView } from '../../ports/LayerKindProps.ts';
import { linebreak } from './linebreak.ts';
import { text } from './text.ts';

/** One line a kind. A second background has nothing to show: the slide draws the first. */
export const KINDS: Readonly<Record<LayerKind, LayerKindView>> = {
  text,
  button: text,
  image,
  svg,
  shape,
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

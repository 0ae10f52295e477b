import type { LayerKind } from '@vitrine/model';
import { box } from './box.tsx';
import { image } from './image.tsx';
import type { LayerKindView } from './LayerKindProps.ts';
import { linebreak } from './linebreak.ts';
import { text } from './text.ts';

/** What only some modules hold keeps its box where nothing draws it. */
const media: LayerKindView = (props) => (props.context.parts.media?.media ?? box)(props);
const shape: LayerKindView = (props) => (props.context.parts.markup?.shapeMarkup ?? box)(props);
const svg: LayerKindView = (props) => (props.context.parts.markup?.svgMarkup ?? image)(props);

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

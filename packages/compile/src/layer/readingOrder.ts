import {
  type Layer,
  type Length,
  type LevelIndex,
  type Measure,
  type ModuleSettings,
  servingLevel,
} from '@vitrine/model';

/**
 * The order in which a reader meets the layers of a slide: from the top down and, on one line, along the
 * reading direction. Stacking is done by z-index, so the document tree is free to follow the eye.
 */
export function readingOrder(layers: readonly Layer[], settings: ModuleSettings): readonly Layer[] {
  const level = servingLevel(1, settings.enabledLevels);
  const spots = layers.map((layer) => ({ layer, ...spotOf(layer, settings, level) }));
  const direction = settings.direction === 'rtl' ? -1 : 1;
  const fromTheTop = spots.sort((a, b) => a.top - b.top || a.layer.order - b.layer.order);
  return intoLines(fromTheTop).flatMap((line) =>
    line.sort((a, b) => (a.left - b.left) * direction).map(({ layer }) => layer),
  );
}

/** A layer that starts above the middle of a line's first layer stands on that line. */
function intoLines<S extends Spot>(spots: readonly S[]): S[][] {
  const lines: S[][] = [];
  for (const spot of spots) {
    const line = lines.at(-1);
    if (line?.[0] && spot.top < line[0].middle) line.push(spot);
    else lines.push([spot]);
  }
  return lines;
}

interface Spot {
  readonly top: number;
  readonly middle: number;
  readonly left: number;
}

const toPx = (measure: Measure, whole: number): number =>
  measure.unit === '%' ? (measure.value / 100) * whole : measure.value;
const sizePx = (length: Length, whole: number, auto: number): number =>
  typeof length === 'string' ? auto : toPx(length, whole);

/** A rough box in design pixels: enough to say what stands above what. */
function spotOf(layer: Layer, { size }: ModuleSettings, level: LevelIndex): Spot {
  const { position } = layer;
  const [gridWidth, gridHeight] = [size.width[level], size.height[level]];
  const width = sizePx(layer.size.width[level], gridWidth, guessedWidth(layer, level));
  const height = sizePx(layer.size.height[level], gridHeight, guessedHeight(layer, level));
  const x = toPx(position.x[level], gridWidth);
  const y = toPx(position.y[level], gridHeight);
  const left = { left: x, center: (gridWidth - width) / 2 + x, right: gridWidth - width - x }[
    position.horizontal[level]
  ];
  const top = { top: y, middle: (gridHeight - height) / 2 + y, bottom: gridHeight - height - y }[
    position.vertical[level]
  ];
  return { top, middle: top + height / 2, left };
}

const guessedHeight = (layer: Layer, level: LevelIndex): number =>
  layer.font.size[level].value * 1.3 * layer.content.text.split(/\n|<br/i).length;
const guessedWidth = (layer: Layer, level: LevelIndex): number =>
  layer.font.size[level].value * 0.5 * Math.min(40, layer.content.text.length);

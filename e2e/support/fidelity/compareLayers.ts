import type { Box, RecordedLayer, RecordedWidth } from './recordings.ts';
import type { Shown } from './shownLayers.ts';

/** Two boxes agree that differ by no more, in place and size. */
export const WITHIN_PX = 2;

export interface Compared {
  readonly layers: number;
  readonly agreeing: number;
  /** In words, what is elsewhere. */
  readonly off: readonly string[];
  readonly missing: readonly string[];
}

/** Rows, zones and line breaks without a background paint nothing: their boxes do not matter. */
const isPainted = ({ tag, background }: RecordedLayer): boolean =>
  !/^sr7-(?:zone|row|linebrk|linebreak|br)$/.test(tag) || background !== undefined;

export const apart = (a: Box, b: Box): number =>
  Math.max(...a.map((edge, side) => Math.abs(edge - (b[side] ?? 0))));

const inWords = (box: Box): string => `[${box.map((edge) => Math.round(edge * 10) / 10).join(' ')}]`;

/** Holds what ours shows against a recording; `leftOut` names the layers that do not count. */
export function compareLayers(
  { layers }: RecordedWidth,
  shown: Shown,
  leftOut: ReadonlySet<string>,
  name: string,
): Compared {
  const counted = Object.entries(layers).filter(
    ([key, layer]) => layer.visible && isPainted(layer) && !leftOut.has(key),
  );
  const missing = counted.filter(([key]) => !shown.layers[key]?.visible);
  const off = counted.flatMap(([key, { box, tag }]) => {
    const ours = shown.layers[key];
    if (!ours?.visible || apart(box, ours.box) <= WITHIN_PX) return [];
    return [`${name}: ${key} ${tag} ${inWords(box)} / ${inWords(ours.box)}`];
  });
  return {
    layers: counted.length,
    agreeing: counted.length - missing.length - off.length,
    off,
    missing: missing.map(([key, { tag, box }]) => `${name}: ${key} ${tag} ${inWords(box)}`),
  };
}

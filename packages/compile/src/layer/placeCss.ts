import type { Layer, LevelIndex, Measure } from '@vitrine/model';
import type { Declarations } from '../css/Declarations.ts';
import { round } from '@vitrine/player/markup';
import { measureToCss } from '../css/units.ts';
import type { Reference } from './reference.ts';

/** Left and right are the author's, also in a page that is read from right to left. */
const ACROSS = { left: 'left', center: 'center', right: 'right' } as const;
const DOWN = { top: 'flex-start', middle: 'center', bottom: 'flex-end' } as const;

/**
 * A placed layer stands in a box that is its reference box moved by x and y, and is aligned in it. So
 * percentages mean the reference box, and what is centred stays centred even when it is wider than the box.
 */
export function placedBox(layer: Layer, reference: Reference, level: LevelIndex): Declarations {
  const { position } = layer;
  const horizontal = position.horizontal[level];
  const vertical = position.vertical[level];
  const scales = layer.fluid.place;
  const [inX, outX] = offsets(position.x[level], { whole: reference.width, scales });
  const [inY, outY] = offsets(position.y[level], { whole: reference.height, scales });
  const isFromRight = horizontal === 'right';
  const isFromBottom = vertical === 'bottom';
  // Side by side: browsers read a shorthand that holds a custom property anew for each of its sides, and that for each layer.
  return {
    top: edge(reference.insetY, isFromBottom ? outY : inY),
    right: edge(reference.insetX, isFromRight ? inX : outX),
    bottom: edge(reference.insetY, isFromBottom ? inY : outY),
    left: edge(reference.insetX, isFromRight ? outX : inX),
    'justify-content': ACROSS[horizontal],
    'align-items': DOWN[vertical],
  };
}

/** How far a box is moved in from one edge, which is how far it stands out at the other. */
function offsets(
  { value, unit }: Measure,
  options: { whole: string | null; scales: boolean },
): [inwards: string | null, outwards: string | null] {
  const by = (signed: number): string | null =>
    signed === 0 ? null : measureToCss({ value: signed, unit }, options);
  return [by(value), by(-value)];
}

/** Inside calc() a nested calc() is only a bracket. */
export const bare = (css: string): string => css.replace(/^calc/, '');

function edge(inset: string | null, by: string | null): string {
  if (inset === null) return by ?? '0px';
  return by === null ? `calc(${inset})` : `calc(${inset} + ${bare(by)})`;
}

/** In a flow the layer takes its turn; coordinates do not count. */
export function flowBox(layer: Layer, level: LevelIndex): Declarations {
  const { position, display } = layer;
  return {
    float: position.float[level] === 'none' ? undefined : position.float[level],
    clear: position.clear[level] === 'none' ? undefined : position.clear[level],
    display: display[level] === 'block' ? undefined : display[level],
    'vertical-align': display[level] === 'inline-block' ? 'top' : undefined,
  };
}

/** A column takes its fraction of the row, and the whole row from the level on at which the row breaks. */
export function columnBox(layer: Layer, row: Layer | null, level: LevelIndex): Declarations {
  const isStacked = row !== null && level >= row.columnBreak;
  const share = isStacked ? '100%' : `${round(layer.size.columnFraction * 100)}%`;
  return { flex: `0 0 ${share}`, 'max-width': share, display: 'grid' };
}

/** Rows are as wide as the grid, or as the slide when they refer to it. */
export function rowBox(layer: Layer): Declarations {
  return layer.relativeTo === 'slide'
    ? {}
    : { width: 'var(--gw)', 'max-width': '100%', 'margin-inline': 'auto' };
}

const ZONE_ROW = {
  top: { row: 1, align: 'start' },
  middle: { row: 2, align: 'center' },
  bottom: { row: 3, align: 'end' },
} as const;

export function zoneBox(layer: Layer, level: LevelIndex): Declarations {
  const { row, align } = ZONE_ROW[layer.position.vertical[level]];
  return { 'grid-area': `${row}/1`, 'align-self': align };
}

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
  const x = offset(position.x[level], { whole: reference.width, scales });
  const y = offset(position.y[level], { whole: reference.height, scales });
  return {
    inset: [
      edge(reference.insetY, y, vertical === 'bottom' ? '-' : '+'),
      edge(reference.insetX, x, horizontal === 'right' ? '+' : '-'),
      edge(reference.insetY, y, vertical === 'bottom' ? '+' : '-'),
      edge(reference.insetX, x, horizontal === 'right' ? '-' : '+'),
    ].join(' '),
    'justify-content': ACROSS[horizontal],
    'align-items': DOWN[vertical],
  };
}

const offset = (measure: Measure, options: { whole: string | null; scales: boolean }): string | null =>
  measure.value === 0 ? null : bare(measureToCss(measure, options));

/** Inside calc() a nested calc() is only a bracket. */
export const bare = (css: string): string => css.replace(/^calc/, '');

function edge(inset: string | null, by: string | null, sign: '+' | '-'): string {
  if (inset === null && by === null) return '0px';
  if (by === null) return `calc(${inset})`;
  return `calc(${inset ?? '0px'} ${sign} ${by})`;
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

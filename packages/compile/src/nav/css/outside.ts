import { LEVEL_INDICES } from '@vitrine/model';
import type { Declarations } from '../../css/Declarations.ts';
import { measureToCss } from '../../css/units.ts';
import { type LevelIndex, type Nav, type RowKind, rowsOf, type ShownRow } from '@vitrine/player/markup';
import { SMALLEST_TARGET_PX } from '../../limits.ts';
import { itemSize } from './itemSize.ts';

export type Edge = 'top' | 'bottom' | 'left' | 'right';

/** Whether a row has room of its own beside the slides. */
export const isOutside = ({ row }: ShownRow): boolean => row.placed === 'outside';

/** The side of the slides that a row stands at, outside of them; null where it lies over them or is not shown. */
export function outsideEdge({ row }: ShownRow, level: LevelIndex): Edge | null {
  if (row.placed === 'inside' || !row.show[level]) return null;
  if (row.direction[level] === 'vertical') return row.horizontal[level] === 'right' ? 'right' : 'left';
  return row.vertical[level] === 'top' ? 'top' : 'bottom';
}

/** What is outside at one level, from the first line of the grid to the last. */
function edgesAt(nav: Nav, level: LevelIndex): Map<RowKind, Edge> {
  const rows = rowsOf(nav).flatMap((shown): [RowKind, Edge][] => {
    const edge = outsideEdge(shown, level);
    return edge ? [[shown.kind, edge]] : [];
  });
  return new Map(rows);
}

const countOf = (edges: Map<RowKind, Edge>, wanted: Edge): number =>
  [...edges.values()].filter((edge) => edge === wanted).length;

/** The slides' own cell, and the lines before and after it. */
export function moduleGrid(nav: Nav, level: LevelIndex): Declarations {
  const edges = edgesAt(nav, level);
  const autos = (edge: Edge): string[] => Array.from({ length: countOf(edges, edge) }, () => 'auto');
  return {
    display: 'grid',
    'grid-template-columns': [...autos('left'), 'minmax(0,1fr)', ...autos('right')].join(' '),
    'grid-template-rows': [...autos('top'), 'auto', ...autos('bottom')].join(' '),
  };
}

/** Where in that grid the slides stand, and what lies over them. */
export function slidesCell(nav: Nav, level: LevelIndex): Declarations {
  const edges = edgesAt(nav, level);
  return { 'grid-area': `${countOf(edges, 'top') + 1}/${countOf(edges, 'left') + 1}` };
}

/** Where in that grid a row outside stands. */
export function rowCell(nav: Nav, kind: RowKind, level: LevelIndex): Declarations {
  const edges = edgesAt(nav, level);
  const edge = edges.get(kind);
  if (!edge) return { display: 'none', 'grid-area': 'auto' };
  const before = [...edges]
    .slice(0, [...edges.keys()].indexOf(kind))
    .filter(([, each]) => each === edge).length;
  const slides = { row: countOf(edges, 'top') + 1, column: countOf(edges, 'left') + 1 };
  const areas: Record<Edge, string> = {
    top: `${before + 1}/1/auto/-1`,
    bottom: `${slides.row + 1 + before}/1/auto/-1`,
    left: `${slides.row}/${before + 1}`,
    right: `${slides.row}/${slides.column + 1 + before}`,
  };
  return { display: 'grid', 'grid-area': areas[edge] };
}

/** The width that rows beside the slides take; null where there are none. */
export function sideRoom(nav: Nav, level: LevelIndex): string | null {
  const widths = rowsOf(nav).flatMap((shown) => {
    const edge = outsideEdge(shown, level);
    return edge === 'left' || edge === 'right' ? [widthOf(shown, level)] : [];
  });
  return widths.length > 0 ? `(${widths.join(' + ')})` : null;
}

export const hasSideRoom = (nav: Nav): boolean =>
  LEVEL_INDICES.some((level) => sideRoom(nav, level) !== null);

function widthOf({ row }: ShownRow, level: LevelIndex): string {
  const distance = `max(0px,${measureToCss(row.x[level], { scales: false })})`;
  if (!('size' in row)) return `${SMALLEST_TARGET_PX}px + ${distance}`;
  const padding = measureToCss(row.wrapper.padding[level], { scales: false });
  return `${itemSize(row, level).width} + 2*${padding} + ${distance}`;
}

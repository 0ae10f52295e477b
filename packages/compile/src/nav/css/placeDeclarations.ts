import type { Measure } from '@vitrine/model';
import type { Declarations } from '../../css/Declarations.ts';
import { measureToCss } from '../../css/units.ts';
import { gridTop } from '../../css/sizeCss.ts';
import type { LevelIndex, NavPlace } from '@vitrine/player/markup';

type Settings = Parameters<typeof gridTop>[0];

/** How far the grid is from the slides' edges, where a piece is aligned to the grid. */
function gridInsets({ alignTo }: NavPlace, settings: Settings): { x: string; y: string } {
  if (alignTo === 'slider') return { x: '0px', y: '0px' };
  const top = gridTop(settings);
  return { x: 'max(0px,(100% - var(--gw))/2)', y: top ? `max(0px,${top})` : '0px' };
}

type Side = 'start' | 'center' | 'end';
const SIDES: Readonly<Record<string, Side>> = {
  left: 'start',
  top: 'start',
  center: 'center',
  right: 'end',
  bottom: 'end',
};

function insets(side: Side, grid: string, by: Measure): string {
  const distance = measureToCss(by, { scales: false });
  const fromEdge = grid === '0px' ? distance : `calc(${grid} + ${distance})`;
  if (side === 'start') return `${fromEdge} auto`;
  if (side === 'end') return `auto ${fromEdge}`;
  return by.value === 0 ? '0px' : `${distance} calc(-1*${distance})`;
}

/**
 * Where a piece stands over the slides: from the edge that it names, or from the middle. Left is where lines start, so
 * that it is all mirrored where they start at the right.
 */
export function placeDeclarations(place: NavPlace, settings: Settings, level: LevelIndex): Declarations {
  const grid = gridInsets(place, settings);
  const across = SIDES[place.horizontal[level]] ?? 'center';
  const down = SIDES[place.vertical[level]] ?? 'center';
  return {
    'inset-inline': insets(across, grid.x, place.x[level]),
    'inset-block': insets(down, grid.y, place.y[level]),
    'margin-inline': across === 'center' ? 'auto' : '0',
    'margin-block': down === 'center' ? 'auto' : '0',
  };
}

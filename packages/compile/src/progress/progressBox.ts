import { ringSize } from '@vitrine/engine';
import type { Declarations } from '../css/Declarations.ts';
import { round } from '@vitrine/player/markup';
import { measureToCss } from '../css/units.ts';
import { gridTop } from '../css/sizeCss.ts';
import { isRing, type ProgressSettings } from './progressSettings.ts';

type Settings = Parameters<typeof gridTop>[0];
type Side = 'left' | 'right' | 'top' | 'bottom' | 'center';
/** Left is where lines start, as it is for the navigation. */
type Ends = readonly [start: string, end: string];
const ACROSS: Ends = ['inset-inline-start', 'inset-inline-end'];
const DOWN: Ends = ['top', 'bottom'];

const isAtEnd = (side: Side): boolean => side === 'right' || side === 'bottom';

/** Distances of the box that it stands in from the module's: those of the grid, where it is aligned to that. */
function insetsOf(bar: ProgressSettings, settings: Settings) {
  if (bar.alignTo !== 'grid') return { x: '0px', y: '0px' };
  return { x: '(100% - var(--gw))/2', y: gridTop(settings) ?? '0px' };
}

/** From one side by a distance; from the middle by half of its own size and that distance. */
function place(side: Side, [start, end]: Ends, inset: string, offset: string, sizePx: number): Declarations {
  if (side === 'center') return { [start]: `calc(50% - ${round(sizePx / 2)}px + ${offset})` };
  return { [isAtEnd(side) ? end : start]: `calc(${inset} + ${offset})` };
}

/** Along its length a bar reaches from side to side; an offset keeps it away from the side where it begins. */
function span(side: Side, [start, end]: Ends, inset: string, offset: string): Declarations {
  const [near, far] = isAtEnd(side) ? [end, start] : [start, end];
  return {
    [near]: `calc(${inset} + ${offset})`,
    [far]: side === 'center' ? `calc(${inset} - ${offset})` : `calc(${inset})`,
  };
}

/** Where a progress bar stands, and how large it is. Its lengths do not shrink with the module: they are thin already. */
export function progressBox(bar: ProgressSettings, settings: Settings): Declarations {
  const inset = insetsOf(bar, settings);
  const x = measureToCss(bar.x, { scales: false });
  const y = measureToCss(bar.y, { scales: false });
  const { horizontal, vertical } = bar;
  if (isRing(bar)) {
    const sizePx = round(2 * ringSize(bar).radiusPx);
    return {
      width: `${sizePx}px`,
      height: `${sizePx}px`,
      ...place(horizontal, ACROSS, inset.x, x, sizePx),
      ...place(vertical, DOWN, inset.y, y, sizePx),
    };
  }
  const size = `${round(bar.sizePx)}px`;
  return bar.kind === 'vertical'
    ? {
        width: size,
        ...place(horizontal, ACROSS, inset.x, x, bar.sizePx),
        ...span(vertical, DOWN, inset.y, y),
      }
    : {
        height: size,
        ...place(vertical, DOWN, inset.y, y, bar.sizePx),
        ...span(horizontal, ACROSS, inset.x, x),
      };
}

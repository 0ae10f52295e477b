import type { LevelIndex } from '@vitrine/model';
import type { Declarations } from '../../css/Declarations.ts';
import { measureToCss } from '../../css/units.ts';
import { SMALLEST_TARGET_PX } from '../../limits.ts';
import { isVerticalAt, type ScrubberSettings, scrubberSize } from './scrubberSettings.ts';

type Edge = 'top' | 'bottom' | 'left' | 'right';

/** The side of the slides that it stands at, outside of them; null where it lies over them or is not shown. */
function edgeOf(scrubber: ScrubberSettings, level: LevelIndex): Edge | null {
  if (scrubber.placed === 'inside' || !scrubber.show[level]) return null;
  if (isVerticalAt(scrubber, level)) return scrubber.horizontal[level] === 'right' ? 'right' : 'left';
  return scrubber.vertical[level] === 'top' ? 'top' : 'bottom';
}

const distance = (scrubber: ScrubberSettings, name: 'x' | 'y', level: LevelIndex): string =>
  `max(0px,${measureToCss(scrubber[name][level], { scales: false })})`;

/** What it needs across, its distance from the slides included. */
function depthOf(scrubber: ScrubberSettings, level: LevelIndex): string {
  const name = isVerticalAt(scrubber, level) ? 'x' : 'y';
  return `max(${SMALLEST_TARGET_PX}px,${scrubberSize(scrubber, level).thick}) + ${distance(scrubber, name, level)}`;
}

const MARGINS: Readonly<Record<Edge, string>> = {
  top: 'margin-block-start',
  bottom: 'margin-block-end',
  left: 'margin-inline-start',
  right: 'margin-inline-end',
};

/** The room that the slides, and all that lies over them, leave it. */
export function slidesMargin(scrubber: ScrubberSettings, level: LevelIndex): Declarations {
  const edge = edgeOf(scrubber, level);
  return edge ? { [MARGINS[edge]]: `calc(${depthOf(scrubber, level)})` } : {};
}

/** The width that it takes beside the slides; null where it takes none. */
export function roomBeside(scrubber: ScrubberSettings, level: LevelIndex): string | null {
  const edge = edgeOf(scrubber, level);
  return edge === 'left' || edge === 'right' ? depthOf(scrubber, level) : null;
}

function alongEdge(side: string, offset: string): string {
  if (side === 'left' || side === 'top') return `${offset} auto`;
  return side === 'center' ? '0px' : `auto ${offset}`;
}

/** Where it stands beyond that edge; null where it lies over the slides. */
export function outsideSpot(scrubber: ScrubberSettings, level: LevelIndex): Declarations | null {
  const edge = edgeOf(scrubber, level);
  if (!edge) return null;
  const x = distance(scrubber, 'x', level);
  const y = distance(scrubber, 'y', level);
  const across = scrubber.horizontal[level];
  const down = scrubber.vertical[level];
  if (edge === 'left' || edge === 'right')
    return {
      'inset-inline': edge === 'left' ? `auto calc(100% + ${x})` : `calc(100% + ${x}) auto`,
      'inset-block': alongEdge(down, y),
      'margin-block': down === 'center' ? 'auto' : '0',
    };
  return {
    'inset-block': edge === 'top' ? `auto calc(100% + ${y})` : `calc(100% + ${y}) auto`,
    'inset-inline': alongEdge(across, x),
    'margin-inline': across === 'center' ? 'auto' : '0',
  };
}

import { GRID_LEAVES_PX, MOST_PIECES, RANDOM_GRID_FROM, RANDOM_GRID_TO } from '../../limits.ts';
import type { SideValues } from '../values/TransitionValues.ts';
import type { TransitionContext } from '../TransitionPlan.ts';

export interface Grid {
  readonly rows: number;
  readonly columns: number;
}

/** spec/1 §5: at least 1, at most the canvas less some pixels; drawn when it is to be random. */
export function gridSize(
  { rows, columns }: Pick<SideValues, 'rows' | 'columns'>,
  { width, height, random }: Pick<TransitionContext, 'width' | 'height' | 'random'>,
): Grid {
  return {
    rows: bounded(rows, height, random),
    columns: bounded(columns, width, random),
  };
}

function bounded(count: SideValues['rows'], sidePx: number, random: () => number): number {
  const span = RANDOM_GRID_TO - RANDOM_GRID_FROM + 1;
  const wanted = count === 'random' ? RANDOM_GRID_FROM + Math.floor(random() * span) : Math.trunc(count);
  // A side that cannot be measured bounds nothing.
  const most = sidePx > 0 ? Math.max(1, Math.floor(sidePx) - GRID_LEAVES_PX) : Infinity;
  return Math.max(1, Math.min(wanted, most));
}

/** A grid of the same shape that a page can still move. */
export function affordable({ rows, columns }: Grid): Grid {
  const share = Math.sqrt(MOST_PIECES / (rows * columns));
  if (share >= 1) return { rows, columns };
  const fewerRows = Math.max(1, Math.floor(rows * share));
  const fewerColumns = Math.max(1, Math.min(columns, Math.floor(MOST_PIECES / fewerRows)));
  return { rows: Math.min(fewerRows, Math.floor(MOST_PIECES / fewerColumns)), columns: fewerColumns };
}

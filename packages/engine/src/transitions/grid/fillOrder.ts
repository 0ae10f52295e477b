import type { TransitionContext } from '../TransitionPlan.ts';
import type { Grid } from './gridSize.ts';

export interface Cell {
  readonly row: number;
  readonly column: number;
}

type FillContext = Pick<TransitionContext, 'direction' | 'random'>;
/** When a piece's turn comes: from 0 for the first to 1 for the last. */
type Rank = (cell: Cell, grid: Grid, context: FillContext) => number;

const share = (index: number, count: number): number => (count > 1 ? index / (count - 1) : 0);

const left: Rank = ({ column }, { columns }) => share(column, columns);
const top: Rank = ({ row }, { rows }) => share(row, rows);
const mirroredX: Rank = (cell, grid, context) => 1 - left(cell, grid, context);
const mirroredY: Rank = (cell, grid, context) => 1 - top(cell, grid, context);
const right: Rank = (cell, grid, context) => (grid.columns > 1 ? mirroredX(cell, grid, context) : 0);
const bottom: Rank = (cell, grid, context) => (grid.rows > 1 ? mirroredY(cell, grid, context) : 0);

/** From a corner: diagonally over boxes, straight over strips. */
const corner =
  (across: Rank, down: Rank): Rank =>
  (cell, grid, context) => {
    const steps = grid.columns + grid.rows - 2;
    if (steps === 0) return 0;
    const passed =
      across(cell, grid, context) * (grid.columns - 1) + down(cell, grid, context) * (grid.rows - 1);
    return passed / steps;
  };

const start = corner(left, top);
const end = corner(right, bottom);

/** How far a piece lies from the middle, measured by the one that lies farthest. */
const center: Rank = ({ row, column }, { rows, columns }) => {
  const far = Math.hypot((columns - 1) / 2, (rows - 1) / 2);
  return far === 0 ? 0 : Math.hypot(column - (columns - 1) / 2, row - (rows - 1) / 2) / far;
};
const edge: Rank = (cell, grid, context) => 1 - center(cell, grid, context);

const ways =
  (forward: Rank, backward: Rank): Rank =>
  (cell, grid, context) =>
    (context.direction === 1 ? forward : backward)(cell, grid, context);

/** By the name in documents, without hyphens and in lower case. */
const FILL_ORDERS: Readonly<Record<string, Rank>> = {
  start,
  forward: start,
  end,
  backward: end,
  middle: center,
  center,
  middletoedge: center,
  edge,
  edges: edge,
  edgetomiddle: edge,
  random: (_, __, { random }) => random(),
  nodelay: () => 0,
  none: () => 0,
  slidebased: ways(start, end),
  oppslidebased: ways(end, start),
  opposite: ways(end, start),
  horizontal: ways(left, right),
  vertical: ways(top, bottom),
  left,
  right,
  top,
  bottom,
  topleft: start,
  topright: corner(right, top),
  bottomleft: corner(left, bottom),
  bottomright: end,
};

/** The turn of each piece under a fill order; an order that nobody knows starts at the start. */
export function fillOrder(name: string): Rank {
  const key = name.toLowerCase().replace(/[^a-z]/g, '');
  return (Object.hasOwn(FILL_ORDERS, key) ? FILL_ORDERS[key] : undefined) ?? start;
}

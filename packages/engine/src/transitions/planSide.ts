import type { Values } from '../layers/values/createValues.ts';
import { TRANSITION_STAGGER_DIVISOR } from '../limits.ts';
import { type Cell, fillOrder } from './grid/fillOrder.ts';
import { affordable, type Grid, gridSize } from './grid/gridSize.ts';
import { filterMoves } from './moves/filterMoves.ts';
import type { Mover, Turn } from './moves/Mover.ts';
import type { Move, PiecePlan, SidePlan, TransitionContext } from './TransitionPlan.ts';
import { moves } from './values/resolveTransition.ts';
import type { SideValues, TransitionValues } from './values/TransitionValues.ts';

export interface SideOptions {
  readonly side: Turn['side'];
  readonly values: TransitionValues;
  readonly mover: Mover;
  readonly context: TransitionContext;
  readonly drawn: Values;
  readonly startMs: number;
  readonly lengthMs: number;
}

export const UNMOVED_SIDE: SidePlan = {
  rows: 1,
  columns: 1,
  isCut: false,
  isMasked: false,
  hidesBack: false,
  pieces: [],
};

/** One side of a transition, piece by piece; nothing where nothing of it moves. */
export function planSide(options: SideOptions): SidePlan {
  const { mover } = options;
  const { grid, isMasked } = cutOf(options);
  const isCut = grid.rows * grid.columns > 1 || isMasked;
  const cells = Array.from({ length: grid.rows * grid.columns }, (_, index) => ({
    row: Math.floor(index / grid.columns),
    column: index % grid.columns,
  }));
  const turns = turnsOf(cells, grid, options);
  const pieces = turns.map((turn, index): PiecePlan => {
    const moves = [...mover.moves(turn, options.values, options.drawn), ...filtersOf(turn, options)];
    return { row: cells[index]?.row ?? 0, column: cells[index]?.column ?? 0, moves };
  });
  if (pieces.every((piece) => piece.moves.length === 0)) return UNMOVED_SIDE;
  return { ...grid, isCut, isMasked, hidesBack: mover.hidesBack, pieces };
}

/** Shadows in space are filters too, and come first. */
const filtersOf = (turn: Turn, { values }: SideOptions): readonly Move[] =>
  values.space3d.kind !== 'none' && values.space3d.shadow ? [] : filterMoves(turn, values);

/** Into which cells a side is cut. Both share the larger grid in space; a leaving side does as the other unless it says. */
function cutOf(options: SideOptions): { grid: Grid; isMasked: boolean } {
  const { side, values, mover } = options;
  const { in: entering, out, space3d } = values;
  if (space3d.kind !== 'none') {
    const isWhole = side === 'entering' && !mover.cutsEntering;
    const name = cellsIn(entering) >= cellsIn(out) ? 'in' : 'out';
    return { grid: isWhole ? WHOLE : gridOf(name, options), isMasked: false };
  }
  const name = side === 'entering' || follows(values) ? 'in' : 'out';
  return { grid: gridOf(name, options), isMasked: values[name].mask && moves(values[name]) };
}

const WHOLE: Grid = { rows: 1, columns: 1 };

/** A random grid is drawn once: both sides may be cut by it. */
function gridOf(name: 'in' | 'out', { values, context, drawn }: SideOptions): Grid {
  let draws = 0;
  const random = (): number => drawn.draw(`${name} grid ${draws++}`);
  return affordable(gridSize(values[name], { ...context, random }));
}

const follows = ({ in: entering, out }: TransitionValues): boolean =>
  out.automatic && moves(entering) && !moves(out);
const cellsIn = ({ rows, columns }: SideValues): number => Number(rows) * Number(columns) || Infinity;

/** When each piece has its turn: the first at the start, the last in time for the end. */
function turnsOf(cells: readonly Cell[], grid: Grid, options: SideOptions): readonly Turn[] {
  const { side, values, mover, context, startMs, lengthMs } = options;
  const rankOf = fillOrder(values.fillOrder);
  const ranks = cells.map((cell) => rankOf(cell, grid, context));
  const spanMs = Math.max(...ranks) > 0 ? staggerSpan(values, lengthMs) : 0;
  return ranks.map((rank, part) => ({
    side,
    liesBehind: mover.leavesAbove && side === 'entering',
    part,
    delayMs: startMs + rank * spanMs,
    durationMs: lengthMs - spanMs,
    width: context.width / grid.columns,
    height: context.height / grid.rows,
  }));
}

/** Older documents write the stagger as a share of the length, newer ones in milliseconds. */
const MOST_PERCENT = 100;
/** Each piece keeps this share of the time for itself. */
const LEAST_SHARE = 0.2;

/** How long after the first piece the last one starts. */
function staggerSpan({ staggerMs }: TransitionValues, lengthMs: number): number {
  const unset = (lengthMs / TRANSITION_STAGGER_DIVISOR) * 1000;
  const written = staggerMs !== null && staggerMs <= MOST_PERCENT ? (lengthMs * staggerMs) / 100 : staggerMs;
  return Math.min(Math.max(0, written ?? unset), lengthMs * (1 - LEAST_SHARE));
}

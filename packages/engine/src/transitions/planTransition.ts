import type { BackgroundTransition } from '@vitrine/model';
import { createValues } from '../layers/values/createValues.ts';
import { MOVERS } from './moves/index.ts';
import { planSide, type SideOptions, UNMOVED_SIDE } from './planSide.ts';
import type { SidePlan, TransitionContext, TransitionPlan } from './TransitionPlan.ts';
import { DEFAULT_TRANSITION } from './values/defaultTransition.ts';
import { changes, moves, resolveTransition } from './values/resolveTransition.ts';
import type { TransitionValues } from './values/TransitionValues.ts';

/** What each side of a background transition does, and when. A slide without one fades in. */
export function planTransition(
  transition: BackgroundTransition | null,
  context: TransitionContext,
): TransitionPlan {
  const values = resolveTransition(transition ?? DEFAULT_TRANSITION, context.random);
  if (values.durationMs <= 0) return INSTANT;
  const mover = MOVERS[values.space3d.kind];
  const through = values.space3d.kind === 'none' ? colourBetween(values.padding) : null;
  const leavingMoves = leaves(values) || through !== null;
  const enteringMoves = values.order !== 'out';
  const [leavingSpan, enteringSpan] = spansOf(values, through !== null);
  const drawn = createValues({ direction: context.direction, turn: 0, random: context.random });
  const shared = { values, mover, context, drawn };
  const entering = enteringMoves ? planSide({ ...shared, ...enteringSpan, side: 'entering' }) : UNMOVED_SIDE;
  const leaving = planLeaving({ ...shared, ...leavingSpan, side: 'leaving' }, leavingMoves, through !== null);
  return {
    durationMs: values.delayMs + values.durationMs,
    perspectivePx: mover.perspectivePx,
    entering,
    leaving,
    leavingFate: fateOf(leaving, leavingMoves),
    above: liesAbove(values, entering, leaving, leavingMoves),
    sheet: through?.color ?? null,
  };
}

const INSTANT: TransitionPlan = {
  durationMs: 0,
  perspectivePx: null,
  entering: UNMOVED_SIDE,
  leaving: UNMOVED_SIDE,
  leavingFate: 'stays',
  above: 'entering',
  sheet: null,
};

/** Whether the leaving side does something of its own. */
function leaves({ order, space3d, in: entering, out, filter }: TransitionValues): boolean {
  if (order === 'in') return false;
  if (space3d.kind !== 'none' || changes(out)) return true;
  return out.automatic && (moves(entering) || filter.used);
}

const COLOURS: Readonly<Record<string, string | null>> = { dark: '#000', light: '#fff', transparent: null };

/** `p`, the padding colour: what is seen between the two; null when they follow one another directly. */
function colourBetween(padding: string): { readonly color: string | null } | null {
  const name = padding.trim().toLowerCase();
  if (name === '' || name === 'none' || name === 'false') return null;
  return { color: Object.hasOwn(COLOURS, name) ? (COLOURS[name] ?? null) : name };
}

interface Span {
  readonly startMs: number;
  readonly lengthMs: number;
}

/**
 * When the leaving and the entering side have their time. Two that only fade do so one after the other where a colour
 * lies between them; else the leaving one waits until the other half covers it, or the page would shine through both.
 */
function spansOf(values: TransitionValues, isThrough: boolean): readonly [Span, Span] {
  const { delayMs: startMs, durationMs: lengthMs, in: entering, out, space3d } = values;
  const whole = { startMs, lengthMs };
  if (space3d.kind !== 'none' || moves(entering) || moves(out) || !changes(entering)) return [whole, whole];
  const firstHalf = { startMs, lengthMs: lengthMs / 2 };
  const secondHalf = { startMs: startMs + lengthMs / 2, lengthMs: lengthMs / 2 };
  if (isThrough) return [firstHalf, secondHalf];
  return [out.automatic ? whole : secondHalf, whole];
}

function planLeaving(options: SideOptions, isMoving: boolean, isThrough: boolean): SidePlan {
  const plan = isMoving ? planSide(options) : UNMOVED_SIDE;
  const fades = options.context.enteringCovers === false || (isThrough && plan.pieces.length === 0);
  return fades ? faded(plan, options) : plan;
}

/** What shines through the entering background must be gone before it is hidden at once. */
function faded(plan: SidePlan, { startMs, lengthMs, values }: SideOptions): SidePlan {
  const timing = { delayMs: startMs, durationMs: lengthMs, ease: values.ease };
  const fade = { start: { opacity: 1 }, end: { opacity: 0 }, ...timing };
  const pieces = plan.pieces.length > 0 ? plan.pieces : [{ row: 0, column: 0, moves: [] }];
  return {
    ...plan,
    pieces: pieces.map((piece) =>
      piece.moves.some(({ end }) => 'opacity' in end) ? piece : { ...piece, moves: [...piece.moves, fade] },
    ),
  };
}

const fateOf = (leaving: SidePlan, isMoving: boolean): TransitionPlan['leavingFate'] => {
  const all = leaving.pieces.flatMap((piece) => piece.moves);
  if (all.length === 0) return 'stays';
  return isMoving && all.some(({ end }) => !('opacity' in end && Object.keys(end).length === 1))
    ? 'moves'
    : 'fades';
};

/** The leaving side lies above when it uncovers the other: by its kind, by its order, or because only it moves. */
function liesAbove(
  { order, space3d }: TransitionValues,
  entering: SidePlan,
  leaving: SidePlan,
  leavingMoves: boolean,
): TransitionPlan['above'] {
  if (order === 'forceinout' || leaving.pieces.length === 0) return 'entering';
  const uncovers = leavingMoves && entering.pieces.length === 0;
  const isAbove = order === 'outin' || order === 'out' || MOVERS[space3d.kind].leavesAbove || uncovers;
  return isAbove ? 'leaving' : 'entering';
}

import { planTransition } from '../planTransition.ts';
import type { Move, SidePlan, TransitionContext, TransitionPlan } from '../TransitionPlan.ts';
import { presetTransition, readTransition } from './readTransition.ts';

type Wire = Readonly<Record<string, unknown>>;

export const context: TransitionContext = { direction: 1, width: 1000, height: 500, random: () => 0.5 };
export const backwards: TransitionContext = { ...context, direction: -1 };

/** The plan of a preset, with what else the document says. */
export const plan = (key: string, rest: Wire = {}, given = context): TransitionPlan =>
  planTransition(presetTransition(key, rest), given);

/** The plan of a transition of the author's own. */
export const written = (wire: Wire, given = context): TransitionPlan =>
  planTransition(readTransition({ temp: { p: 'own' }, ...wire }), given);

export const movesOf = (side: SidePlan): readonly Move[] => side.pieces.flatMap(({ moves }) => moves);

/** The one move of a side that has no more. */
export function only(side: SidePlan): Move {
  const [move, ...others] = movesOf(side);
  if (!move || others.length > 0) throw new Error(`expected one move, found ${movesOf(side).length}`);
  return move;
}

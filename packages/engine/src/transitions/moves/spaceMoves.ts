import type { Values } from '../../layers/values/createValues.ts';
import { resolveRatio } from '../../layers/values/resolveAmount.ts';
import type { Move } from '../TransitionPlan.ts';
import { DEFAULT_TRANSITION } from '../values/defaultTransition.ts';
import type { TransitionValues } from '../values/TransitionValues.ts';
import type { Turn } from './Mover.ts';

/** A face that is to fade in is there by now: later one would look through it. */
const FADED_BY = 0.35;

/** Rotation about the axis of a direction, as CSS. */
export const rotation = (direction: 'horizontal' | 'vertical', degrees: number): string =>
  direction === 'horizontal' ? `rotateY(${round(degrees)}deg)` : `rotateX(${round(-degrees)}deg)`;

export const round = (value: number): number => Math.round(value * 100) / 100 || 0;

/** From one transform to the other, entering or leaving, with what space adds: fading in, and the shadow of a turn. */
export function spaceMoves(
  turn: Turn,
  values: TransitionValues,
  drawn: Values,
  away: string,
  rest: string,
): readonly Move[] {
  const { delayMs, durationMs, side, part } = turn;
  const { space3d } = values;
  // An ease of its own is one that differs from what the model fills in.
  const hasOwnEase = space3d.ease !== DEFAULT_TRANSITION.space3d.ease;
  const timing = { delayMs, durationMs, ease: hasOwnEase ? space3d.ease : values.ease };
  const isEntering = side === 'entering';
  const pair = <T>(there: T, here: T): { start: T; end: T } =>
    isEntering ? { start: there, end: here } : { start: here, end: there };
  const moves: Move[] = [{ ...timing, ...pair({ transform: away }, { transform: rest }) }];
  if (space3d.shadow) {
    const shade = (amount: number) => ({
      filter: `brightness(${round(1 - Math.min(1, Math.max(0, amount)))})`,
    });
    moves.push({ ...timing, ...pair(shade(space3d.shadowTo), shade(0)) });
  }
  // Behind a side that uncovers it, a face that fades in would only let the page through.
  const fades = isEntering && !turn.liesBehind;
  const opacity = fades ? resolveRatio(values.in.opacity, 1, { name: 'in opacity', part }, drawn) : 1;
  if (opacity !== 1)
    moves.push({
      start: { opacity },
      end: { opacity: 1 },
      delayMs,
      durationMs: durationMs * FADED_BY,
      ease: 'none',
    });
  return moves;
}

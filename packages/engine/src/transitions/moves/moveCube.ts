import { OUTER_PERSPECTIVE_PX } from '../../limits.ts';
import type { Move } from '../TransitionPlan.ts';
import type { TransitionValues } from '../values/TransitionValues.ts';
import type { Mover, Turn } from './Mover.ts';
import { rotation, round, spaceMoves } from './spaceMoves.ts';

/** A tilt of 45 in documents is a lean, not a somersault. */
const TILT_SHARE = 1 / 3;

/** Faces of a cube as deep as they are wide, so that they meet at their edges; half-way it stands back by its depth. */
export const moveCube: Mover = {
  perspectivePx: OUTER_PERSPECTIVE_PX,
  hidesBack: true,
  leavesAbove: false,
  cutsEntering: true,
  moves(turn, values, drawn) {
    const { space3d } = values;
    const half = round((space3d.direction === 'horizontal' ? turn.width : turn.height) / 2);
    const face = (degrees: number): string =>
      `perspective(${OUTER_PERSPECTIVE_PX}px) translateZ(${-half}px) ${rotation(space3d.direction, degrees)} translateZ(${half}px)`;
    const degrees = (turn.side === 'entering' ? 90 : -90) * drawn.direction;
    return [...spaceMoves(turn, values, drawn, face(degrees), face(0)), ...standBack(turn, values)];
  },
};

function standBack({ delayMs, durationMs, width, height }: Turn, { space3d }: TransitionValues): Move[] {
  const depth = Math.min(Math.max(0, space3d.depth), Math.max(width, height) / 2);
  const scale = round(OUTER_PERSPECTIVE_PX / (OUTER_PERSPECTIVE_PX + depth));
  const tilt = round(space3d.tilt * TILT_SHARE);
  const still = { scale: '1', rotate: '0deg' };
  const middle = { scale: String(scale), rotate: `${tilt}deg` };
  return [{ start: still, middle, end: still, delayMs, durationMs, ease: 'sine.inOut' }];
}

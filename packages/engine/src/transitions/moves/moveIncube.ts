import { INNER_PERSPECTIVE_PX } from '../../limits.ts';
import type { Mover } from './Mover.ts';
import { rotation, round, spaceMoves } from './spaceMoves.ts';

/** Walls of a room around the viewer. */
export const moveIncube: Mover = {
  perspectivePx: INNER_PERSPECTIVE_PX,
  hidesBack: true,
  leavesAbove: false,
  cutsEntering: true,
  moves(turn, values, drawn) {
    const { direction } = values.space3d;
    const half = round((direction === 'horizontal' ? turn.width : turn.height) / 2);
    const wall = (degrees: number): string =>
      `perspective(${INNER_PERSPECTIVE_PX}px) translateZ(${half}px) ${rotation(direction, degrees)} translateZ(${-half}px)`;
    const degrees = (turn.side === 'entering' ? -90 : 90) * drawn.direction;
    return spaceMoves(turn, values, drawn, wall(degrees), wall(0));
  },
};

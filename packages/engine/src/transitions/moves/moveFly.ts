import { INNER_PERSPECTIVE_PX } from '../../limits.ts';
import type { Mover } from './Mover.ts';
import { rotation, round, spaceMoves } from './spaceMoves.ts';

/**
 * The leaving side flies off by so many times its size (`fdo`), towards the viewer. The entering one lies behind it, so
 * many times the depth too near (`fdi`), and draws back: it fills the slide all the while.
 */
export const moveFly: Mover = {
  perspectivePx: INNER_PERSPECTIVE_PX,
  hidesBack: false,
  leavesAbove: true,
  cutsEntering: true,
  moves(turn, values, drawn) {
    const { direction, tilt, depth, flyIn, flyOut, flyDepth } = values.space3d;
    const pose = (share: number, z: number, degrees: number): string => {
      const shift = `${round(share * 100 * drawn.direction)}%`;
      const place = direction === 'horizontal' ? `${shift},0%` : `0%,${shift}`;
      return `perspective(${INNER_PERSPECTIVE_PX}px) translate3d(${place},${round(z)}px) ${rotation(direction, degrees * drawn.direction)}`;
    };
    const away =
      turn.side === 'entering'
        ? pose(0, Math.max(0, depth * flyIn + flyDepth), 0)
        : pose(-flyOut, depth + flyDepth, -tilt);
    return spaceMoves(turn, values, drawn, away, pose(0, 0, 0));
  },
};

import { OUTER_PERSPECTIVE_PX } from '../../limits.ts';
import type { Mover } from './Mover.ts';
import { rotation, round, spaceMoves } from './spaceMoves.ts';

/** A leaving piece swings into the depth on its edge until the viewer sees it from the side; the other lies behind it. */
export const moveTurn: Mover = {
  perspectivePx: OUTER_PERSPECTIVE_PX,
  hidesBack: true,
  leavesAbove: true,
  cutsEntering: false,
  moves(turn, values, drawn) {
    const { direction, shadow, shadowTo } = values.space3d;
    const { delayMs, durationMs } = turn;
    if (turn.side === 'entering') {
      const shade = (amount: number) => ({ filter: `brightness(${round(1 - amount)})` });
      const lit = { start: shade(shadowTo), end: shade(0), delayMs, durationMs, ease: values.ease };
      return shadow ? [lit] : [];
    }
    const size = direction === 'horizontal' ? turn.width : turn.height;
    const hinge = (side: 1 | -1): string => {
      const shift = `${side * 50 * drawn.direction}%`;
      return direction === 'horizontal' ? `translateX(${shift})` : `translateY(${shift})`;
    };
    const swung = (degrees: number): string =>
      `perspective(${OUTER_PERSPECTIVE_PX}px) ${hinge(-1)} ${rotation(direction, degrees * drawn.direction)} ${hinge(1)}`;
    // Seen from the middle of the piece, its edge hides it only a little past the right angle.
    const past = (Math.atan2(size / 2, OUTER_PERSPECTIVE_PX) * 180) / Math.PI;
    return spaceMoves(turn, values, drawn, swung(90 + past), swung(0));
  },
};

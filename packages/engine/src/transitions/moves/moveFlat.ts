import type { Values } from '../../layers/values/createValues.ts';
import type { Move } from '../TransitionPlan.ts';
import { moves } from '../values/resolveTransition.ts';
import type { TransitionValues } from '../values/TransitionValues.ts';
import type { Mover, Turn } from './Mover.ts';
import { leavingPose, oppositePose, type Pose, poseOf } from './Pose.ts';
import { isBeside, poseTransform, restTransform } from './poseStyle.ts';

/** Pieces that slide, turn, grow and fade in the plane. */
export const moveFlat: Mover = {
  perspectivePx: null,
  hidesBack: false,
  leavesAbove: false,
  cutsEntering: true,
  moves(turn, values, drawn) {
    const comes = poseOf(values.in, turn.part, drawn, 'in');
    const goes = goingPose(turn, values, drawn, comes);
    const overlaps = isWhole(values) && isPush(comes, goes);
    return between(turn, values, { ...(turn.side === 'entering' ? comes : goes), overlaps });
  },
};

function goingPose(
  { part }: Turn,
  { in: entering, out }: TransitionValues,
  drawn: Values,
  comes: Pose,
): Pose {
  const isOpposite = out.automatic && moves(entering) && !moves(out);
  return isOpposite ? { ...oppositePose(comes), opacity: 1 } : leavingPose(out, part, drawn);
}

/** Cells wait for their turn, and their hairs would show meanwhile. */
const isWhole = ({ in: entering, out }: TransitionValues): boolean =>
  [entering.rows, entering.columns, out.rows, out.columns].every((count) => count === 1);

/** One side leaves the place that the other takes, edge to edge. */
const isPush = (comes: Pose, goes: Pose): boolean =>
  (isBeside(comes.x) && isBeside(goes.x)) || (isBeside(comes.y) && isBeside(goes.y));

/** From the state to rest for an entering piece, from rest to the state for a leaving one. */
function between(turn: Turn, values: TransitionValues, pose: Pose): Move[] {
  const { side, delayMs, durationMs } = turn;
  const isMoved = poseTransform(pose) !== restTransform(pose);
  const isFaded = pose.opacity !== 1;
  if (!isMoved && !isFaded) return [];
  const away = {
    ...(isMoved && { transform: poseTransform(pose) }),
    ...(isFaded && { opacity: pose.opacity }),
  };
  const rest = { ...(isMoved && { transform: restTransform(pose) }), ...(isFaded && { opacity: 1 }) };
  const timing = {
    delayMs,
    durationMs,
    ease: values[side === 'entering' ? 'in' : 'out'].ease ?? values.ease,
  };
  return [
    side === 'entering' ? { start: away, end: rest, ...timing } : { start: rest, end: away, ...timing },
  ];
}

import type { Move } from '../TransitionPlan.ts';
import { moves } from '../values/resolveTransition.ts';
import type { TransitionValues } from '../values/TransitionValues.ts';
import type { Mover, Turn } from './Mover.ts';
import { leavingPose, oppositePose, type Pose, poseOf } from './Pose.ts';
import { poseTransform, restTransform } from './poseStyle.ts';

/** Pieces that slide, turn, grow and fade in the plane. */
export const moveFlat: Mover = {
  perspectivePx: null,
  hidesBack: false,
  leavesAbove: false,
  cutsEntering: true,
  moves(turn, values, drawn) {
    const { in: entering, out } = values;
    if (turn.side === 'entering') return between(turn, values, poseOf(entering, turn.part, drawn, 'in'));
    const isOpposite = out.automatic && moves(entering) && !moves(out);
    const pose = isOpposite
      ? { ...oppositePose(poseOf(entering, turn.part, drawn, 'in')), opacity: 1 }
      : leavingPose(out, turn.part, drawn);
    return between(turn, values, pose);
  },
};

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

import type { FrameValue } from '@vitrine/model';
import type { Values } from '../../layers/values/createValues.ts';
import {
  type Amount,
  resolveAmount,
  resolveDegrees,
  resolveRatio,
} from '../../layers/values/resolveAmount.ts';
import type { SideValues } from '../values/TransitionValues.ts';

/** How a piece stands in one state. */
export interface Pose {
  readonly opacity: number;
  readonly x: Amount;
  readonly y: Amount;
  readonly rotate: number;
  readonly scaleX: number;
  readonly scaleY: number;
  /** The other side is right beside it: they overlap by a hair, or what lies under both would shine through the seam. */
  readonly overlaps?: boolean;
}

const EDGES: Readonly<Record<string, number>> = { left: -100, top: -100, right: 100, bottom: 100 };
const NOWHERE: Amount = { value: 0, unit: '%' };

/** The state that a side names for the n-th piece. */
export function poseOf(side: SideValues, part: number, values: Values, name: string): Pose {
  const draw = (what: string) => ({ name: `${name} ${what}`, part });
  return {
    opacity: resolveRatio(side.opacity, 1, draw('opacity'), values),
    x: distance(side.x, draw('x'), values),
    y: distance(side.y, draw('y'), values),
    rotate: resolveDegrees(side.rotate, 0, draw('rotate'), values),
    scaleX: resolveRatio(side.scaleX, 1, draw('scale'), values),
    scaleY: resolveRatio(side.scaleY, 1, draw('scale'), values),
  };
}

function distance(value: FrameValue, draw: { name: string; part: number }, values: Values): Amount {
  if (value.kind === 'edge') {
    const sign = value.mirrored ? values.direction : 1;
    return { value: (EDGES[value.edge] ?? 0) * sign, unit: '%' };
  }
  return resolveAmount(value, draw, values) ?? NOWHERE;
}

/**
 * Where a leaving piece goes to. In real documents `slideremovedown` writes -100% and `slideremoveup` 100%, while
 * those that turn round with the direction write (-100%) for the way to the left or up: a plain offset says where the
 * movement comes from, one in parentheses where it leads.
 */
export function leavingPose(side: SideValues, part: number, values: Values): Pose {
  const pose = poseOf(side, part, values, 'out');
  return {
    ...pose,
    x: isPlain(side.x) ? turned(pose.x) : pose.x,
    y: isPlain(side.y) ? turned(pose.y) : pose.y,
  };
}

/** `out.a`: the leaving side does the opposite of the entering one. */
export function oppositePose(pose: Pose): Pose {
  return {
    ...pose,
    x: turned(pose.x),
    y: turned(pose.y),
    rotate: -pose.rotate || 0,
    scaleX: inverse(pose.scaleX),
    scaleY: inverse(pose.scaleY),
  };
}

const isPlain = (value: FrameValue): boolean => value.kind === 'fixed' && !value.mirrored;
const turned = ({ value, unit }: Amount): Amount => ({ value: -value || 0, unit });
/** What comes out of nothing goes into nothing, not into the infinite. */
const inverse = (scale: number): number => (Math.abs(scale) < 0.2 ? scale : 1 / scale);

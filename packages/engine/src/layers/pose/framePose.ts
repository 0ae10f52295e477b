import type { Frame, FrameValue, LevelIndex } from '@vitrine/model';
import { type Axis, edgeShift, mirroredEdge } from '../boxes/edgeShift.ts';
import type { LayerBoxes } from '../boxes/LayerBoxes.ts';
import type { Values } from '../values/createValues.ts';
import {
  type Amount,
  type Draw,
  resolveAmount,
  resolveDegrees,
  resolveRatio,
} from '../values/resolveAmount.ts';
import { asDistance, type Distance } from './Distance.ts';
import type { Pose } from './Pose.ts';

export interface PoseContext {
  readonly level: LevelIndex;
  readonly boxes: LayerBoxes;
  readonly values: Values;
}

/** Percentages of such a frame are of the slide (`xRe`, `yRe`). */
const OF_SLIDE = 2;

/** The pose that a frame describes; what it leaves open is as at rest. */
export function framePose(frame: Frame, rest: Pose, draw: Draw, context: PoseContext): Pose {
  const { level, values } = context;
  const named = (name: string): Draw => ({ ...draw, name: `${draw.name}.${name}` });
  return {
    x: shift(frame.x[level], rest.x, 'x', frame.xRelativeTo === OF_SLIDE, named('x'), context),
    y: shift(frame.y[level], rest.y, 'y', frame.yRelativeTo === OF_SLIDE, named('y'), context),
    z: depth(resolveAmount(frame.z[level], named('z'), values), rest.z),
    rotateX: resolveDegrees(frame.rotateX[level], rest.rotateX, named('rotateX'), values),
    rotateY: resolveDegrees(frame.rotateY[level], rest.rotateY, named('rotateY'), values),
    rotateZ: resolveDegrees(frame.rotateZ[level], rest.rotateZ, named('rotateZ'), values),
    skewX: resolveDegrees(frame.skewX[level], rest.skewX, named('skewX'), values),
    skewY: resolveDegrees(frame.skewY[level], rest.skewY, named('skewY'), values),
    scaleX: resolveRatio(frame.scaleX[level], rest.scaleX, named('scaleX'), values),
    scaleY: resolveRatio(frame.scaleY[level], rest.scaleY, named('scaleY'), values),
    opacity: resolveRatio(frame.opacity, rest.opacity, named('opacity'), values),
  };
}

export function shift(
  value: FrameValue,
  rest: Distance,
  axis: Axis,
  isOfSlide: boolean,
  draw: Draw,
  { boxes, values }: PoseContext,
): Distance {
  if (value.kind === 'edge') {
    const edge = value.mirrored && values.direction < 0 ? mirroredEdge(value.edge) : value.edge;
    return { value: edgeShift(edge, axis, boxes), unit: 'px' };
  }
  const amount = resolveAmount(value, draw, values);
  if (!amount) return rest;
  if (amount.unit === '%' && isOfSlide) {
    const whole = axis === 'x' ? boxes.slide.width : boxes.slide.height;
    return { value: (whole * amount.value) / 100, unit: 'px' };
  }
  return asDistance(amount);
}

/** CSS knows no percentage of depth. */
const depth = (amount: Amount | null, rest: Distance): Distance =>
  amount ? { value: amount.value, unit: 'design' } : rest;

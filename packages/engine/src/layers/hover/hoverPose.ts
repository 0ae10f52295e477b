import type { Layer } from '@vitrine/model';
import { type PoseContext, shift } from '../pose/framePose.ts';
import type { Pose } from '../pose/Pose.ts';
import { resolveAmount, resolveDegrees, resolveRatio } from '../values/resolveAmount.ts';

export type Hover = NonNullable<Layer['hover']>;

/** How a layer stands under the pointer; what its hover leaves open is as it stands. */
export function hoverPose({ frame }: Hover, standing: Pose, context: PoseContext): Pose {
  const { values } = context;
  const draw = (name: string) => ({ name: `hover.${name}`, part: 0 });
  const depth = resolveAmount(frame.z, draw('z'), values);
  return {
    x: shift(frame.x, standing.x, 'x', false, draw('x'), context),
    y: shift(frame.y, standing.y, 'y', false, draw('y'), context),
    z: depth ? { value: depth.value, unit: 'design' } : standing.z,
    rotateX: resolveDegrees(frame.rotateX, standing.rotateX, draw('rotateX'), values),
    rotateY: resolveDegrees(frame.rotateY, standing.rotateY, draw('rotateY'), values),
    rotateZ: resolveDegrees(frame.rotateZ, standing.rotateZ, draw('rotateZ'), values),
    skewX: resolveDegrees(frame.skewX, standing.skewX, draw('skewX'), values),
    skewY: resolveDegrees(frame.skewY, standing.skewY, draw('skewY'), values),
    scaleX: resolveRatio(frame.scaleX, standing.scaleX, draw('scaleX'), values),
    scaleY: resolveRatio(frame.scaleY, standing.scaleY, draw('scaleY'), values),
    opacity: resolveRatio(frame.opacity, standing.opacity, draw('opacity'), values),
  };
}

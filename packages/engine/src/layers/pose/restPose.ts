import type { Frame, FrameValue, Layer, LevelIndex } from '@vitrine/model';
import { asDistance, type Distance, NOWHERE } from './Distance.ts';
import type { Origin } from './originToCss.ts';
import { type Pose, UPRIGHT } from './Pose.ts';
import type { PoseStyle } from './poseTransform.ts';

/**
 * The pose in which a layer comes to rest: that of its last in-frame. Style sheets show it before any script runs, so
 * nothing in it is measured, drawn or mirrored: such a value is as the layer is laid out.
 */
export function restPose({ timeline }: Layer, level: LevelIndex): Pose {
  const last = timeline.in.content?.frames.at(-1);
  return last ? fixedPose(last, level) : UPRIGHT;
}

function fixedPose(frame: Frame, level: LevelIndex): Pose {
  return {
    x: distance(frame.x[level]),
    y: distance(frame.y[level]),
    z: { ...distance(frame.z[level]), unit: 'design' },
    rotateX: number(frame.rotateX[level]),
    rotateY: number(frame.rotateY[level]),
    rotateZ: number(frame.rotateZ[level]),
    skewX: number(frame.skewX[level]),
    skewY: number(frame.skewY[level]),
    scaleX: ratio(frame.scaleX[level]),
    scaleY: ratio(frame.scaleY[level]),
    opacity: ratio(frame.opacity),
  };
}

const distance = (value: FrameValue): Distance => (value.kind === 'fixed' ? asDistance(value) : NOWHERE);
const number = (value: FrameValue): number => (value.kind === 'fixed' ? value.value : 0);
const ratio = (value: FrameValue): number =>
  value.kind === 'fixed' ? value.value / (value.unit === '%' ? 100 : 1) : 1;

/** What a target says about the space in which it moves. */
interface Space {
  readonly perspectivePx: number | null;
  readonly origin: Origin;
}

/** How the poses of a layer's scene are written. */
export const poseStyleOf = (layer: Layer, space: Space | null | undefined): PoseStyle => ({
  scales: layer.fluid.transforms,
  perspectivePx: space?.perspectivePx ?? null,
  originZ: space && space.origin.z.unit !== '%' ? asDistance(space.origin.z) : NOWHERE,
});

import type { Frame, FrameValue, Layer, LevelIndex } from '@vitrine/model';
import { asDistance, type Distance, NOWHERE } from './Distance.ts';
import type { Origin } from './originToCss.ts';
import { type Pose, UPRIGHT } from './Pose.ts';
import type { PoseStyle } from './poseTransform.ts';

/**
 * The pose in which a layer comes to rest: that of its last in-frame, and where that says nothing, of one before it that
 * does; the first is only where it comes from. Style sheets show it before any script runs, so
 * nothing in it is measured, drawn or mirrored: such a value is as the layer is laid out.
 */
export function restPose({ timeline }: Layer, level: LevelIndex): Pose {
  const frames = timeline.in.content?.frames ?? [];
  return frames.length === 0 ? UPRIGHT : fixedPose(frames.slice(frames.length > 1 ? 1 : 0), level);
}

function fixedPose(frames: readonly Frame[], level: LevelIndex): Pose {
  const said = (property: PoseProperty): FrameValue =>
    frames.map((frame) => frame[property][level]).findLast(({ kind }) => kind !== 'inherit') ?? INHERIT;
  return {
    x: distance(said('x')),
    y: distance(said('y')),
    z: { ...distance(said('z')), unit: 'design' },
    rotateX: number(said('rotateX')),
    rotateY: number(said('rotateY')),
    rotateZ: number(said('rotateZ')),
    skewX: number(said('skewX')),
    skewY: number(said('skewY')),
    scaleX: ratio(said('scaleX')),
    scaleY: ratio(said('scaleY')),
    opacity: ratio(frames.at(-1)?.opacity ?? INHERIT),
  };
}

type PoseProperty = Exclude<keyof Pose, 'opacity'>;
const INHERIT: FrameValue = { kind: 'inherit' };

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

import { PERSPECTIVE_PX } from '@vitrine/model';
import { type Distance, distanceToCss, round } from './Distance.ts';
import type { Pose } from './Pose.ts';

export interface PoseStyle {
  /** Whether design pixels follow the module's unit. */
  readonly scales: boolean;
  /** Null: the module's, which its style sheet says where it is not the usual one. */
  readonly perspectivePx: number | null;
  /** How far before or behind itself the point lies that it turns around. */
  readonly originZ: Distance;
}

interface TransformFunction {
  isUsed(pose: Pose, style: PoseStyle): boolean;
  write(pose: Pose, style: PoseStyle): string;
}

const moves = ({ value }: Distance): boolean => round(value) !== 0;
const hasDepth = ({ z, rotateX, rotateY }: Pose): boolean =>
  moves(z) || round(rotateX) !== 0 || round(rotateY) !== 0;

const turnsInDepth = ({ rotateX, rotateY }: Pose, { originZ }: PoseStyle): boolean =>
  moves(originZ) && (round(rotateX) !== 0 || round(rotateY) !== 0);
const opposite = ({ value, unit }: Distance): Distance => ({ value: -value, unit });

/**
 * In the order in which they are applied: the one of the library whose values the documents hold. The depth of the origin is
 * among them: as a part of `transform-origin` it would bring what is not turned nearer to the eye of the perspective.
 */
const FUNCTIONS: readonly TransformFunction[] = [
  {
    isUsed: (pose, { perspectivePx }) => hasDepth(pose) && perspectivePx !== 0,
    write: (_, { perspectivePx, scales }) =>
      `perspective(${
        perspectivePx === null
          ? `calc(var(--pers,${PERSPECTIVE_PX})*${scales ? 'var(--u)' : '1px'})`
          : distanceToCss({ value: perspectivePx, unit: 'design' }, scales)
      })`,
  },
  {
    isUsed: ({ x, y }) => moves(x) || moves(y),
    write: ({ x, y }, { scales }) => `translate(${distanceToCss(x, scales)},${distanceToCss(y, scales)})`,
  },
  {
    isUsed: ({ z }) => moves(z),
    write: ({ z }, { scales }) => `translateZ(${distanceToCss(z, scales)})`,
  },
  {
    isUsed: turnsInDepth,
    write: (_, { originZ, scales }) => `translateZ(${distanceToCss(originZ, scales)})`,
  },
  {
    isUsed: ({ rotateZ }) => round(rotateZ) !== 0,
    write: ({ rotateZ }) => `rotateZ(${round(rotateZ)}deg)`,
  },
  {
    isUsed: ({ rotateY }) => round(rotateY) !== 0,
    write: ({ rotateY }) => `rotateY(${round(rotateY)}deg)`,
  },
  {
    isUsed: ({ rotateX }) => round(rotateX) !== 0,
    write: ({ rotateX }) => `rotateX(${round(rotateX)}deg)`,
  },
  {
    isUsed: ({ skewX, skewY }) => round(skewX) !== 0 || round(skewY) !== 0,
    write: ({ skewX, skewY }) => `skew(${round(skewX)}deg,${round(skewY)}deg)`,
  },
  {
    isUsed: ({ scaleX, scaleY }) => round(scaleX) !== 1 || round(scaleY) !== 1,
    write: ({ scaleX, scaleY }) => `scale(${round(scaleX)},${round(scaleY)})`,
  },
  {
    isUsed: turnsInDepth,
    write: (_, { originZ, scales }) => `translateZ(${distanceToCss(opposite(originZ), scales)})`,
  },
];

/**
 * Poses as CSS transforms, all of them with the same functions: only so the browser goes from one to the next function
 * by function, and a turn of more than half a circle stays one.
 */
export function poseTransforms(poses: readonly Pose[], style: PoseStyle): string[] {
  const used = FUNCTIONS.filter((each) => poses.some((pose) => each.isUsed(pose, style)));
  return poses.map((pose) => used.map((each) => each.write(pose, style)).join(' ') || 'none');
}

/** A pose alone, in as few functions as it needs. */
export const poseTransform = (pose: Pose, style: PoseStyle): string =>
  poseTransforms([pose], style)[0] ?? 'none';

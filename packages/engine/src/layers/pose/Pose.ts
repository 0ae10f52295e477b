import { type Distance, NOWHERE } from './Distance.ts';

/** How an element stands: where it is moved to, how it is turned, and how much of it shows through. */
export interface Pose {
  readonly x: Distance;
  readonly y: Distance;
  readonly z: Distance;
  readonly rotateX: number;
  readonly rotateY: number;
  readonly rotateZ: number;
  readonly skewX: number;
  readonly skewY: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly opacity: number;
}

/** As it is laid out. */
export const UPRIGHT: Pose = {
  x: NOWHERE,
  y: NOWHERE,
  z: NOWHERE,
  rotateX: 0,
  rotateY: 0,
  rotateZ: 0,
  skewX: 0,
  skewY: 0,
  scaleX: 1,
  scaleY: 1,
  opacity: 1,
};

export const poseOpacity = ({ opacity }: Pose): number => Math.max(0, Math.min(1, opacity));

import { MODIFIER_PERSPECTIVE_PX } from '../limits.ts';
import { createFollower, type Smoothing } from './createFollower.ts';
import type { Point } from './layerPose.ts';
import type { PointerState } from './watchPointer.ts';
import { createWriter } from './writePose.ts';

/** A module that tilts as a whole. */
export interface Tilt {
  follow(pointer: PointerState, nowMs: number): void;
  /** How far a layer moves for each pixel that it stands out. */
  leanAt(nowMs: number): Point;
  isMoving(nowMs: number): boolean;
  rest(): void;
}

const SMOOTHING: Smoothing = { smoothingS: 1, ease: 'power3.out' };
const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);

/** The side under the pointer sinks: at the edge by half the depth, in degrees. */
export function createTilt(content: HTMLElement, depth: number): Tilt {
  const write = createWriter(content);
  const across = createFollower(SMOOTHING, 0);
  const along = createFollower(SMOOTHING, 0);
  return {
    follow({ fromCentre, reach }, nowMs) {
      across.follow(((fromCentre.x / reach.x) * depth) / 2, nowMs);
      along.follow(((-fromCentre.y / reach.y) * depth) / 2, nowMs);
      const [x, y] = [along.at(nowMs), across.at(nowMs)];
      const turned = `rotateX(${x.toFixed(2)}deg) rotateY(${y.toFixed(2)}deg)`;
      write({ transform: x || y ? `perspective(${MODIFIER_PERSPECTIVE_PX}px) ${turned}` : '' });
    },
    leanAt: (nowMs) => ({ x: sine(across.at(nowMs)), y: -sine(along.at(nowMs)) }),
    isMoving: (nowMs) => across.isMoving(nowMs) || along.isMoving(nowMs),
    rest: () => write({ transform: '' }),
  };
}

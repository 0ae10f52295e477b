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
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const sine = (degrees: number): number => Math.sin(radians(degrees));
const cosine = (degrees: number): number => Math.cos(radians(degrees));

/** The side under the pointer sinks: at the edge by half the depth, in degrees. The frame of the module stays filled. */
export function createTilt(content: HTMLElement, depth: number): Tilt {
  const write = createWriter(content);
  const across = createFollower(SMOOTHING, 0);
  const along = createFollower(SMOOTHING, 0);
  return {
    follow({ fromCentre, reach }, nowMs) {
      across.follow(((fromCentre.x / reach.x) * depth) / 2, nowMs);
      along.follow(((-fromCentre.y / reach.y) * depth) / 2, nowMs);
      const [x, y] = [along.at(nowMs), across.at(nowMs)];
      const sunkPx = sine(Math.abs(x)) * reach.y + sine(Math.abs(y)) * reach.x;
      const scale = (1 + sunkPx / MODIFIER_PERSPECTIVE_PX) / (cosine(x) * cosine(y));
      const turned = `scale(${scale.toFixed(4)}) rotateX(${x.toFixed(2)}deg) rotateY(${y.toFixed(2)}deg)`;
      write({ transform: x || y ? `perspective(${MODIFIER_PERSPECTIVE_PX}px) ${turned}` : '' });
    },
    leanAt: (nowMs) => ({ x: sine(across.at(nowMs)), y: -sine(along.at(nowMs)) }),
    isMoving: (nowMs) => across.isMoving(nowMs) || along.isMoving(nowMs),
    rest: () => write({ transform: '' }),
  };
}

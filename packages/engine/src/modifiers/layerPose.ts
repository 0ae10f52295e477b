import type { Layer } from '@vitrine/model';
import { clamp } from './crossing.ts';

export type LayerModifiers = NonNullable<Layer['modifiers']>;
type ByScroll = NonNullable<LayerModifiers['scroll']>;

/** What moves a layer, as it is followed at this moment. */
export interface Signals {
  /** From the origin to the pointer, in pixels. */
  readonly pointer: Point;
  /** How far the module is out of view, in pixels; and of how many. */
  readonly outPx: number;
  readonly heightPx: number;
  /** How far a layer moves for each pixel that it stands out of a tilted module. */
  readonly lean: Point;
  /** How far one of depth 10 stands out. */
  readonly standsOutPx: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where modifiers have brought a layer. */
export interface ModifierPose extends Point {
  readonly rotateX: number;
  readonly rotateY: number;
  readonly rotateZ: number;
  readonly scale: number;
  readonly opacity: number;
  readonly blurPx: number;
  readonly grayscalePercent: number;
}

export const REST: ModifierPose = {
  x: 0,
  y: 0,
  rotateX: 0,
  rotateY: 0,
  rotateZ: 0,
  scale: 1,
  opacity: 1,
  blurPx: 0,
  grayscalePercent: 0,
};

/** A layer goes against the pointer, and with the page that goes out of view, by per cents of their way. */
export function layerPose(
  { mouse, scroll }: LayerModifiers,
  { pointer, outPx, heightPx, lean, standsOutPx }: Signals,
): ModifierPose {
  const byMouse = mouse?.use ? mouse : null;
  const byScroll = scroll?.use ? scroll : null;
  const share = heightPx > 0 ? clamp(outPx / heightPx, -1, 1) : 0;
  const standsOut = byMouse ? (standsOutPx * byMouse.x) / 10 : 0;
  const shift = (axis: 'x' | 'y'): number =>
    ((byScroll?.[axis] ?? 0) * outPx - (byMouse?.[axis] ?? 0) * pointer[axis]) / 100 + lean[axis] * standsOut;
  const turn = (degrees = 0): number => degrees && degrees * share;
  return {
    x: shift('x'),
    y: shift('y'),
    rotateX: turn(byScroll?.rotateX),
    rotateY: turn(byScroll?.rotateY),
    rotateZ: turn(byScroll?.rotateZ),
    scale: 1 + ((byScroll?.scale ?? 1) - 1) * Math.abs(share),
    ...effects(byScroll, share),
  };
}

type Effects = Pick<ModifierPose, 'opacity' | 'blurPx' | 'grayscalePercent'>;

/** Fade, blur and greying begin once the module is out of view by more than the threshold. */
function effects(scroll: ByScroll | null, share: number): Effects {
  const isMeant = scroll?.filterUsed && DIRECTIONS[scroll.direction](share);
  const threshold = scroll?.threshold ?? 0;
  const amount = isMeant && threshold < 1 ? clamp((Math.abs(share) - threshold) / (1 - threshold), 0, 1) : 0;
  return {
    opacity: scroll?.opacityUsed ? 1 - amount : 1,
    blurPx: (scroll?.blurPx ?? 0) * amount,
    grayscalePercent: (scroll?.grayscalePercent ?? 0) * amount,
  };
}

const DIRECTIONS: Readonly<Record<ByScroll['direction'], (share: number) => boolean>> = {
  all: () => true,
  top: (share) => share > 0,
  bottom: (share) => share < 0,
};

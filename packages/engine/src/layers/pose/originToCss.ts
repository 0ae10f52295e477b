import type { Measure, Scene } from '@vitrine/model';
import type { Box } from '../boxes/LayerBoxes.ts';
import { asDistance, distanceToCss, round } from './Distance.ts';

/** The point that an element turns and grows around; its depth is a matter of `poseTransform`. */
export type Origin = NonNullable<Scene['content']>['origin'];

const lengthOf = (measure: Measure, scales: boolean): string => distanceToCss(asDistance(measure), scales);

/** `transform-origin`; null where it is the middle, which is CSS's own. */
export function originToCss(origin: Origin | undefined, scales: boolean): string | null {
  if (!origin) return null;
  const css = `${lengthOf(origin.x, scales)} ${lengthOf(origin.y, scales)}`;
  return css === '50% 50%' ? null : css;
}

/** The same point of the content, seen from a wrapper that is larger than it. */
export function originInWrapper(origin: Origin, box: Box, scales: boolean): string {
  const point = (measure: Measure, start: number, length: number): string =>
    measure.unit === '%'
      ? `${round(start + (length * measure.value) / 100)}px`
      : `calc(${round(start)}px + ${measure.value === 0 ? '0px' : lengthOf(measure, scales)})`;
  return `${point(origin.x, box.left, box.width)} ${point(origin.y, box.top, box.height)}`;
}

import type { Measure, Scene } from '@vitrine/model';
import type { Box } from '../boxes/LayerBoxes.ts';
import { asDistance, distanceToCss, round } from './Distance.ts';

/** The point that an element turns and grows around. */
export type Origin = NonNullable<Scene['content']>['origin'];

const lengthOf = (measure: Measure, scales: boolean): string => distanceToCss(asDistance(measure), scales);

/** CSS knows no percentage of depth. */
function withDepth(css: string, { z }: Origin, scales: boolean): string {
  const depth = z.unit === '%' ? '0' : lengthOf(z, scales);
  return depth === '0' ? css : `${css} ${depth}`;
}

/** `transform-origin`; null where it is the middle, which is CSS's own. */
export function originToCss(origin: Origin | undefined, scales: boolean): string | null {
  if (!origin) return null;
  const css = withDepth(`${lengthOf(origin.x, scales)} ${lengthOf(origin.y, scales)}`, origin, scales);
  return css === '50% 50%' ? null : css;
}

/** The same point of the content, seen from a wrapper that is larger than it. */
export function originInWrapper(origin: Origin, box: Box, scales: boolean): string {
  const point = (measure: Measure, start: number, length: number): string =>
    measure.unit === '%'
      ? `${round(start + (length * measure.value) / 100)}px`
      : `calc(${round(start)}px + ${measure.value === 0 ? '0px' : lengthOf(measure, scales)})`;
  return withDepth(
    `${point(origin.x, box.left, box.width)} ${point(origin.y, box.top, box.height)}`,
    origin,
    scales,
  );
}

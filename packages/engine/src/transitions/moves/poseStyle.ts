import type { Amount } from '../../layers/values/resolveAmount.ts';
import type { Pose } from './Pose.ts';

const REST_OF: Readonly<Record<string, string>> = { '%': '0%' };

/** A state as a transform; percentages are of the piece itself. */
export function poseTransform({ x, y, rotate, scaleX, scaleY }: Pose): string {
  return `translate(${offset(x)},${offset(y)}) rotate(${rotate}deg) scale(${scaleX},${scaleY})`;
}

/** The same functions at rest, so that the browser goes from one to the other number by number. */
export function restTransform({ x, y }: Pose): string {
  const rest = ({ unit }: Amount): string => REST_OF[unit] ?? '0px';
  return `translate(${rest(x)},${rest(y)}) rotate(0deg) scale(1,1)`;
}

const offset = ({ value, unit }: Amount): string => `${value}${unit === '' || unit === 'deg' ? 'px' : unit}`;

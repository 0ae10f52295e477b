import type { Amount } from '../../layers/values/resolveAmount.ts';
import type { Pose } from './Pose.ts';

const REST_OF: Readonly<Record<string, string>> = { '%': '0%' };

/** A state as a transform; percentages are of the piece itself. */
export function poseTransform({ x, y, rotate, scaleX, scaleY, overlaps = false }: Pose): string {
  const [left, top] = [offset(x, overlaps), offset(y, overlaps)];
  return `translate(${left},${top}) rotate(${rotate}deg) scale(${scaleX},${scaleY})`;
}

/** The same functions at rest, so that the browser goes from one to the other number by number. */
export function restTransform({ x, y }: Pose): string {
  const rest = ({ unit }: Amount): string => REST_OF[unit] ?? '0px';
  return `translate(${rest(x)},${rest(y)}) rotate(0deg) scale(1,1)`;
}

const OVERLAP_PX = 1;

function offset({ value, unit }: Amount, overlaps: boolean): string {
  const css = `${value}${unit === '' || unit === 'deg' ? 'px' : unit}`;
  return overlaps && isBeside({ value, unit })
    ? `calc(${css} ${value > 0 ? '-' : '+'} ${OVERLAP_PX}px)`
    : css;
}

/** So far off that it touches its place. */
export const isBeside = ({ value, unit }: Amount): boolean => unit === '%' && Math.abs(value) === 100;

import { easeOf } from './easeOf.ts';
import type { Ease } from './Ease.ts';

/** A hundredth of a thousandth of the way: no screen shows less. */
const TOLERANCE = 0.0005;
const FIRST_POINTS = 16;
const MOST_DEPTH = 7;

const known = new Map<string, string>();

/** A named ease as a CSS `linear()` curve, for the browser to run by itself. */
export function easeToLinear(written: string): string {
  const kept = known.get(written);
  if (kept !== undefined) return kept;
  const css = /^\s*(?:none|linear|power0.*)?\s*$/i.test(written) ? 'linear' : linearOf(easeOf(written));
  known.set(written, css);
  return css;
}

/** Samples an ease closer where it bends more. */
function linearOf(ease: Ease): string {
  const points: [x: number, y: number][] = [[0, ease(0)]];
  for (let index = 0; index < FIRST_POINTS; index++)
    addPoints(ease, index / FIRST_POINTS, (index + 1) / FIRST_POINTS, MOST_DEPTH, points);
  return `linear(${points.map(([x, y]) => `${shorten(y)} ${shorten(x * 100)}%`).join(', ')})`;
}

function addPoints(ease: Ease, from: number, to: number, depth: number, points: [number, number][]): void {
  const [start, end] = [ease(from), ease(to)];
  const isStraight = [0.25, 0.5, 0.75].every(
    (share) => Math.abs(ease(from + (to - from) * share) - (start + (end - start) * share)) <= TOLERANCE,
  );
  if (isStraight || depth === 0) {
    points.push([to, end]);
    return;
  }
  const middle = (from + to) / 2;
  addPoints(ease, from, middle, depth - 1, points);
  addPoints(ease, middle, to, depth - 1, points);
}

const shorten = (value: number): number => Math.round(value * 10_000) / 10_000;

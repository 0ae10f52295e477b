import type { Ease } from '@vitrine/motion';

/** Half a pixel of a slide of 500. */
const TOLERANCE_STEPS = 0.001;
const FIRST_POINTS = 8;
const MOST_DEPTH = 4;

/**
 * Moments, as shares of the time, between which a movement over so many steps is as good as straight. Slides that scale
 * or turn are straight over short ways only, so no two are far apart.
 */
export function sampleTimes(ease: Ease, steps: number): number[] {
  const times = [0];
  const points = Math.max(FIRST_POINTS, Math.ceil(Math.abs(steps) * FIRST_POINTS));
  const most = Math.min(points, FIRST_POINTS * 3);
  for (let index = 0; index < most; index++)
    addBetween(ease, steps, index / most, (index + 1) / most, MOST_DEPTH, times);
  return times;
}

function addBetween(
  ease: Ease,
  steps: number,
  from: number,
  to: number,
  depth: number,
  times: number[],
): void {
  const middle = (from + to) / 2;
  const bend = Math.abs(ease(middle) - (ease(from) + ease(to)) / 2) * Math.abs(steps);
  if (depth > 0 && bend > TOLERANCE_STEPS) {
    addBetween(ease, steps, from, middle, depth - 1, times);
    addBetween(ease, steps, middle, to, depth - 1, times);
  } else times.push(to);
}

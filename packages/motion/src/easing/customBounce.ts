import type { Ease } from './Ease.ts';

/** A drop to the floor and a row of ever lower bounces. */
export interface BounceOptions {
  /** How much of its height each bounce keeps, 0 to 1. Default 0.7. */
  readonly strength?: number;
  /** Starts on the floor with a jump instead of a fall. Default false. */
  readonly endAtStart?: boolean;
}

const LOWEST_BOUNCE = 0.001;

/** Physics: the time of a bounce is as the root of its height. */
export function customBounce({ strength = 0.7, endAtStart = false }: BounceOptions = {}): Ease {
  const keeps = Math.min(0.999, Math.max(0, strength)) ** 2;
  const bounces: { start: number; length: number; height: number }[] = [];
  let start = endAtStart ? 0 : 1;
  for (let height = keeps; height > LOWEST_BOUNCE && bounces.length < 100; height *= keeps) {
    const length = 2 * Math.sqrt(height);
    bounces.push({ start, length, height });
    start += length;
  }
  const whole = Math.max(start, 1e-6);
  return (progress) => {
    const time = progress * whole;
    if (progress >= 1) return endAtStart ? 0 : 1;
    if (!endAtStart && time < 1) return time * time;
    const bounce = bounces.findLast((each) => each.start <= time);
    if (!bounce) return endAtStart ? 0 : 1;
    const middle = (time - bounce.start) / bounce.length - 0.5;
    const rise = bounce.height * (1 - 4 * middle * middle);
    return endAtStart ? rise : 1 - rise;
  };
}

import { type Ease, type EaseFamily, inOutOf, outOf } from '../Ease.ts';

/** Four drops, each half as wide as the one before, in parts of 2.75. */
const WHOLE = 2.75;
const DROPS = [
  { until: 1 / WHOLE, middle: 0, floor: 0 },
  { until: 2 / WHOLE, middle: 1.5 / WHOLE, floor: 0.75 },
  { until: 2.5 / WHOLE, middle: 2.25 / WHOLE, floor: 0.9375 },
  { until: Infinity, middle: 2.625 / WHOLE, floor: 0.984375 },
] as const;

const landing: Ease = (progress) => {
  const drop = DROPS.find(({ until }) => progress < until) ?? DROPS[3];
  return WHOLE * WHOLE * (progress - drop.middle) ** 2 + drop.floor;
};

export const bounce: EaseFamily = {
  out: () => landing,
  in: () => outOf(landing),
  inOut: () => inOutOf(outOf(landing)),
};

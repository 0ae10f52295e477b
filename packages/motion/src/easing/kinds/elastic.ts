import { type Ease, type EaseFamily, outOf } from '../Ease.ts';

const PERIOD = 0.3;
/** In both directions at once the spring has half the time, so it swings slower. */
const PERIOD_BOTH = 0.45;

/** A spring that starts fast and swings out: amplitude from 1, period as a share of the whole. */
function spring(amplitude: number, period: number): Ease {
  const height = Math.max(1, amplitude);
  const length = period / Math.min(1, amplitude);
  const shift = (length / (2 * Math.PI)) * Math.asin(1 / height);
  return (progress) =>
    progress === 1
      ? 1
      : height * 2 ** (-10 * progress) * Math.sin(((progress - shift) * 2 * Math.PI) / length) + 1;
}

/** No amplitude or period of nothing: there would be nothing left to swing. */
const orElse = (value: number | undefined, fallback: number): number =>
  value !== undefined && value > 0 ? value : fallback;

export const elastic: EaseFamily = {
  out: (amplitude, period) => spring(orElse(amplitude, 1), orElse(period, PERIOD)),
  in: (amplitude, period) => outOf(spring(orElse(amplitude, 1), orElse(period, PERIOD))),
  inOut: (amplitude, period) => {
    const out = spring(orElse(amplitude, 1), orElse(period, PERIOD_BOTH));
    return (progress) =>
      progress < 0.5 ? (1 - out(1 - progress * 2)) / 2 : 0.5 + out((progress - 0.5) * 2) / 2;
  },
};

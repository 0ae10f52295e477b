import { type EaseFamily, familyOf } from '../Ease.ts';

/** power0 is linear; power1 to power4 are the curves t² to t⁵. */
export const power = (exponent: number): EaseFamily =>
  familyOf(() => (progress) => progress ** (exponent + 1));

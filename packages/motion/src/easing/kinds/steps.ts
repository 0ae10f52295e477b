import type { EaseMaker } from '../Ease.ts';

/** Even jumps, the last of them at the very end. */
export const steps: EaseMaker = (count = 1) => {
  const whole = Math.max(1, Math.round(count));
  return (progress) => Math.min(1, Math.floor(progress * whole + 1e-9) / whole);
};

import type { EaseMaker } from '../Ease.ts';

const LINEAR_SHARE = 0.7;
const STRENGTH = 0.7;

/** Fast, slow, fast: a straight stretch in the middle, `strength` deciding how flat it lies. */
export const slow: EaseMaker = (linearShare = LINEAR_SHARE, strength = STRENGTH) => {
  const ends = (1 - Math.min(1, Math.max(0, linearShare))) / 2;
  const straight = (progress: number): number => progress + (0.5 - progress) * strength;
  return (progress) => {
    const middle = straight(progress);
    if (progress < ends) return middle - (1 - progress / ends) ** 4 * middle;
    if (progress > 1 - ends) return middle + (progress - middle) * ((progress - (1 - ends)) / ends) ** 4;
    return middle;
  };
};

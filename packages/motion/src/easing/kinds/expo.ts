import { familyOf } from '../Ease.ts';

/** Ten doublings, blended so that it starts at exactly 0. */
export const expo = familyOf(
  () => (progress) => 2 ** (10 * (progress - 1)) * progress + progress ** 6 * (1 - progress),
);

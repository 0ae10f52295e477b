import { familyOf } from '../Ease.ts';

/** Overshoots by about a tenth, unless told otherwise. */
const OVERSHOOT = 1.70158;

export const back = familyOf(
  (overshoot = OVERSHOOT) =>
    (progress) =>
      progress * progress * ((overshoot + 1) * progress - overshoot),
);

/** Progress in, eased progress out: 0 at 0 and 1 at 1, free in between. */
export type Ease = (progress: number) => number;

/** Makes an ease from the numbers in its brackets: `back.out(1.7)`. */
export type EaseMaker = (...parameters: readonly number[]) => Ease;

/** The three directions of a family, from the one that starts slowly. */
export interface EaseFamily {
  readonly in: EaseMaker;
  readonly out: EaseMaker;
  readonly inOut: EaseMaker;
}

/** Mirrors an "in" ease. */
export const outOf =
  (ease: Ease): Ease =>
  (progress) =>
    1 - ease(1 - progress);

/** First half in, second half out. */
export const inOutOf =
  (ease: Ease): Ease =>
  (progress) =>
    progress < 0.5 ? ease(progress * 2) / 2 : 1 - ease((1 - progress) * 2) / 2;

/** The three directions of an ease that is given by its "in" form. */
export function familyOf(make: EaseMaker): EaseFamily {
  return {
    in: make,
    out: (...parameters) => outOf(make(...parameters)),
    inOut: (...parameters) => inOutOf(make(...parameters)),
  };
}

/** Windows of bullets, from the smallest that is shown to what is drawn. */
export const BULLET_WINDOWS = [5, 7, 9, 11, 15] as const;
/** How many of them a line shows in modules narrower than so many pixels; */
export const BULLETS_BELOW_PX = [
  [400, 7],
  [600, 9],
  [900, 11],
] as const;
/** and a column on each level: modules are wider than they are high. */
export const BULLETS_DOWN = [11, 11, 9, 7, 5] as const;

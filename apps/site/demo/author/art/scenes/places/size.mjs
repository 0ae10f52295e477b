/** Pictures that fill a screen. */
export const WIDE = { width: 1920, height: 1080 };

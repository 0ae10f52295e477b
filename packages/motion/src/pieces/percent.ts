/** A share as CSS percent, exact to a small part of a pixel on any screen. */
export const percent = (share: number): string => `${Math.round(share * 1e8) / 1e6}%`;

/** Rounds away binary noise; CSS needs no more than four digits. */
export const round = (value: number): number => Math.round(value * 10_000) / 10_000;

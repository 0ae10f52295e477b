import { MOST_PIECES } from './limits.ts';

/** Absent, empty and `0` are one piece; else the whole number that the text starts with (`2.5` is 2, `abc` is 0). */
export function readQuantity(text: string | undefined): number {
  if (text === undefined || text === '' || text === '0') return 1;
  const [start] = /^\s*[+-]?\d+/.exec(text) ?? ['0'];
  return Math.max(-MOST_PIECES, Math.min(MOST_PIECES, Number(start)));
}

/** The drawn stretch of a line, as shares of its length. */
export interface DrawnRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Which stretch of a line is drawn, as documents write it: `20% 80%`, `50%` (from the start), lengths (`10 40`),
 * `true` for all and `false` or `none` for nothing. Anything else is all of it.
 */
export function parseDrawn(written: string, length: number): DrawnRange {
  const text = written.trim().toLowerCase();
  if (text === 'false' || text === 'none') return { from: 0, to: 0 };
  const shares = text.split(/[\s,]+/).map((part) => shareOf(part, length));
  const [first = Number.NaN, second = first] = shares;
  const [from, to] = shares.length > 1 ? [first, second] : [0, first];
  if (!Number.isFinite(from) || !Number.isFinite(to)) return { from: 0, to: 1 };
  return { from: Math.min(from, to), to: Math.max(from, to) };
}

function shareOf(written: string, length: number): number {
  const value = /^[+-]?[\d.]+(?:%|px)?$/.test(written) ? Number.parseFloat(written) : Number.NaN;
  const share = written.endsWith('%') ? value / 100 : value / (length || 1);
  return Math.min(1, Math.max(0, share));
}

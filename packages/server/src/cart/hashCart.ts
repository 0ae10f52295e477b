import { md5 } from './itemKey.ts';
import type { CartLine } from './Cart.ts';

/** The same contents and total have the same hash, whoever put them in and in whatever order; '' is the empty cart's. */
export function hashCart(lines: readonly CartLine[], total: number): string {
  if (lines.length === 0) return '';
  const contents = lines
    .map((line) => [line.key, line.quantity, line.subtotal, line.subtotalTax, line.total, line.totalTax])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return md5(JSON.stringify([contents, total]));
}

import { MOST_PIECES } from './limits.ts';
import type { CartItem } from './readItems.ts';
import { availableOf, type Bought, isInStock, isSoldIndividually, stockHolder } from './stockRules.ts';

/** Pieces of other lines that take from the same stock. */
function takenBy(items: readonly CartItem[], holderId: number | undefined): number {
  return items
    .filter(({ bought }) => bought && stockHolder(bought)?.id === holderId)
    .reduce((all, { quantity }) => all + quantity, 0);
}

/** How many pieces a cart with these other lines can take. */
export function mostPiecesFor(bought: Bought, others: readonly CartItem[]): number {
  if (!isInStock(bought)) return 0;
  const available = availableOf(bought);
  const most = isSoldIndividually(bought) ? 1 : MOST_PIECES;
  if (available === null) return most;
  return Math.max(0, Math.min(most, available - takenBy(others, stockHolder(bought)?.id)));
}

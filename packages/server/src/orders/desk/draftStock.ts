import type { ShopSettings } from '@vitrine/contract/shop';
import { queueStockMails } from '../../mails/stockMails.ts';
import type { Shop } from '../../Shop.ts';
import type { Order } from '../Order.ts';
import { type Held, lockProducts, moveStock, productIdsOf, shortagesOf, type StockLine } from '../stock.ts';
import { shortageNotices, stockLinesOfOrder } from '../stockLines.ts';
import type { DraftedLine } from './draftedLines.ts';
import type { DraftFault } from './OrderDraft.ts';

/** What a draft takes from stock beyond what its order holds, and what it gives back. */
export interface StockMove {
  readonly more: readonly StockLine[];
  readonly less: readonly StockLine[];
  /** Locked, and with what is given back in them. */
  readonly before: readonly Held[];
  readonly products: readonly Held[];
  readonly faults: readonly DraftFault[];
}

const keyOf = ({ productId, variationId, holderId }: StockLine): string =>
  `${productId} ${variationId} ${holderId}`;

const stockOfDraft = (lines: readonly DraftedLine[]): readonly StockLine[] =>
  lines.map(({ name, productId, variationId, quantity, data }) => ({
    name,
    productId,
    variationId,
    quantity,
    holderId: data.stockHolderId ?? null,
  }));

/** Pieces by which the second has more than the first. */
function beyond(first: readonly StockLine[], second: readonly StockLine[]): readonly StockLine[] {
  const left = new Map<string, number>();
  for (const line of first) left.set(keyOf(line), (left.get(keyOf(line)) ?? 0) + line.quantity);
  return second.flatMap((line) => {
    const covered = Math.min(line.quantity, left.get(keyOf(line)) ?? 0);
    left.set(keyOf(line), (left.get(keyOf(line)) ?? 0) - covered);
    return line.quantity > covered ? [{ ...line, quantity: line.quantity - covered }] : [];
  });
}

/** Locks what a draft takes from, and says what there is not enough of. */
export async function planStock(
  shop: Shop,
  order: Order | null,
  lines: readonly DraftedLine[],
): Promise<StockMove> {
  const held = order?.isStockTaken ? stockLinesOfOrder(order) : [];
  const wanted = stockOfDraft(lines);
  const more = beyond(held, wanted);
  const less = beyond(wanted, held);
  const before = await lockProducts(shop, productIdsOf([...more, ...less]));
  const products = before.map((product) => ({
    ...product,
    stock_quantity:
      product.stock_quantity === null
        ? null
        : product.stock_quantity +
          less.reduce((all, line) => all + (line.holderId === product.id ? line.quantity : 0), 0),
  }));
  const short = shortagesOf(more, products);
  const notices = shortageNotices(short);
  const faults = short.map(({ name }, index): DraftFault => {
    const at = lines.findIndex((line) => line.name === name);
    return { field: `lines.${at}.quantity`, said: notices[index] ?? '' };
  });
  return { more, less, before, products, faults };
}

/** Does what was planned. once: what it was, so that the owner is told once of what has run out. */
export async function moveDraftStock(
  shop: Shop,
  { more, less, before, products }: StockMove,
  once: string,
  settings: ShopSettings,
): Promise<void> {
  if (less.length > 0) await moveStock(shop, less, before, -1);
  if (more.length === 0) return;
  const taken = await moveStock(shop, more, products, 1);
  await queueStockMails(shop, taken, once, settings);
}

import type { Cart } from '../cart/Cart.ts';
import { stockHolder } from '../cart/stockRules.ts';
import type { CartNotice } from '../notices/CartNotice.ts';
import type { Order, OrderItem } from './Order.ts';
import type { RefundItem } from './refunds/Refund.ts';
import type { Shortage, StockLine } from './stock.ts';

/** What a cart takes from stock. */
export const stockLinesOf = ({ lines }: Cart): readonly StockLine[] =>
  lines.map(({ name, productId, variationId, product, variation, quantity }) => ({
    name,
    productId,
    variationId,
    quantity,
    holderId: stockHolder({ product: variation ?? product, parent: variation ? product : null })?.id ?? null,
  }));

/**
 * What an order holds, as it was written down when it was taken: products may have been changed since. Pieces that went back are not its
 * own any more, wherever they are.
 */
export const stockLinesOfOrder = ({
  items,
  refunds,
}: Pick<Order, 'items' | 'refunds'>): readonly StockLine[] => {
  const gone = new Map<number, number>();
  for (const { itemId, quantity } of refunds.flatMap((refund) => refund.items))
    gone.set(itemId, (gone.get(itemId) ?? 0) + quantity);
  return linesOf(items, ({ id, quantity }) => quantity - (gone.get(id) ?? 0));
};

/** What of an order is for sale again by a refund. */
export const stockLinesOfRefund = (
  { items }: Pick<Order, 'items'>,
  refunded: readonly RefundItem[],
): readonly StockLine[] =>
  linesOf(items, ({ id }) => refunded.find(({ itemId }) => itemId === id)?.restocked ?? 0);

const linesOf = (
  items: readonly OrderItem[],
  quantityOf: (item: OrderItem) => number,
): readonly StockLine[] =>
  items
    .filter((item) => item.kind === 'line' && quantityOf(item) > 0)
    .map((item) => ({
      name: item.name,
      productId: item.productId ?? 0,
      variationId: item.variationId ?? 0,
      quantity: quantityOf(item),
      holderId: item.data.stockHolderId ?? null,
    }));

/** What a buyer is told of what there is not enough of. */
export const shortageNotices = (short: readonly Shortage[]): readonly CartNotice[] =>
  short.map(({ name: product, available: left }) =>
    left > 0 ? { code: 'not_enough_for_order', product, left } : { code: 'out_of_stock_for_order', product },
  );

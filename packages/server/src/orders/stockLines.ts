import type { Cart } from '../cart/Cart.ts';
import { stockHolder } from '../cart/stockRules.ts';
import type { CartNotice } from '../notices/CartNotice.ts';
import type { Order } from './Order.ts';
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

/** What an order took, as it was written down then: products may have been changed since. */
export const stockLinesOfOrder = ({ items }: Order): readonly StockLine[] =>
  items
    .filter(({ kind }) => kind === 'line')
    .map(({ name, productId, variationId, quantity, data }) => ({
      name,
      productId: productId ?? 0,
      variationId: variationId ?? 0,
      quantity,
      holderId: data.stockHolderId ?? null,
    }));

/** What a buyer is told of what there is not enough of. */
export const shortageNotices = (short: readonly Shortage[]): readonly CartNotice[] =>
  short.map(({ name: product, available: left }) =>
    left > 0 ? { code: 'not_enough_for_order', product, left } : { code: 'out_of_stock_for_order', product },
  );

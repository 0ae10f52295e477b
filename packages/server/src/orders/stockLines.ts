import type { Cart } from '../cart/Cart.ts';
import { cartTexts } from '../cart/cartTexts.ts';
import { stockHolder } from '../cart/stockRules.ts';
import type { CheckoutError } from './checkout/checkAddress.ts';
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

export const shortageErrors = (short: readonly Shortage[]): readonly CheckoutError[] =>
  short.map(({ name, available }) => ({
    field: null,
    html: available > 0 ? cartTexts.notEnoughForOrder(name, available) : cartTexts.outOfStockForOrder(name),
  }));

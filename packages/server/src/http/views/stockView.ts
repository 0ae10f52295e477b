import type { QuantityView, StockView } from '@vitrine/contract/shop';
import type { Product } from '../../catalogue/Product.ts';
import { stockStatusOf } from '../../catalogue/stockStatusOf.ts';
import { availableOf } from '../../cart/stockRules.ts';

/** What a product page says of stock. A variation without stock of its own has its parent's. */
export function stockView(product: Product, parent: Product | null = null): StockView {
  const kept = !product.managesStock && parent?.managesStock ? parent : product;
  const status = stockStatusOf(kept);
  if (status === 'outofstock') return { status, text: 'Out of stock' };
  if (status === 'onbackorder')
    return { status, text: kept.managesStock && kept.backorders === 'yes' ? '' : 'Available on backorder' };
  return { status, text: kept.managesStock ? `${kept.stockQuantity ?? 0} in stock` : '' };
}

/** facts/woo-contract §11. */
export function quantityView(product: Product, parent: Product | null = null): QuantityView {
  if (product.isSoldIndividually || parent?.isSoldIndividually) return { min: 1, max: 1 };
  const available = availableOf({ product, parent });
  return { min: 1, max: available === null ? null : Math.max(1, available) };
}

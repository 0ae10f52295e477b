import { priceOf } from '../catalogue/priceRange.ts';
import type { ShippableLine } from '../pricing/priceShipping.ts';
import { labelled } from './choices.ts';
import { itemName } from './itemName.ts';
import type { SoldItem } from './soldItems.ts';

/** What pricing looks at. A variation without a class of its own has its parent's. */
export const pricedLines = (
  items: readonly SoldItem[],
  categories: ReadonlyMap<number, readonly number[]>,
  nowMs: number,
): readonly ShippableLine[] =>
  items.map(({ key, productId, variationId, quantity, bought, choices }) => {
    const { product, parent } = bought;
    const price = priceOf(product, nowMs);
    return {
      key,
      name: itemName(bought, labelled(parent, choices)),
      productId,
      variationId,
      categoryIds: categories.get(productId) ?? [],
      price: price.current ?? 0,
      quantity,
      isOnSale: price.isOnSale,
      isTaxable: product.taxStatus === 'taxable',
      taxClass: product.taxClass || (parent?.taxClass ?? ''),
      isVirtual: product.isVirtual,
      shippingClass: product.shippingClass || (parent?.shippingClass ?? ''),
    };
  });

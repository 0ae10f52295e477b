import type { LineTotals } from '../pricing/priceLines.ts';
import type { ShippableLine } from '../pricing/priceShipping.ts';
import type { CartLine } from './Cart.ts';
import { labelled } from './choices.ts';
import type { SoldItem } from './soldItems.ts';
import { availableOf, isOnBackorder, isSoldIndividually } from './stockRules.ts';

const NOTHING: Omit<LineTotals, 'key'> = {
  unitNet: 0,
  unitGross: 0,
  subtotal: 0,
  subtotalTax: 0,
  total: 0,
  totalTax: 0,
  taxes: new Map(),
};

/** Items, prices and totals of the same lines in the same order, as one. */
export const cartLines = (
  items: readonly SoldItem[],
  lines: readonly ShippableLine[],
  totals: readonly LineTotals[],
): readonly CartLine[] =>
  items.map(({ key, productId, variationId, quantity, bought, choices, extra }, index) => {
    const { product, parent } = bought;
    // Each by its name: spreading an object into a large one takes several times as long.
    const line = totals[index] ?? NOTHING;
    return {
      unitNet: line.unitNet,
      unitGross: line.unitGross,
      subtotal: line.subtotal,
      subtotalTax: line.subtotalTax,
      total: line.total,
      totalTax: line.totalTax,
      taxes: line.taxes,
      key,
      productId,
      variationId,
      product: parent ?? product,
      variation: parent ? product : null,
      name: lines[index]?.name ?? '',
      slug: (parent ?? product).slug,
      sku: product.sku ?? parent?.sku ?? '',
      imageId: product.imageId ?? parent?.imageId ?? null,
      quantity,
      unitPrice: lines[index]?.price ?? 0,
      choices: labelled(parent, choices),
      extra,
      isSoldIndividually: isSoldIndividually(bought),
      maxQuantity: isSoldIndividually(bought) ? 1 : availableOf(bought),
      isOnBackorder: isOnBackorder(bought, quantity),
    };
  });

import type { Cart, CartLine } from '../cart/Cart.ts';
import { stockHolder } from '../cart/stockRules.ts';
import type { Coupon } from '../pricing/coupons.ts';
import type { OrderItemData, OrderItemKind } from './Order.ts';

interface ItemColumns {
  readonly kind: OrderItemKind;
  readonly name: string;
  readonly product_id: number | null;
  readonly variation_id: number | null;
  readonly quantity: number;
  readonly subtotal: number;
  readonly subtotal_tax: number;
  readonly total: number;
  readonly total_tax: number;
  readonly data: string;
}

/** A cart as the items of an order, with all that is needed later when products, rates and coupons have changed. */
export const orderItemsOf = (cart: Cart, coupons: readonly Coupon[]): readonly ItemColumns[] => [
  ...cart.lines.map(lineItem),
  ...cart.packages.flatMap(({ rates, chosen }) =>
    rates
      .filter(({ id }) => id === chosen)
      .map(({ id, label, cost, tax, taxes }) =>
        item(
          'shipping',
          label,
          { total: cost, total_tax: tax },
          { rateId: id, taxes: Object.fromEntries(taxes) },
        ),
      ),
  ),
  ...cart.taxes.map(({ name, amount, rateId, ratePpm, isCompound, cart: cartTax, shipping: shippingTax }) =>
    item('tax', name, { total: amount }, { taxRateId: rateId, ratePpm, isCompound, cartTax, shippingTax }),
  ),
  ...cart.coupons.map(({ code, discount, discountTax }) => {
    const couponId = coupons.find((coupon) => coupon.code === code)?.id;
    return item(
      'coupon',
      code,
      { total: discount, total_tax: discountTax },
      couponId === undefined ? {} : { couponId },
    );
  }),
];

function lineItem(line: CartLine): ItemColumns {
  const bought = { product: line.variation ?? line.product, parent: line.variation ? line.product : null };
  return item(
    'line',
    line.name,
    {
      product_id: line.productId,
      variation_id: line.variationId || null,
      quantity: line.quantity,
      subtotal: line.subtotal,
      subtotal_tax: line.subtotalTax,
      total: line.total,
      total_tax: line.totalTax,
    },
    {
      sku: line.sku,
      slug: line.slug,
      choices: line.choices,
      extra: line.extra,
      stockHolderId: stockHolder(bought)?.id ?? null,
      isDownload: bought.product.isVirtual && bought.product.isDownloadable,
      taxes: Object.fromEntries(line.taxes),
    },
  );
}

const item = (
  kind: OrderItemKind,
  name: string,
  columns: Partial<Omit<ItemColumns, 'kind' | 'name' | 'data'>>,
  data: OrderItemData,
): ItemColumns => ({
  kind,
  name,
  product_id: null,
  variation_id: null,
  quantity: 1,
  subtotal: columns.total ?? 0,
  subtotal_tax: columns.total_tax ?? 0,
  total: 0,
  total_tax: 0,
  ...columns,
  data: JSON.stringify(data),
});

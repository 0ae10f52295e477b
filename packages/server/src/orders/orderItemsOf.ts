import type { Cart } from '../cart/Cart.ts';
import { type Bought, stockHolder } from '../cart/stockRules.ts';
import type { CouponTotals, TaxTotals } from '../pricing/computeTotals.ts';
import type { Coupon } from '../pricing/coupons.ts';
import type { LineTotals } from '../pricing/priceLines.ts';
import type { ShippingRate } from '../pricing/priceShipping.ts';
import type { OrderItemData, OrderItemKind } from './Order.ts';

/** An item as it is stored. */
export interface ItemColumns {
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

type Amounts = Omit<LineTotals, 'key' | 'unitNet' | 'unitGross'>;

export interface LineParts extends Amounts {
  readonly name: string;
  readonly productId: number;
  /** 0 when it is none. */
  readonly variationId: number;
  readonly quantity: number;
  readonly data: OrderItemData;
}

export interface OrderParts {
  readonly lines: readonly LineParts[];
  readonly rates: readonly ShippingRate[];
  readonly fees: readonly (Amounts & { readonly name: string })[];
  readonly taxes: readonly TaxTotals[];
  readonly coupons: readonly CouponTotals[];
}

/** What an order consists of, as its items. couponIds: by code; one that there is no more has none. */
export const itemsOf = (
  { lines, rates, fees, taxes, coupons }: OrderParts,
  couponIds: ReadonlyMap<string, number>,
): readonly ItemColumns[] => [
  ...lines.map(({ name, productId, variationId, quantity, data, ...amounts }) =>
    item(
      'line',
      name,
      { product_id: productId, variation_id: variationId || null, quantity, ...amountColumns(amounts) },
      { ...data, taxes: Object.fromEntries(amounts.taxes) },
    ),
  ),
  ...rates.map(({ id, label, cost, tax, taxes: byRate }) =>
    item(
      'shipping',
      label,
      { total: cost, total_tax: tax },
      { rateId: id, taxes: Object.fromEntries(byRate) },
    ),
  ),
  ...fees.map(({ name, ...amounts }) =>
    item('fee', name, amountColumns(amounts), { taxes: Object.fromEntries(amounts.taxes) }),
  ),
  ...taxes.map(({ name, amount, rateId, ratePpm, isCompound, cart: cartTax, shipping: shippingTax }) =>
    item('tax', name, { total: amount }, { taxRateId: rateId, ratePpm, isCompound, cartTax, shippingTax }),
  ),
  ...coupons.map(({ code, discount, discountTax }) => {
    const couponId = couponIds.get(code);
    return item(
      'coupon',
      code,
      { total: discount, total_tax: discountTax },
      couponId === undefined ? {} : { couponId },
    );
  }),
];

/** A cart as the items of an order, with all that is needed later when products, rates and coupons have changed. */
export const orderItemsOf = (cart: Cart, coupons: readonly Coupon[]): readonly ItemColumns[] =>
  itemsOf(
    {
      ...cart,
      lines: cart.lines.map((line) => ({
        ...line,
        data: {
          sku: line.sku,
          slug: line.slug,
          choices: line.choices,
          extra: line.extra,
          ...stockData({
            product: line.variation ?? line.product,
            parent: line.variation ? line.product : null,
          }),
        },
      })),
      rates: cart.packages.flatMap(({ rates, chosen }) => rates.filter(({ id }) => id === chosen)),
      fees: [],
    },
    new Map(coupons.map(({ code, id }) => [code, id])),
  );

/** What is taken from where, and whether anything is sent. */
export const stockData = (bought: Bought): Pick<OrderItemData, 'stockHolderId' | 'isDownload'> => ({
  stockHolderId: stockHolder(bought)?.id ?? null,
  isDownload: bought.product.isVirtual && bought.product.isDownloadable,
});

const amountColumns = ({ subtotal, subtotalTax, total, totalTax }: Amounts) => ({
  subtotal,
  subtotal_tax: subtotalTax,
  total,
  total_tax: totalTax,
});

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

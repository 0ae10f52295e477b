import type { ShopSettings } from '@vitrine/contract/shop';
import type { Order, OrderItem } from './Order.ts';

export interface TotalRow {
  readonly label: string;
  readonly amount: number;
}

/** Amounts are shown with their tax, as the cart showed them. */
const isWithTax = ({ tax }: ShopSettings): boolean => tax.on && tax.displayInCart === 'incl';

/** What a line cost before discounts, as it is shown. */
export const shownSubtotal = (item: OrderItem, settings: ShopSettings): number =>
  item.subtotal + (isWithTax(settings) ? item.subtotalTax : 0);

/** Subtotal, discount, shipping and taxes as they are shown above the total. */
export function orderTotals(order: Order, settings: ShopSettings): readonly TotalRow[] {
  const withTax = isWithTax(settings);
  const ofKind = (kind: OrderItem['kind']) => order.items.filter((item) => item.kind === kind);
  const lines = ofKind('line').reduce((all, item) => all + shownSubtotal(item, settings), 0);
  const discount = order.discount + (withTax ? order.discountTax : 0);
  return [
    { label: 'Subtotal', amount: lines },
    ...(discount > 0 ? [{ label: 'Discount', amount: -discount }] : []),
    ...ofKind('shipping').map(({ name, total, totalTax }) => ({
      label: `Shipping: ${name}`,
      amount: total + (withTax ? totalTax : 0),
    })),
    ...(withTax ? [] : ofKind('tax').map(({ name, total }) => ({ label: name, amount: total }))),
  ];
}

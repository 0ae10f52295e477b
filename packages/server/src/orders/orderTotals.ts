import type { ShopSettings } from '@vitrine/contract/shop';
import type { Order, OrderItem } from './Order.ts';
import { refundedOf } from './refunds/leftOf.ts';
import { createTexts, mailTexts, orderTexts, translate, viewTexts } from '@vitrine/texts';

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
  const { language } = settings.site;
  const t = createTexts(orderTexts, language);
  const ofKind = (kind: OrderItem['kind']) => order.items.filter((item) => item.kind === kind);
  const lines = ofKind('line').reduce((all, item) => all + shownSubtotal(item, settings), 0);
  const discount = order.discount + (withTax ? order.discountTax : 0);
  return [
    { label: t('subtotal'), amount: lines },
    ...(discount > 0 ? [{ label: t('discount'), amount: -discount }] : []),
    ...ofKind('shipping').map(({ name, total, totalTax }) => ({
      label: createTexts(mailTexts, language)('shippingBy', { method: translate(viewTexts, name, language) }),
      amount: total + (withTax ? totalTax : 0),
    })),
    ...ofKind('fee').map(({ name, total, totalTax }) => ({
      label: name,
      amount: total + (withTax ? totalTax : 0),
    })),
    ...(withTax ? [] : ofKind('tax').map(({ name, total }) => ({ label: name, amount: total }))),
  ];
}

/** What went back, and what is left of the total; nothing where nothing did. */
export function refundRows(order: Order, { site }: ShopSettings): readonly TotalRow[] {
  if (order.refunds.length === 0) return [];
  const t = createTexts(orderTexts, site.language);
  return [
    ...order.refunds.map(({ amount, reason }) => ({
      label: reason ? t('refundFor', { reason }) : t('refund'),
      amount: -amount,
    })),
    { label: t('afterRefunds'), amount: order.total - refundedOf(order) },
  ];
}

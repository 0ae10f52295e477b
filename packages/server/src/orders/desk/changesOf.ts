import { formatMoney, type ShopSettings } from '@vitrine/contract/shop';
import type { Order } from '../Order.ts';
import type { OrderDraft } from './OrderDraft.ts';
import type { PricedDraft } from './priceDraft.ts';

/** What a draft changes in an order, in words for its notes; nothing: it changes nothing. */
export function changesOf(
  order: Order,
  draft: OrderDraft,
  { lines, pricesInclude, totals }: PricedDraft,
  { money }: Pick<ShopSettings, 'money'>,
): readonly string[] {
  const amount = (minor: number): string => formatMoney(minor, money);
  const priceOf = (subtotal: number, tax: number, quantity: number): number =>
    Math.round((subtotal + (pricesInclude ? tax : 0)) / Math.max(1, quantity));
  const kept = lines.flatMap(({ item, name, quantity, priced }) => {
    if (!item) return [`added ${name} × ${quantity} at ${amount(priced.price)}`];
    const price = priceOf(item.subtotal, item.subtotalTax, item.quantity);
    return [
      ...(item.quantity === quantity ? [] : [`${name} × ${item.quantity} → × ${quantity}`]),
      ...(price === priced.price ? [] : [`${name}: ${amount(price)} → ${amount(priced.price)}`]),
    ];
  });
  const removed = order.items
    .filter(({ id, kind }) => kind === 'line' && !lines.some(({ item }) => item?.id === id))
    .map(({ name, quantity }) => `removed ${name} × ${quantity}`);
  const was = { rate: rateOf(order, amount), fees: feesOf(order, amount) };
  const rate = draft.rate ? `${draft.rate.label} ${amount(draft.rate.cost)}` : 'none';
  const fees = draft.fees.map((fee) => `${fee.name} ${amount(fee.amount)}`).join(', ') || 'none';
  return [
    ...kept,
    ...removed,
    ...(was.rate === rate ? [] : [`shipping ${was.rate} → ${rate}`]),
    ...(was.fees === fees ? [] : [`fees ${was.fees} → ${fees}`]),
    ...(order.total === totals.total ? [] : [`total ${amount(order.total)} → ${amount(totals.total)}`]),
  ];
}

function rateOf({ items }: Order, amount: (minor: number) => string): string {
  const rate = items.find(({ kind }) => kind === 'shipping');
  return rate ? `${rate.name} ${amount(rate.total)}` : 'none';
}

const feesOf = ({ items, pricesIncludeTax }: Order, amount: (minor: number) => string): string =>
  items
    .filter(({ kind }) => kind === 'fee')
    .map(({ name, total, totalTax }) => `${name} ${amount(total + (pricesIncludeTax ? totalTax : 0))}`)
    .join(', ') || 'none';

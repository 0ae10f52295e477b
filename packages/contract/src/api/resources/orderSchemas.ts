import * as v from 'valibot';
import { flag, maybe, oneOf, timeText } from '../schema/fields.ts';
import { strict } from '../schema/object.ts';
import { address } from './address.ts';

export const orderStatus = oneOf([
  'pending',
  'on-hold',
  'processing',
  'completed',
  'cancelled',
  'refunded',
  'failed',
]);

export const orderHead = {
  id: v.number(),
  status: orderStatus,
  userId: maybe(v.number()),
  currency: v.string(),
  pricesIncludeTax: flag,
  subtotal: v.number(),
  discount: v.number(),
  discountTax: v.number(),
  shippingTotal: v.number(),
  shippingTax: v.number(),
  cartTax: v.number(),
  totalTax: v.number(),
  total: v.number(),
  paymentMethod: v.string(),
  paymentTitle: v.string(),
  transactionId: v.string(),
  billing: address,
  shipping: address,
  customerNote: v.string(),
  createdVia: v.string(),
  version: v.number(),
  createdAt: timeText,
  updatedAt: timeText,
  paidAt: maybe(timeText),
  completedAt: maybe(timeText),
};
const item = strict({
  id: v.number(),
  kind: oneOf(['line', 'shipping', 'tax', 'coupon', 'fee']),
  name: v.string(),
  productId: maybe(v.number()),
  variationId: maybe(v.number()),
  quantity: v.number(),
  subtotal: v.number(),
  subtotalTax: v.number(),
  total: v.number(),
  totalTax: v.number(),
  data: v.record(v.string(), v.unknown()),
});
/** Of a refund: what of an item went back. Amounts are without tax, which stands beside them. */
const refundItem = strict({
  itemId: v.number(),
  quantity: v.number(),
  total: v.number(),
  totalTax: v.number(),
  restocked: v.pipe(v.number(), v.description('Pieces that are for sale again.')),
});
const refund = strict({
  id: v.number(),
  amount: v.pipe(v.number(), v.description('In minor units, with its tax.')),
  tax: v.number(),
  reason: v.string(),
  by: v.pipe(v.string(), v.description('Who gave it; empty: nobody knows any more.')),
  createdAt: timeText,
  items: v.array(refundItem),
});
export const orderAnswer = strict({
  ...orderHead,
  origin: v.string(),
  next: v.pipe(v.array(orderStatus), v.description('What it can become.')),
  items: v.array(item),
  refunds: v.array(refund),
  refunded: v.pipe(v.number(), v.description('All that went back, in minor units.')),
  canRefund: flag,
  canEdit: v.pipe(flag, v.description('Whether its lines can be changed: before it is paid.')),
  meta: v.record(v.string(), v.string()),
});

import type { Selectable } from 'kysely';
import type { Schema } from '../db/Schema.ts';
import { readAddress } from '../pricing/Address.ts';
import type { OrderHead, OrderItem, OrderItemData, OrderItemKind } from './Order.ts';
import type { OrderStatus } from './states.ts';

export const readOrderHead = (row: Selectable<Schema['orders']>): OrderHead => ({
  id: row.id,
  key: row.order_key,
  status: row.status as OrderStatus,
  userId: row.user_id,
  currency: row.currency,
  pricesIncludeTax: row.prices_include_tax === 1,
  subtotal: row.subtotal,
  discount: row.discount_total,
  discountTax: row.discount_tax,
  shippingTotal: row.shipping_total,
  shippingTax: row.shipping_tax,
  cartTax: row.cart_tax,
  totalTax: row.total_tax,
  total: row.total,
  paymentMethod: row.payment_method,
  paymentTitle: row.payment_title,
  transactionId: row.transaction_id,
  billing: readAddress(JSON.parse(row.billing)),
  shipping: readAddress(JSON.parse(row.shipping)),
  customerNote: row.customer_note,
  userAgent: row.user_agent,
  cartHash: row.cart_hash,
  isStockTaken: row.is_stock_taken === 1,
  createdVia: row.created_via,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  paidAt: row.paid_at,
  completedAt: row.completed_at,
});

export const readOrderItem = (row: Selectable<Schema['order_items']>): OrderItem => ({
  id: row.id,
  kind: row.kind as OrderItemKind,
  name: row.name,
  productId: row.product_id,
  variationId: row.variation_id,
  quantity: row.quantity,
  subtotal: row.subtotal,
  subtotalTax: row.subtotal_tax,
  total: row.total,
  totalTax: row.total_tax,
  data: JSON.parse(row.data) as OrderItemData,
});

import type { Choice } from '../cart/choices.ts';
import type { Address } from '../pricing/Address.ts';
import type { Refund } from './refunds/Refund.ts';
import type { OrderStatus } from './states.ts';

export type OrderItemKind = 'line' | 'shipping' | 'tax' | 'coupon' | 'fee';

/** What an item says beside its amounts; which of it there is depends on its kind. */
export interface OrderItemData {
  /** line */
  readonly sku?: string;
  readonly slug?: string;
  readonly choices?: readonly Choice[];
  readonly extra?: Readonly<Record<string, string>>;
  /** line: whose stock it was taken from; null: nobody counts. */
  readonly stockHolderId?: number | null;
  readonly isDownload?: boolean;
  /** line, shipping: tax by rate. */
  readonly taxes?: Readonly<Record<string, number>>;
  /** shipping: `flat_rate:3`. */
  readonly rateId?: string;
  /** tax */
  readonly taxRateId?: number;
  readonly ratePpm?: number;
  readonly isCompound?: boolean;
  readonly cartTax?: number;
  readonly shippingTax?: number;
  /** coupon */
  readonly couponId?: number;
}

/** Amounts are without their tax. Of a tax, total is the tax; of a coupon, what it takes off. */
export interface OrderItem {
  readonly id: number;
  readonly kind: OrderItemKind;
  readonly name: string;
  readonly productId: number | null;
  readonly variationId: number | null;
  readonly quantity: number;
  readonly subtotal: number;
  readonly subtotalTax: number;
  readonly total: number;
  readonly totalTax: number;
  readonly data: OrderItemData;
}

/** What lists show. Money in minor units, times in milliseconds. */
export interface OrderHead {
  readonly id: number;
  readonly key: string;
  readonly status: OrderStatus;
  readonly userId: number | null;
  readonly currency: string;
  readonly pricesIncludeTax: boolean;
  readonly subtotal: number;
  readonly discount: number;
  readonly discountTax: number;
  readonly shippingTotal: number;
  readonly shippingTax: number;
  readonly cartTax: number;
  readonly totalTax: number;
  readonly total: number;
  readonly paymentMethod: string;
  readonly paymentTitle: string;
  readonly transactionId: string;
  readonly billing: Address;
  readonly shipping: Address;
  readonly customerNote: string;
  readonly userAgent: string;
  readonly cartHash: string;
  readonly isStockTaken: boolean;
  readonly createdVia: string;
  readonly version: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly paidAt: number | null;
  readonly completedAt: number | null;
}

export interface Order extends OrderHead {
  readonly items: readonly OrderItem[];
  /** The oldest first. */
  readonly refunds: readonly Refund[];
  /** `_wc_order_attribution_…` and others. */
  readonly meta: Readonly<Record<string, string>>;
}

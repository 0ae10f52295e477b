import type { Selectable } from 'kysely';
import type { Schema } from '../db/Schema.ts';

/** percent: amount in hundredths of a per cent; else in minor units. */
export type CouponType = 'percent' | 'fixed_cart' | 'fixed_product';

export interface Coupon {
  readonly id: number;
  readonly code: string;
  readonly type: CouponType;
  readonly amount: number;
  readonly expiresAt: number | null;
  readonly usageLimit: number | null;
  readonly usageLimitPerUser: number | null;
  readonly usageCount: number;
  /** To how many pieces of the cart it applies at most. */
  readonly limitToItems: number | null;
  readonly isIndividual: boolean;
  readonly excludesSaleItems: boolean;
  readonly givesFreeShipping: boolean;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly productIds: readonly number[];
  readonly excludedProductIds: readonly number[];
  readonly categoryIds: readonly number[];
  readonly excludedCategoryIds: readonly number[];
  /** Empty: anybody. `*` stands for anything. */
  readonly emails: readonly string[];
}

const ids = (json: string): readonly number[] => JSON.parse(json) as number[];

export const readCoupon = (row: Selectable<Schema['coupons']>): Coupon => ({
  id: row.id,
  code: row.code,
  type: row.type as CouponType,
  amount: Math.max(0, row.amount),
  expiresAt: row.expires_at,
  usageLimit: row.usage_limit,
  usageLimitPerUser: row.usage_limit_per_user,
  usageCount: row.usage_count,
  limitToItems: row.limit_to_items,
  isIndividual: row.is_individual === 1,
  excludesSaleItems: row.excludes_sale_items === 1,
  givesFreeShipping: row.free_shipping === 1,
  minimum: row.minimum,
  maximum: row.maximum,
  productIds: ids(row.product_ids),
  excludedProductIds: ids(row.excluded_product_ids),
  categoryIds: ids(row.category_ids),
  excludedCategoryIds: ids(row.excluded_category_ids),
  emails: JSON.parse(row.emails) as string[],
});

/** What coupons and taxes look at. */
export interface PricedLine {
  readonly key: string;
  readonly name: string;
  readonly productId: number;
  readonly variationId: number;
  readonly categoryIds: readonly number[];
  /** For one piece, as it is entered: with or without tax by the shop's setting. */
  readonly price: number;
  readonly quantity: number;
  readonly isOnSale: boolean;
  readonly isTaxable: boolean;
  readonly taxClass: string;
}

const names = (line: PricedLine, ids: readonly number[]): boolean =>
  ids.includes(line.productId) || ids.includes(line.variationId);
const isIn = (line: PricedLine, categories: readonly number[]): boolean =>
  line.categoryIds.some((id) => categories.includes(id));

/** Whether a line is one of those that the coupon wants; exclusions apart. */
export function isWanted(coupon: Coupon, line: PricedLine): boolean {
  const { productIds, categoryIds } = coupon;
  if (productIds.length === 0 && categoryIds.length === 0) return true;
  return names(line, productIds) || isIn(line, categoryIds);
}

export function isExcluded(coupon: Coupon, line: PricedLine): boolean {
  return (
    names(line, coupon.excludedProductIds) ||
    isIn(line, coupon.excludedCategoryIds) ||
    (coupon.excludesSaleItems && line.isOnSale)
  );
}

/** One for the whole cart is not choosy about its lines: what it may not meet makes it invalid instead. */
export const appliesTo = (coupon: Coupon, line: PricedLine): boolean =>
  coupon.type === 'fixed_cart' || (isWanted(coupon, line) && !isExcluded(coupon, line));

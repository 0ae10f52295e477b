import type { Coupon } from '../pricing/coupons.ts';
import type { ShippableLine } from '../pricing/priceShipping.ts';
import { type CouponFault, whyInvalid } from '../pricing/whyInvalid.ts';
import type { Shop } from '../Shop.ts';
import type { SoldItem } from './soldItems.ts';
import { pricedLines } from './pricedLines.ts';
import { readCategories } from './readCategories.ts';
import { countUses } from './readCoupons.ts';

export interface Judged {
  readonly lines: readonly ShippableLine[];
  readonly faultOf: (coupon: Coupon) => CouponFault | null;
}

/** Lines as pricing sees them, and what is wrong with coupons for them. emails: none is not judged yet. */
export async function judgeCoupons(
  shop: Shop,
  coupons: readonly Coupon[],
  items: readonly SoldItem[],
  { buyers, emails }: { readonly buyers: readonly string[]; readonly emails: readonly string[] },
): Promise<Judged> {
  const nowMs = shop.now();
  const lines = pricedLines(items, await categoriesFor(shop, coupons, items), nowMs);
  const uses = await countUses(shop, coupons, buyers);
  return {
    lines,
    faultOf: (coupon) => whyInvalid(coupon, { nowMs, lines, usedByBuyer: uses.get(coupon.id) ?? 0, emails }),
  };
}

/** Asked for only when a coupon wants to know. */
async function categoriesFor(shop: Shop, coupons: readonly Coupon[], items: readonly SoldItem[]) {
  const isAsked = coupons.some(
    ({ categoryIds, excludedCategoryIds }) => categoryIds.length + excludedCategoryIds.length > 0,
  );
  if (!isAsked) return new Map<number, readonly number[]>();
  return readCategories(
    shop,
    items.map(({ productId }) => productId),
  );
}

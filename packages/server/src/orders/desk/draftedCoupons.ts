import { type Coupon, readCoupon } from '../../pricing/coupons.ts';
import type { Shop } from '../../Shop.ts';
import type { Order, OrderItem } from '../Order.ts';

/** The coupons of an order by their rules of today, whether they could still be used or not: the buyer was promised them. */
export async function draftedCoupons({ queries }: Shop, order: Order | null): Promise<readonly Coupon[]> {
  const items = (order?.items ?? []).filter(({ kind }) => kind === 'coupon');
  if (!order || items.length === 0) return [];
  const ids = items.flatMap(({ data }) => data.couponId ?? []);
  const rows =
    ids.length === 0 ? [] : await queries.selectFrom('coupons').selectAll().where('id', 'in', ids).execute();
  const known = new Map(rows.map((row) => [row.id, readCoupon(row)]));
  return items.map((item) => ({
    ...(known.get(item.data.couponId ?? 0) ?? asAmount(item, order.pricesIncludeTax)),
    code: item.name,
  }));
}

/** One that is gone takes off what it took off. */
const asAmount = ({ name, total, totalTax }: OrderItem, pricesInclude: boolean): Coupon => ({
  id: 0,
  code: name,
  type: 'fixed_cart',
  amount: total + (pricesInclude ? totalTax : 0),
  expiresAt: null,
  usageLimit: null,
  usageLimitPerUser: null,
  usageCount: 0,
  limitToItems: null,
  isIndividual: false,
  excludesSaleItems: false,
  givesFreeShipping: false,
  minimum: null,
  maximum: null,
  productIds: [],
  excludedProductIds: [],
  categoryIds: [],
  excludedCategoryIds: [],
  emails: [],
});

import { buyersOf } from '../cart/readCoupons.ts';
import type { Coupon } from '../pricing/coupons.ts';
import type { Shop } from '../Shop.ts';

export interface CouponBuyer {
  /** The order's id. */
  readonly id: number;
  readonly userId: number | null;
  readonly email: string;
}

/** Counts a use of each. A user is one buyer, whatever address they give; a guest is the address. */
export async function countCoupons(
  shop: Shop,
  coupons: readonly Pick<Coupon, 'id'>[],
  { id: orderId, userId, email }: CouponBuyer,
): Promise<void> {
  if (coupons.length === 0) return;
  const usedBy = buyersOf(userId, [email])[0] ?? '';
  const rows = await shop.queries
    .insertInto('coupon_uses')
    .values(
      coupons.map(({ id }) => ({ coupon_id: id, order_id: orderId, used_by: usedBy, used_at: shop.now() })),
    )
    .onConflict((conflict) => conflict.columns(['coupon_id', 'order_id']).doNothing())
    .returning('coupon_id')
    .execute();
  await addToCounts(
    shop,
    rows.map((row) => row.coupon_id),
    1,
  );
}

/** Takes back the uses of an order; what is counted was written down, so that it happens once. */
export async function uncountCoupons(shop: Shop, orderId: number): Promise<void> {
  const rows = await shop.queries
    .deleteFrom('coupon_uses')
    .where('order_id', '=', orderId)
    .returning('coupon_id')
    .execute();
  await addToCounts(
    shop,
    rows.map((row) => row.coupon_id),
    -1,
  );
}

async function addToCounts({ queries }: Shop, ids: readonly number[], amount: number): Promise<void> {
  if (ids.length === 0) return;
  await queries
    .updateTable('coupons')
    .set((eb) => ({ usage_count: eb('usage_count', '+', amount) }))
    .where('id', 'in', ids)
    .execute();
}

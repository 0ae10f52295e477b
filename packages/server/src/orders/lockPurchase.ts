import { type Coupon, readCoupon } from '../pricing/coupons.ts';
import type { Shop } from '../Shop.ts';
import { type Held, lockProducts } from './stock.ts';

export interface Purchase {
  readonly products: readonly Held[];
  readonly coupons: readonly Coupon[];
}

/**
 * Everything that a purchase takes from, products before coupons: what is read of them afterwards stays true until the
 * transaction ends.
 */
export async function lockPurchase(shop: Shop, customerId: string): Promise<Purchase> {
  const items = await shop.queries
    .selectFrom('cart_items')
    .select(['product_id', 'variation_id'])
    .where('customer_id', '=', customerId)
    .where('removed_at', 'is', null)
    .execute();
  const products = await lockProducts(
    shop,
    items.flatMap((item) => [item.product_id, item.variation_id]),
  );
  const coupons = await shop.queries
    .selectFrom('coupons')
    .selectAll()
    .where('code', 'in', (eb) =>
      eb.selectFrom('cart_coupons').select('code').where('customer_id', '=', customerId),
    )
    .orderBy('id')
    .$if(shop.kind === 'postgres', (query) => query.forUpdate())
    .execute();
  return { products, coupons: coupons.map(readCoupon) };
}

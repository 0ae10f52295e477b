import type { Shop } from '../../Shop.ts';
import { readCouponItem } from './handlers/coupons.ts';
import { readOrderItem } from './views/orderViews.ts';
import { readProductItem } from './handlers/products.ts';
import { readUserItem } from './handlers/users.ts';

type Read = (shop: Shop, id: number) => Promise<{ readonly value: object } | null>;

const RESOURCES: Readonly<Record<string, Read>> = {
  order: readOrderItem,
  product: readProductItem,
  customer: readUserItem,
  coupon: readCouponItem,
};

/** What webhooks say of a thing: what the API answers. */
export const webhookPayload = async (shop: Shop, resource: string, id: number): Promise<object | null> =>
  (await RESOURCES[resource]?.(shop, id))?.value ?? null;

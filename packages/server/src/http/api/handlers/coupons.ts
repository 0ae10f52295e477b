import {
  type CouponRow,
  deleteCoupon,
  findCouponRow,
  listCoupons,
  saveCoupon,
} from '../../../pricing/rules/coupons.ts';
import type { Shop } from '../../../Shop.ts';
import type { Handlers } from '../ApiCall.ts';
import { done, made, shown, unsaved } from '../answer/Outcome.ts';
import { expectedVersion } from '../request/expected.ts';
import { written } from '../views/written.ts';

const view = (coupon: CouponRow) => written(coupon, 'expiresAt', 'createdAt', 'updatedAt');

export const readCouponItem = async (shop: Shop, id: number) => {
  const coupon = await findCouponRow(shop, id);
  return coupon && { value: view(coupon), version: coupon.version };
};

export const couponHandlers = {
  async listCoupons({ shop, query }) {
    const { items, total } = await listCoupons(shop, query);
    return { kind: 'list', items: items.map(view), total };
  },
  async createCoupon({ shop, body }) {
    const saved = await saveCoupon(shop, body);
    return saved.ok ? made(await readCouponItem(shop, saved.id), `/coupons/${saved.id}`) : unsaved(saved);
  },
  readCoupon: async ({ shop, params }) => shown(await readCouponItem(shop, params.id)),
  async updateCoupon({ shop, params: { id }, body, expected }) {
    const saved = await saveCoupon(shop, { ...body, id }, { expectedVersion: expectedVersion(expected) });
    return saved.ok ? shown(await readCouponItem(shop, id)) : unsaved(saved, () => readCouponItem(shop, id));
  },
  async deleteCoupon({ shop, params: { id }, expected }) {
    const gone = await deleteCoupon(shop, id, { expectedVersion: expectedVersion(expected) });
    return gone.ok ? done : unsaved(gone, () => readCouponItem(shop, id));
  },
} satisfies Partial<Handlers>;

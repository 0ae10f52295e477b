import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import {
  count,
  filled,
  flag,
  ids,
  list,
  maybe,
  money,
  oneOf,
  text,
  time,
  timeText,
  whole,
} from '../schema/fields.ts';
import { anyOf, strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { idText, paging, sorting } from '../schema/query.ts';

const COUPON_SORTS = ['id', 'code', 'amount', 'usageCount', 'createdAt'] as const;

const one = strict({ id: idText });
const entries = {
  code: filled(100),
  type: oneOf(['percent', 'fixed_cart', 'fixed_product']),
  amount: v.pipe(
    whole(0, 100_000_000_000),
    v.description('In minor units; of a percentage, in hundredths of a per cent.'),
  ),
  description: text(2000),
  status: oneOf(['publish', 'draft']),
  usageLimit: maybe(count),
  usageLimitPerUser: maybe(count),
  limitToItems: maybe(count),
  isIndividual: flag,
  excludesSaleItems: flag,
  givesFreeShipping: flag,
  minimum: maybe(money),
  maximum: maybe(money),
  productIds: ids,
  excludedProductIds: ids,
  categoryIds: ids,
  excludedCategoryIds: ids,
  emails: list(filled(254)),
};
const body = anyOf({ ...entries, expiresAt: maybe(time) });
const answer = strict({
  id: v.number(),
  ...entries,
  expiresAt: maybe(timeText),
  usageCount: v.number(),
  version: v.number(),
  createdAt: timeText,
  updatedAt: timeText,
});

export const coupons = resource({
  listCoupons: {
    method: 'GET',
    path: '/coupons',
    summary: 'Coupons of any status.',
    right: 'manageCoupons',
    query: strict({ ...paging, search: v.optional(text(100)), sort: sorting(COUPON_SORTS, '-id') }),
    answer: pageOf(answer),
  },
  createCoupon: {
    method: 'POST',
    path: '/coupons',
    summary: 'A new coupon. Only its code must be given.',
    right: 'manageCoupons',
    body: strict({ ...body.entries, code: entries.code }),
    answer,
    status: 201,
  },
  readCoupon: {
    method: 'GET',
    path: '/coupons/:id',
    summary: 'One coupon.',
    right: 'manageCoupons',
    params: one,
    answer,
  },
  updateCoupon: {
    method: 'PATCH',
    path: '/coupons/:id',
    summary: 'Changes what is given.',
    right: 'manageCoupons',
    params: one,
    body,
    answer,
    needsMatch: true,
  },
  deleteCoupon: {
    method: 'DELETE',
    path: '/coupons/:id',
    summary: 'Removes it; orders that used it stay as they are.',
    right: 'manageCoupons',
    params: one,
    status: 204,
    needsMatch: true,
  },
});

import { applyCoupon, removeCoupon } from '../../../cart/applyCoupon.ts';
import { html } from '../../answer/Answer.ts';
import type { Call } from '../../call/Call.ts';
import { customerFor } from '../../call/customer.ts';
import { hasNonce } from '../../call/nonce.ts';
import { takeNoticesHtml } from '../takeNoticesHtml.ts';
import { textField } from '../../request/fields.ts';
import type { AjaxEndpoint } from './AjaxEndpoint.ts';
import { refused } from './refused.ts';

/** Both answer with what is to be told, as HTML; the script then asks for the totals. */
export const applyCouponEndpoint: AjaxEndpoint = async (call) => {
  if (!hasNonce(call, 'apply-coupon', textField(call.fields, 'security'))) return refused;
  const customerId = customerFor(call);
  await applyCoupon(call.shop, customerId, textField(call.fields, 'coupon_code') ?? '', call.settings);
  return told(call, customerId);
};

export const removeCouponEndpoint: AjaxEndpoint = async (call) => {
  if (!hasNonce(call, 'remove-coupon', textField(call.fields, 'security'))) return refused;
  const customerId = customerFor(call);
  await removeCoupon(call.shop, customerId, textField(call.fields, 'coupon') ?? '');
  return told(call, customerId);
};

const told = async (call: Call, customerId: string) => html(await takeNoticesHtml(call, customerId));

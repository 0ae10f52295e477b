import { applyCoupon, removeCoupon } from '../../../cart/applyCoupon.ts';
import { html, refused } from '../../answer/Answer.ts';
import type { Call } from '../../call/Call.ts';
import { customerFor, mayBegin } from '../../call/customer.ts';
import { hasNonce } from '../../call/nonce.ts';
import { visitorAddress } from '../../call/visitorAddress.ts';
import { cartHtml } from '../../words/cartWords.ts';
import { shopView } from '../shopView.ts';
import { takeNoticesHtml } from '../takeNoticesHtml.ts';
import { textField } from '../../request/fields.ts';
import type { AjaxEndpoint } from './AjaxEndpoint.ts';

/** Both answer with what is to be told, as HTML; the script then asks for the totals. */
export const applyCouponEndpoint: AjaxEndpoint = async (call) => {
  if (!hasNonce(call, 'apply-coupon', textField(call.fields, 'security'))) return refused;
  if (!(await mayBegin(call))) return tooOften(call);
  const customerId = customerFor(call);
  const code = textField(call.fields, 'coupon_code') ?? '';
  await applyCoupon(call.shop, customerId, code, call.settings, visitorAddress(call));
  return told(call, customerId);
};

export const removeCouponEndpoint: AjaxEndpoint = async (call) => {
  if (!hasNonce(call, 'remove-coupon', textField(call.fields, 'security'))) return refused;
  const customerId = customerFor(call);
  await removeCoupon(call.shop, customerId, textField(call.fields, 'coupon') ?? '');
  return told(call, customerId);
};

const tooOften = (call: Call) =>
  html(
    call.site.renderFragment({
      name: 'notices',
      shop: shopView(call),
      content: [{ kind: 'error', html: cartHtml({ code: 'coupon_tries_exceeded' }, call) }],
    }),
  );

const told = async (call: Call, customerId: string) => html(await takeNoticesHtml(call, customerId));

import { json, refused } from '../../answer/Answer.ts';
import { tellCart } from '../../call/cartCookies.ts';
import { submitOrder } from '../../checkout/submitOrder.ts';
import { shopView } from '../shopView.ts';
import type { AjaxEndpoint } from './AjaxEndpoint.ts';

/** The script of the checkout goes on to the redirect, or shows the messages above the form. */
export const checkout: AjaxEndpoint = async (call) => {
  if (call.request.method !== 'POST') return refused;
  const done = await submitOrder(call);
  if (done.ok) {
    tellCart(call, '');
    return json({ result: 'success', redirect: done.redirect, order_id: done.orderId });
  }
  const content = done.errors.map(
    ({ html, field }) => ({ kind: 'error', html, ...(field !== null && { field }) }) as const,
  );
  const messages = call.site.renderFragment({ name: 'notices', shop: shopView(call), content });
  return json({
    result: 'failure',
    messages,
    refresh: done.errors.some(({ isOutOfDate }) => isOutOfDate),
    reload: false,
  });
};

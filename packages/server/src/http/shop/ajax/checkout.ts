import { json, refused } from '../../answer/Answer.ts';
import { tellCart } from '../../call/cartCookies.ts';
import { stateListField } from '../../checkout/readAddress.ts';
import { submitOrder } from '../../checkout/submitOrder.ts';
import type { Fields } from '../../request/fields.ts';
import { shopView } from '../shopView.ts';
import type { AjaxEndpoint } from './AjaxEndpoint.ts';

/** The script of the checkout goes on to the redirect, or shows the messages above the form. */
export const checkout: AjaxEndpoint = async (call) => {
  if (call.request.method !== 'POST') return refused;
  const done = await submitOrder({ ...call, fields: withoutLists(call.fields) });
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

/** Scripts keep the lists of states in step with the country; which list the page was drawn with says nothing then. */
const withoutLists = (fields: Fields): Fields => ({
  ...fields,
  [stateListField('billing')]: undefined,
  [stateListField('shipping')]: undefined,
});

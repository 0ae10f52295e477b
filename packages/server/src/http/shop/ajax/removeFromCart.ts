import { removeItem } from '../../../cart/removeItem.ts';
import { json, refused } from '../../answer/Answer.ts';
import { textField } from '../../request/fields.ts';
import { cartAnswer } from '../cartAnswer.ts';
import type { AjaxEndpoint } from './AjaxEndpoint.ts';

/** facts/woo-contract §4: without fragments in the answer, the script follows the link. */
export const removeFromCart: AjaxEndpoint = async (call) => {
  if (call.request.method !== 'POST') return refused;
  const { customerId } = call.visitor;
  const key = textField(call.fields, 'cart_item_key');
  const isGone = customerId !== null && !!key && (await removeItem(call.shop, customerId, key));
  return isGone ? cartAnswer(call, customerId) : json({ success: false });
};

import { chooseShipping } from '../../../cart/setCustomer.ts';
import { html, refused } from '../../answer/Answer.ts';
import type { Call } from '../../call/Call.ts';
import { tellCart } from '../../call/cartCookies.ts';
import { hasNonce } from '../../call/nonce.ts';
import { listField, textField } from '../../request/fields.ts';
import { readCartView } from '../readCartView.ts';
import { shopView } from '../shopView.ts';
import type { AjaxEndpoint } from './AjaxEndpoint.ts';

export const getCartTotals: AjaxEndpoint = (call) => totals(call);

export const updateShippingMethod: AjaxEndpoint = async (call) => {
  const { customerId } = call.visitor;
  if (!hasNonce(call, 'update-shipping-method', textField(call.fields, 'security'))) return refused;
  if (customerId !== null)
    await chooseShipping(call.shop, customerId, listField(call.fields, 'shipping_method'));
  return totals(call);
};

async function totals(call: Call) {
  const content = await readCartView(call, call.visitor.customerId);
  tellCart(call, content.hash);
  return html(call.site.renderFragment({ name: 'cartTotals', shop: shopView(call), content }));
}

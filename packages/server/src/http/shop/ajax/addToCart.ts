import { addItem } from '../../../cart/addItem.ts';
import { readQuantity } from '../../../cart/readQuantity.ts';
import { json, nothing } from '../../answer/Answer.ts';
import { customerFor } from '../../call/customer.ts';
import { idField, textField } from '../../request/fields.ts';
import { cartAnswer } from '../cartAnswer.ts';
import type { AjaxEndpoint } from './AjaxEndpoint.ts';

/** facts/woo-contract §3. The reason of a refusal waits for the next full page. */
export const addToCart: AjaxEndpoint = async (call) => {
  const { fields, links, shop } = call;
  if (textField(fields, 'product_id') === undefined) return nothing;
  const customerId = customerFor(call);
  const added = await addItem(shop, {
    customerId,
    productId: idField(fields, 'product_id'),
    quantity: readQuantity(textField(fields, 'quantity')),
    links,
  });
  if (added.ok) return cartAnswer(call, customerId);
  // An unknown product has no page. The contract's server says false then, at which its script hangs: the shop is better.
  return json({ error: true, product_url: added.product ? links.product(added.product.slug) : links.shop });
};

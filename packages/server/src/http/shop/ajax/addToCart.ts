import { addItem } from '../../../cart/addItem.ts';
import { readQuantity } from '../../../cart/readQuantity.ts';
import { findProduct } from '../../../catalogue/findProducts.ts';
import type { Product } from '../../../catalogue/Product.ts';
import { json, nothing } from '../../answer/Answer.ts';
import type { Call } from '../../call/Call.ts';
import { customerFor, mayBegin } from '../../call/customer.ts';
import { idField, textField } from '../../request/fields.ts';
import { cartAnswer } from '../cartAnswer.ts';
import type { AjaxEndpoint } from './AjaxEndpoint.ts';

/** facts/woo-contract §3. The reason of a refusal waits for the next full page. */
export const addToCart: AjaxEndpoint = async (call) => {
  const { fields, shop } = call;
  if (textField(fields, 'product_id') === undefined) return nothing;
  const productId = idField(fields, 'product_id');
  if (!(await mayBegin(call))) return refusal(call, await findProduct(shop, productId));
  const customerId = customerFor(call);
  const added = await addItem(shop, {
    customerId,
    productId,
    quantity: readQuantity(textField(fields, 'quantity')),
  });
  return added.ok ? cartAnswer(call, customerId) : refusal(call, added.product);
};

/** An unknown product has no page. The contract's server says false then, at which its script hangs: the shop is better. */
const refusal = ({ links }: Call, product: Product | null) =>
  json({ error: true, product_url: product ? links.product(product.slug) : links.shop });

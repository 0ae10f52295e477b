import { findProduct } from '../../../catalogue/findProducts.ts';
import { findProductPage } from '../../../catalogue/findProductPage.ts';
import { nothing } from '../../answer/Answer.ts';
import { idField } from '../../request/fields.ts';
import { productPageView } from '../../views/productPageView.ts';
import { drawForAll } from '../drawForAll.ts';
import type { AjaxEndpoint } from './AjaxEndpoint.ts';

/** A product in a few words, with the form that buys it: for a dialog above a list. Nothing for what visitors may not see. */
export const quickView: AjaxEndpoint = async (call) => {
  const product = await findProduct(call.shop, idField(call.fields, 'product_id'));
  const data = product && (await findProductPage(call.shop, product.slug));
  const shown = data && (await productPageView(call, data, null));
  return shown ? drawForAll(call, 'quickView', shown.view) : nothing;
};

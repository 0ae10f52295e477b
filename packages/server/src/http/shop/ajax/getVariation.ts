import { variationData } from '@vitrine/contract/shop';
import { findProduct } from '../../../catalogue/findProducts.ts';
import { findVariations } from '../../../catalogue/findVariations.ts';
import { choicesSent } from '../../../cart/choices.ts';
import { matchVariation } from '../../../catalogue/matchVariation.ts';
import { productTexts } from '@vitrine/texts';
import { textsFor } from '../../call/textsFor.ts';
import { findMedia } from '../../../media/findMedia.ts';
import { json, nothing } from '../../answer/Answer.ts';
import { choicesOf } from '../links/addFromForm.ts';
import { idField } from '../../request/fields.ts';
import { shownPrices } from '../../views/shownPrices.ts';
import { variationView } from '../../views/variationView.ts';
import { shopView } from '../shopView.ts';
import type { AjaxEndpoint } from './AjaxEndpoint.ts';

/** The variation that a form's choices name, as pages with many of them ask for it; `false` when there is none. */
export const getVariation: AjaxEndpoint = async (call) => {
  const { shop, fields, settings } = call;
  const product = await findProduct(shop, idField(fields, 'product_id'));
  if (product?.type !== 'variable' || product.status !== 'publish') return nothing;
  const variations = (await findVariations(shop, product.id)).filter(({ status }) => status === 'publish');
  const found = matchVariation(variations, choicesSent(product, choicesOf(fields)));
  if (!found) return json(false);
  const image = (await findMedia(shop, [found.imageId])).get(found.imageId ?? 0) ?? null;
  const shown = (await shownPrices(call))(product);
  const view = variationView({ ...found, image }, product, {
    shown,
    nowMs: shop.now(),
    t: textsFor(call, productTexts),
  });
  const { renderFragment } = call.site;
  const fragments = {
    price: renderFragment({ name: 'price', shop: shopView(call), content: view.price }),
    stock: renderFragment({ name: 'stock', shop: shopView(call), content: view.stock }),
  };
  return json(variationData(view, settings.money.decimals, fragments));
};

import type { ProductPageView } from '@vitrine/contract/shop';
import { findProductPage } from '../../../catalogue/findProductPage.ts';
import type { PageTag } from '../../../pageVersions/PageTag.ts';
import { idTexts } from '../../documents/placeOf.ts';
import { textField } from '../../request/fields.ts';
import { addFromForm } from '../../shop/links/addFromForm.ts';
import { findNamedReview } from '../../views/reviewsView.ts';
import { productPageView } from '../../views/productPageView.ts';
import { plainText } from '../plainText.ts';
import { productThing } from '../jsonLd/productThing.ts';
import { type PageHandler, redirect } from '../PageResult.ts';
import { showPage } from '../showPage.ts';
import { DESCRIPTION_CHARACTERS } from './content.ts';
import { takeReview } from './review.ts';

export const productPage: PageHandler = async (call, path) => {
  const data = path.length === 1 ? await findProductPage(call.shop, path[0] ?? '') : null;
  if (!data) return null;
  const isForm = call.request.method === 'POST';
  if (isForm && textField(call.fields, 'add-to-cart') !== undefined) return redirect(await addFromForm(call));
  const taken = isForm ? await takeReview(call, data.product) : null;
  if (typeof taken === 'string') return redirect(taken);
  const named = await findNamedReview(call, data.product);
  if (named) return redirect(named);
  const shown = await productPageView(call, data, taken);
  if (!shown) return null;
  const { view, isThere } = shown;
  const canonical = call.links.product(data.product.slug);
  return showPage(call, 'product', view, {
    title: view.name,
    description: plainText(data.product.shortDescription, DESCRIPTION_CHARACTERS),
    canonical,
    things: [productThing(view, data.product.attributes, call.settings)],
    isUnlisted: textField(call.fields, 'reviewed') !== undefined,
    isShared: !taken,
    place: {
      names: ['product', 'in_product_cat', 'in_product_tag'],
      id: String(data.product.id),
      ids: { in_product_cat: idTexts(data.categories), in_product_tag: idTexts(data.tags) },
    },
    ...(isThere && { tags: tagsOf(view) }),
  });
};

/** Every product that stands in the page. */
const tagsOf = (content: ProductPageView): readonly PageTag[] =>
  [content, ...content.related, ...content.upsells, ...content.grouped.map(({ product }) => product)].map(
    ({ id }): PageTag => `product:${id}`,
  );

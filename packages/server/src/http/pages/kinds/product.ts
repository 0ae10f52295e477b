import type { ProductPageView } from '@vitrine/contract/shop';
import { addReview } from '../../../catalogue/reviews/addReview.ts';
import { findProductPage, type ProductPageData } from '../../../catalogue/findProductPage.ts';
import { escapeHtml } from '../../../html/escapeHtml.ts';
import { addNotice } from '../../../notices/notices.ts';
import type { PageTag } from '../../../pageVersions/PageTag.ts';
import type { Call } from '../../call/Call.ts';
import { customerFor, mayBegin } from '../../call/customer.ts';
import { visitorAddress } from '../../call/visitorAddress.ts';
import { textField } from '../../request/fields.ts';
import { addFromForm } from '../../shop/links/addFromForm.ts';
import { productPageView } from '../../views/productPageView.ts';
import { productJsonLd } from '../productJsonLd.ts';
import { type PageHandler, redirect } from '../PageResult.ts';
import { showPage } from '../showPage.ts';

export const productPage: PageHandler = async (call, path) => {
  const data = path.length === 1 ? await findProductPage(call.shop, path[0] ?? '') : null;
  if (!data) return null;
  if (call.request.method === 'POST') {
    if (textField(call.fields, 'add-to-cart') !== undefined) return redirect(await addFromForm(call));
    return redirect(await review(call, data));
  }
  const content = await productPageView(call, data);
  if (!content) return null;
  const canonical = call.links.product(data.product.slug);
  return showPage(call, 'product', content, {
    title: content.name,
    description: plain(data.product.shortDescription),
    canonical,
    jsonLd: productJsonLd(content, canonical, call.settings),
    isShared: true,
    tags: tagsOf(content),
  });
};

/** Every product that stands in the page. */
const tagsOf = (content: ProductPageView): readonly PageTag[] =>
  [content, ...content.related, ...content.upsells, ...content.grouped.map(({ product }) => product)].map(
    ({ id }): PageTag => `product:${id}`,
  );

/** The form below the reviews, by the names that such forms have. */
async function review(call: Call, { product }: ProductPageData): Promise<string> {
  const { fields, shop, visitor, links } = call;
  const back = (isKept: boolean): string => `${links.product(product.slug)}?reviewed=${isKept}#reviews`;
  if (!(await mayBegin(call))) return back(false);
  const rating = Number.parseInt(textField(fields, 'rating') ?? '', 10);
  const done = await addReview(
    shop,
    {
      productId: product.id,
      author: textField(fields, 'author') || visitor.user?.displayName || '',
      email: textField(fields, 'email') || visitor.user?.email || '',
      content: textField(fields, 'comment') ?? '',
      rating: Number.isInteger(rating) ? rating : null,
    },
    visitor.user?.id ?? null,
    visitorAddress(call),
  );
  const customerId = customerFor(call);
  if (!done.ok) await addNotice(shop, customerId, 'error', whyNot(done));
  else if (done.status !== 'approved')
    await addNotice(shop, customerId, 'notice', 'Your review is awaiting approval.');
  return back(done.ok);
}

const whyNot = (refused: { readonly errors?: readonly { readonly message: string }[] }): string =>
  escapeHtml(refused.errors?.map(({ message }) => message).join(' ') || 'Your review could not be kept.');

const plain = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 160);

import { formatMoney, type PageContents, type PageKind } from '@vitrine/contract/shop';
import { formatDay } from '@vitrine/texts';
import type { Call } from '../call/Call.ts';
import type { DocumentValues } from '../ServerContext.ts';

interface Named {
  readonly title: string;
  readonly description?: string | undefined;
  readonly canonical?: string | undefined;
}

/** What documents may say of the page that they are on, by the names that builders have for it. */
export function pageValues<Kind extends PageKind>(
  call: Call,
  kind: Kind,
  content: PageContents[Kind],
  { title, description = '', canonical = '' }: Named,
): DocumentValues {
  const image = 'image' in content ? (content.image as DocumentValues[string] | null) : null;
  const about = {
    'page-title': title,
    'post-title': title,
    'archive-title': title,
    'post-excerpt': description,
    'archive-description': description,
    'post-url': canonical,
    'archive-url': canonical,
    ...(image && { 'post-featured-image': image }),
  };
  return { ...about, ...MORE[kind]?.(call, content) };
}

/** What only some kinds of pages have to say. */
const MORE: {
  readonly [Kind in PageKind]?: (call: Call, content: PageContents[Kind]) => DocumentValues;
} = {
  product: ({ settings }, { name, sku, price, image, stock, rating, shortDescriptionHtml }) => ({
    'woocommerce-product-title-tag': name,
    'woocommerce-product-sku-tag': sku,
    'woocommerce-product-price-tag': price.current === null ? '' : formatMoney(price.current, settings.money),
    'woocommerce-product-stock-tag': stock.text,
    'woocommerce-product-rating-tag': rating > 0 ? String(rating / 100) : '',
    'woocommerce-product-short-description-tag': { html: shortDescriptionHtml },
    ...(image && { 'woocommerce-product-image-tag': image }),
  }),
  content: ({ settings: { site } }, { post }) =>
    post
      ? {
          'post-date': formatDay(post.publishedAt, site.language, site.timeZone),
          'author-name': post.author,
          'post-terms': post.categories.map(({ label }) => label).join(', '),
          'comments-number': String(post.comments.count),
        }
      : {},
  list: (_call, { descriptionHtml }) => ({ 'archive-description': { html: descriptionHtml } }),
  posts: (_call, { descriptionHtml }) => ({ 'archive-description': { html: descriptionHtml } }),
};

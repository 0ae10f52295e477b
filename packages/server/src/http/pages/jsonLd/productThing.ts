import type { ProductPageView, ReviewView, ShopSettings } from '@vitrine/contract/shop';
import type { ProductAttribute } from '../../../catalogue/Product.ts';
import { plainText } from '../plainText.ts';
import type { Thing } from './graphOf.ts';

const PICTURES = 10;
/** The newest: the page shows more, and all of them in its head again would double it. */
const REVIEWS = 5;
const REVIEW_CHARACTERS = 500;
const DESCRIPTION_CHARACTERS = 1_000;

const AVAILABILITY = { instock: 'InStock', outofstock: 'OutOfStock', onbackorder: 'BackOrder' } as const;

/** What search engines read of a product. */
export function productThing(
  product: ProductPageView,
  attributes: readonly ProductAttribute[],
  { money }: Pick<ShopSettings, 'money'>,
): Thing {
  const { url, image, gallery, rating, reviewCount, reviews } = product;
  const pictures = [...(image ? [image] : []), ...gallery].slice(0, PICTURES);
  const description = plainText(
    product.shortDescriptionHtml || product.descriptionHtml,
    DESCRIPTION_CHARACTERS,
  );
  const brand = brandOf(attributes);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    url,
    ...(description && { description }),
    ...(product.sku && { sku: product.sku }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(pictures.length > 0 && { image: pictures.map((picture) => new URL(picture.url, url).href) }),
    ...offersOf(product, money),
    ...(reviewCount > 0 &&
      rating > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating / 100, reviewCount },
      }),
    ...(reviews.length > 0 && { review: reviews.slice(0, REVIEWS).map(reviewThing) }),
  };
}

/** The maker, where the owner has an attribute of that name. */
const brandOf = (attributes: readonly ProductAttribute[]): string | undefined =>
  attributes.find(({ slug, name }) => slug === 'brand' || /^brand$/i.test(name.trim()))?.options[0];

/** One price, or the lowest and the highest of several to choose from; nothing of what has no price. */
function offersOf(
  { price, stock, url, variations, grouped }: ProductPageView,
  money: ShopSettings['money'],
): { readonly offers?: Thing } {
  const { current, max } = price;
  if (current === null) return {};
  const major = (amount: number): string => (amount / 10 ** money.decimals).toFixed(money.decimals);
  const isFor = {
    priceCurrency: money.currency,
    availability: `https://schema.org/${AVAILABILITY[stock.status]}`,
    url,
  };
  const priced = [...variations.map((one) => one.price), ...grouped.map((one) => one.product.price)].filter(
    (one) => one.current !== null,
  );
  if (priced.length < 2) return { offers: { '@type': 'Offer', price: major(current), ...isFor } };
  return {
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: major(current),
      highPrice: major(max ?? current),
      offerCount: priced.length,
      ...isFor,
    },
  };
}

const reviewThing = ({ author, rating, html, createdAt }: ReviewView): Thing => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: new Date(createdAt).toISOString(),
  reviewBody: plainText(html, REVIEW_CHARACTERS),
  ...(rating !== null && {
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  }),
});

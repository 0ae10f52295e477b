import type { ProductPageView, ShopSettings } from '@vitrine/contract/shop';

/** What search engines read of a product. */
export function productJsonLd(product: ProductPageView, url: string, { money }: ShopSettings): unknown {
  const { price, isInStock, image, rating, reviewCount } = product;
  const major = (amount: number): string => (amount / 10 ** money.decimals).toFixed(money.decimals);
  const availability = `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    url,
    ...(product.sku && { sku: product.sku }),
    ...(image && { image: new URL(image.url, url).href }),
    ...(price.current !== null && {
      offers: {
        '@type': 'Offer',
        price: major(price.current),
        priceCurrency: money.currency,
        availability,
        url,
      },
    }),
    ...(reviewCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating / 100, reviewCount },
    }),
  };
}

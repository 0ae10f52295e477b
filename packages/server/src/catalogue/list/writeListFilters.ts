import type { ListFilters } from './readListFilters.ts';

/**
 * The fields of an address that `readListFilters` reads as these filters, always in the same order: one list has one address. Links to
 * its other pages are made of them, and forms send them along.
 */
export function writeListFilters(filters: ListFilters, decimals: number): Readonly<Record<string, string>> {
  const { search, category, tag, attributes = {}, everyAttribute = {}, sort, perPage } = filters;
  const statuses = [...(filters.stock ?? []), ...(filters.onSale ? ['onsale'] : [])];
  const fields: readonly (readonly [string, string | number | undefined])[] = [
    ['s', search],
    ['post_type', search === undefined ? undefined : 'product'],
    ['product_cat', category],
    ['product_tag', tag],
    ...Object.entries(attributes).flatMap(([slug, slugs]) => [
      [`filter_${slug}`, slugs.join(',')] as const,
      [`query_type_${slug}`, slugs.length > 0 ? 'or' : ''] as const,
    ]),
    ...Object.entries(everyAttribute).map(([slug, slugs]) => [`filter_${slug}`, slugs.join(',')] as const),
    ['min_price', priceText(filters.minPrice, decimals)],
    ['max_price', priceText(filters.maxPrice, decimals)],
    ['rating_filter', filters.ratings?.join(',')],
    ['stock_status', statuses.join(',')],
    ['per_page', perPage],
    ['orderby', sort],
  ];
  return Object.fromEntries(
    fields.map(([name, value = '']) => [name, String(value)] as const).filter(([, value]) => value !== ''),
  );
}

/** As few digits as say it: `12.5`, and `12` for a round price. */
const priceText = (price: number | undefined, decimals: number): string =>
  price === undefined ? '' : String(price / 10 ** decimals);

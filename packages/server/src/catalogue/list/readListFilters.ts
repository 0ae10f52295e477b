import { HIGHEST_PRICE, MOST_PER_PAGE } from '../limits.ts';
import type { StockStatus } from '../Product.ts';
import { FILTER_ATTRIBUTES, FILTER_CHARACTERS, FILTER_EVERY_OPTIONS, FILTER_OPTIONS } from './limits.ts';
import { type ListFilter, type Sort, SORTS } from './ListQuery.ts';

/** What the address of a list narrows it by, how it is sorted, and how much of it is shown. */
export interface ListFilters
  extends Pick<
    ListFilter,
    | 'category'
    | 'tag'
    | 'attributes'
    | 'everyAttribute'
    | 'minPrice'
    | 'maxPrice'
    | 'ratings'
    | 'stock'
    | 'onSale'
  > {
  readonly search?: string;
  readonly sort?: Sort;
  readonly perPage?: number;
}

type Fields = Readonly<Record<string, unknown>>;

const STATUSES: readonly string[] = ['instock', 'onbackorder', 'outofstock'] satisfies StockStatus[];
const ON_SALE = 'onsale';
const ATTRIBUTE = /^filter_(.{1,180})$/;

/**
 * Reads the fields of an address by the names that the original has for them: `filter_color=red,blue` (each of them, or one of
 * them with `query_type_color=or`), `min_price`, `max_price` (in whole units of the currency), `rating_filter=4,5`,
 * `stock_status=instock,onsale`, `product_cat`, `product_tag`, `s`, `orderby`, `per_page`. What makes no sense is left out: an old
 * link still leads to a list.
 */
export function readListFilters(fields: Fields, decimals: number): ListFilters {
  const statuses = listOf(fields, 'stock_status');
  const stock = statuses.filter((status): status is StockStatus => STATUSES.includes(status));
  const ratings = listOf(fields, 'rating_filter').map(Number).filter(isStars);
  const perPage = Number.parseInt(textOf(fields, 'per_page'), 10);
  const sort = SORTS.find((one) => one === textOf(fields, 'orderby'));
  return {
    ...filled('search', textOf(fields, 's').trim()),
    ...filled('category', textOf(fields, 'product_cat')),
    ...filled('tag', textOf(fields, 'product_tag')),
    ...attributesOf(fields),
    ...priceOf('minPrice', textOf(fields, 'min_price'), decimals),
    ...priceOf('maxPrice', textOf(fields, 'max_price'), decimals),
    ...(ratings.length > 0 && { ratings }),
    ...(stock.length > 0 && { stock }),
    ...(statuses.includes(ON_SALE) && { onSale: true }),
    ...(sort && { sort }),
    ...(perPage > 0 && { perPage: Math.min(perPage, MOST_PER_PAGE) }),
  };
}

const filled = (name: string, value: string): Readonly<Record<string, string>> =>
  value === '' ? {} : { [name]: value };

const isStars = (stars: number): boolean => stars >= 1 && stars <= 5 && Number.isInteger(stars);

function textOf(fields: Fields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof value === 'string' ? value.slice(0, FILTER_CHARACTERS).replaceAll('\0', '') : '';
}

const listOf = (fields: Fields, name: string): readonly string[] =>
  [...new Set(textOf(fields, name).split(',').filter(Boolean))].slice(0, FILTER_OPTIONS);

function attributesOf(fields: Fields): Pick<ListFilter, 'attributes' | 'everyAttribute'> {
  const chosen = Object.keys(fields)
    .flatMap((name) => {
      const slug = ATTRIBUTE.exec(name)?.[1];
      const slugs = listOf(fields, name);
      return slug && slugs.length > 0 ? [{ slug, slugs }] : [];
    })
    .slice(0, FILTER_ATTRIBUTES);
  const isAny = ({ slug }: { readonly slug: string }): boolean =>
    textOf(fields, `query_type_${slug}`) === 'or';
  const tableOf = (some: typeof chosen, most: number) =>
    Object.fromEntries(some.map(({ slug, slugs }) => [slug, slugs.slice(0, most)]));
  const any = chosen.filter(isAny);
  const every = chosen.filter((one) => !isAny(one));
  return {
    ...(any.length > 0 && { attributes: tableOf(any, FILTER_OPTIONS) }),
    ...(every.length > 0 && { everyAttribute: tableOf(every, FILTER_EVERY_OPTIONS) }),
  };
}

/** Prices as the owner entered them, in minor units. */
function priceOf(name: 'minPrice' | 'maxPrice', written: string, decimals: number) {
  if (!/^\d{1,12}(?:\.\d{1,12})?$/.test(written)) return {};
  return { [name]: Math.min(HIGHEST_PRICE, Math.round(Number(written) * 10 ** decimals)) };
}

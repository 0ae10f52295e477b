import type { Sort } from '../../../catalogue/list/ListQuery.ts';

/** Products on a page of a list unless the visitor chooses otherwise, and what there is to choose. */
export const LIST_SIZE = 24;
export const LIST_SIZES: readonly number[] = [12, LIST_SIZE, 48];

/** Of what a search found: the best first, which is no order of the catalogue. */
const RELEVANCE = 'relevance';

const SORTS = [
  { value: 'popularity', label: 'sortPopularity' },
  { value: 'rating', label: 'sortRating' },
  { value: 'date', label: 'sortDate' },
  { value: 'price', label: 'sortPrice' },
  { value: 'price-desc', label: 'sortPriceDown' },
] as const satisfies readonly { readonly value: Sort; readonly label: string }[];

/** The orders that a list offers, its own first. */
export const listSorts = (isSearch: boolean) =>
  [
    isSearch
      ? { value: RELEVANCE, label: 'sortRelevance' as const }
      : { value: 'menu_order', label: 'sortDefault' as const },
    ...SORTS,
  ] as const;

/** What `orderby` may be, of lists that are kept. */
export const LIST_SORTS: ReadonlySet<string> = new Set(listSorts(false).map(({ value }) => value));

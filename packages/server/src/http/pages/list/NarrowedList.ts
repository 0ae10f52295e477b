import type { ListFilter } from '../../../catalogue/list/ListQuery.ts';
import { type ListFilters, readListFilters } from '../../../catalogue/list/readListFilters.ts';
import { writeListFilters } from '../../../catalogue/list/writeListFilters.ts';
import type { Call } from '../../call/Call.ts';
import { LIST_SIZE, LIST_SORTS } from './listSorts.ts';

/** A list at an address, and what that narrows it by. */
export interface NarrowedList {
  /** The address without its fields. */
  readonly base: string;
  /** What the list is about: no visitor chose it, and none can leave it out. */
  readonly own: Pick<ListFilter, 'category' | 'tag'>;
  /** What the visitor chose. */
  readonly filters: ListFilters;
  /** The fields of an address with these filters, for forms. */
  readonly fieldsOf: (filters: ListFilters) => Readonly<Record<string, string>>;
  /** The address of the list with these filters in place of its own. */
  readonly urlOf: (filters: ListFilters, page?: number) => string;
}

/** Reads the choices of a call; what the list is about anyway, and what every list does, is none. */
export function narrowedList(call: Call, base: string, own: NarrowedList['own'] = {}): NarrowedList {
  const { decimals } = call.settings.money;
  const { search, sort, perPage, ...read } = readListFilters(call.fields, decimals);
  const isSearch = base === call.links.home;
  const rest = Object.fromEntries(Object.entries(read).filter(([name]) => !Object.hasOwn(own, name)));
  const isOffered = sort !== undefined && sort !== 'menu_order' && LIST_SORTS.has(sort);
  const filters: ListFilters = {
    ...rest,
    ...(isSearch && { search: search ?? '' }),
    ...(isOffered && { sort }),
    ...(perPage !== undefined && perPage !== LIST_SIZE && { perPage }),
  };
  const fieldsOf = (some: ListFilters) => ({
    // Without it, an empty search would be the site's first page.
    ...(isSearch && { s: '', post_type: 'product' }),
    ...writeListFilters(some, decimals),
  });
  return {
    base,
    own,
    filters,
    fieldsOf,
    urlOf: (some, page) => addressOf(base, fieldsOf(some), isSearch, page),
  };
}

function addressOf(
  base: string,
  fields: Readonly<Record<string, string>>,
  isSearch: boolean,
  page = 1,
): string {
  const query = new URLSearchParams(fields);
  if (page > 1 && isSearch) query.set('paged', String(page));
  const path = page > 1 && !isSearch ? `${base}page/${page}/` : base;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The filters without what a visitor chose to see fewer products; the order and the size of a page stay. */
export const clearedFilters = ({ search, sort, perPage }: ListFilters): ListFilters => ({
  ...(search !== undefined && { search }),
  ...(sort && { sort }),
  ...(perPage !== undefined && { perPage }),
});

export const isNarrowed = ({ search: _s, sort: _o, perPage: _p, ...chosen }: ListFilters): boolean =>
  Object.keys(chosen).length > 0;

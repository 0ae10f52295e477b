import { type ListView, pagingView } from '@vitrine/contract/shop';
import { CATEGORY, TAG } from '../../../catalogue/terms/Term.ts';
import { findTerm, listCategories } from '../../../catalogue/terms/listTerms.ts';
import type { ListQuery, Sort } from '../../../catalogue/list/ListQuery.ts';
import { listFilterOf } from '../../../catalogue/list/listFilterOf.ts';
import { listProducts } from '../../../catalogue/list/listProducts.ts';
import { filterFields, type ListFilters, readListFilters } from '../../../catalogue/list/readListFilters.ts';
import { searchProducts } from '../../../search/searchProducts.ts';
import type { Call } from '../../call/Call.ts';
import { maySearch, refuseSearch } from '../../call/maySearch.ts';
import { idField, textField } from '../../request/fields.ts';
import { cardsOf, productCards } from '../../views/productCards.ts';
import { categoryView } from '../frameFor.ts';
import type { PageHandler, PageResult } from '../PageResult.ts';
import { showPage } from '../showPage.ts';
import { listTexts } from '@vitrine/texts';
import { textsFor } from '../../call/textsFor.ts';

const PER_PAGE = 24;

const SORTS = [
  { value: 'menu_order', label: 'sortDefault' },
  { value: 'popularity', label: 'sortPopularity' },
  { value: 'rating', label: 'sortRating' },
  { value: 'date', label: 'sortDate' },
  { value: 'price', label: 'sortPrice' },
  { value: 'price-desc', label: 'sortPriceDown' },
] as const satisfies readonly { readonly value: Sort; readonly label: string }[];

/** What `orderby` may be. */
export const LIST_SORTS: ReadonlySet<string> = new Set(SORTS.map(({ value }) => value));

interface Listed {
  readonly title: string;
  readonly descriptionHtml?: string;
  readonly filter: ListQuery;
  readonly canonical: string;
  readonly category?: string;
}

/** `/shop/`, `/shop/page/2/`. */
export const shopPage: PageHandler = (call, path) =>
  show(call, path, { title: textsFor(call, listTexts)('shop'), filter: {}, canonical: call.links.shop });

/** The last part of the address is the category's own slug; those before it are what it is in. */
export const categoryPage: PageHandler = async (call, path) => {
  const { own, paging } = splitPaging(path);
  const slug = own.at(-1);
  const term = slug === undefined ? null : await findTerm(call.shop, CATEGORY, slug);
  if (!term) return null;
  const { name: title, description: descriptionHtml } = term;
  const filter = { category: term.slug };
  const canonical = call.links.category(term.slug);
  return show(call, paging, { title, descriptionHtml, filter, canonical, category: term.slug });
};

export const tagPage: PageHandler = async (call, path) => {
  const { own, paging } = splitPaging(path);
  const term = own.length === 1 ? await findTerm(call.shop, TAG, own[0] ?? '') : null;
  if (!term) return null;
  const canonical = call.links.tag(term.slug);
  return show(call, paging, { title: term.name, filter: { tag: term.slug }, canonical });
};

/** `/?s=cup&post_type=product`. */
export const searchPage: PageHandler = async (call, path) => {
  if (!(await maySearch(call))) refuseSearch(call);
  const text = textField(call.fields, 's')?.trim() ?? '';
  const category = textField(call.fields, 'product_cat');
  const page = pageOf(call, path) ?? 1;
  const filters = readListFilters(call.fields, call.settings.money.decimals);
  const { perPage = PER_PAGE } = filters;
  const found = Object.keys(filterFields(call.fields)).some((name) => name !== 'product_cat')
    ? await searchNarrowed(call, filters, page, perPage)
    : await searchProducts(call.shop, { text, category, limit: perPage, offset: (page - 1) * perPage });
  const list = {
    title: textsFor(call, listTexts)('searchResults', { search: text }),
    filter: {},
    canonical: '',
    category: category ?? '',
  };
  return showPage(
    call,
    'list',
    {
      ...(await viewList(call, list, page, found.total, perPage)),
      products: await cardsOf(call, found.ids),
      isTotalCapped: found.isMore,
      sorts: [],
      search: text,
    },
    { title: list.title, isShared: true },
  );
};

/** What a search found, as far as it fits what is chosen; the best still come first. */
async function searchNarrowed({ shop, settings }: Call, filters: ListFilters, page: number, perPage: number) {
  const filter = await listFilterOf(shop, filters, settings);
  const { items, total } = await listProducts(shop, { ...filter, sort: undefined, page, perPage });
  return { ids: items.map(({ product }) => product.id), total, isMore: false };
}

const splitPaging = (path: readonly string[]) => {
  const at = path.lastIndexOf('page');
  return at > 0 && at === path.length - 2
    ? { own: path.slice(0, at), paging: path.slice(at) }
    : { own: path, paging: [] };
};

/** null: the address has parts that mean nothing. */
function pageOf({ fields }: Call, paging: readonly string[]): number | null {
  if (paging.length === 0) return Math.max(1, idField(fields, 'paged'));
  const page = Number(paging[1]);
  return paging[0] === 'page' && paging.length === 2 && Number.isInteger(page) && page > 0 ? page : null;
}

async function show(call: Call, paging: readonly string[], list: Listed): Promise<PageResult> {
  const page = pageOf(call, paging);
  if (page === null) return null;
  const sort = SORTS.find(({ value }) => value === textField(call.fields, 'orderby'))?.value ?? 'menu_order';
  const { search: _, ...filters } = readListFilters(call.fields, call.settings.money.decimals);
  const { perPage = PER_PAGE } = filters;
  const found = await listProducts(call.shop, {
    ...(await listFilterOf(call.shop, filters, call.settings)),
    ...list.filter,
    sort,
    page,
    perPage,
  });
  if (page > 1 && found.items.length === 0) return null;
  const content = {
    ...(await viewList(call, list, page, found.total, perPage)),
    products: await productCards(call, found.items),
    sort,
  };
  const canonical = page > 1 ? `${list.canonical}page/${page}/` : list.canonical;
  return showPage(call, 'list', content, {
    title: list.title,
    canonical,
    isShared: true,
    tags: ['catalogue'],
  });
}

async function viewList(
  call: Call,
  list: Listed,
  page: number,
  total: number,
  perPage = PER_PAGE,
): Promise<ListView> {
  const text = textField(call.fields, 's');
  const base = list.canonical || call.links.search(text ?? '');
  const kept = filterFields(call.fields);
  const query = new URLSearchParams(kept);
  const orderBy = textField(call.fields, 'orderby');
  if (orderBy) query.set('orderby', orderBy);
  const suffix = query.size > 0 ? `?${query}` : '';
  return {
    title: list.title,
    descriptionHtml: list.descriptionHtml ?? '',
    products: [],
    total,
    isTotalCapped: false,
    perPage,
    paging: pagingView(page, Math.max(1, Math.ceil(total / perPage)), (number) =>
      list.canonical
        ? (number === 1 ? base : `${base}page/${number}/`) + suffix
        : `${base}&${new URLSearchParams({ ...kept, paged: String(number) })}`,
    ),
    sort: 'menu_order',
    sorts: SORTS.map(({ value, label }) => ({ value, label: textsFor(call, listTexts)(label) })),
    kept: text === undefined ? kept : { ...kept, s: text, post_type: 'product' },
    search: '',
    categories: (await listCategories(call.shop)).map((node) => categoryView(call, node)),
    category: list.category ?? '',
  };
}

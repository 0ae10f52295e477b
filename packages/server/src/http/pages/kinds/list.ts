import { type ListView, pagingView } from '@vitrine/contract/shop';
import { listTexts } from '@vitrine/texts';
import { keptChoices } from '../../../catalogue/list/keptChoices.ts';
import type { ListFilter } from '../../../catalogue/list/ListQuery.ts';
import { listProducts, type ProductPage } from '../../../catalogue/list/listProducts.ts';
import { listFilterOf } from '../../../catalogue/list/listFilterOf.ts';
import { CATEGORY, TAG } from '../../../catalogue/terms/Term.ts';
import { findTerm } from '../../../catalogue/terms/listTerms.ts';
import { COUNTED_RESULTS } from '../../../search/limits.ts';
import { searchProducts } from '../../../search/searchProducts.ts';
import type { Call } from '../../call/Call.ts';
import { maySearch, refuseSearch } from '../../call/maySearch.ts';
import { textsFor } from '../../call/textsFor.ts';
import type { NamedPlace } from '../../documents/placeOf.ts';
import { idField } from '../../request/fields.ts';
import { productCards } from '../../views/productCards.ts';
import { categoryTrail, homeTrail, shopTrail } from '../../views/trails.ts';
import { listThing } from '../jsonLd/graphOf.ts';
import { LIST_SIZE, LIST_SIZES, listSorts } from '../list/listSorts.ts';
import { isNarrowed, type NarrowedList, narrowedList } from '../list/NarrowedList.ts';
import { without } from '../list/toggleFilters.ts';
import { viewFilters } from '../list/viewFilters.ts';
import { allCategoriesUrl, shownCategory, viewListCategories } from '../list/viewListCategories.ts';
import type { PageHandler, PageResult } from '../PageResult.ts';
import { showPage } from '../showPage.ts';
import { productFeed } from './feed.ts';

type Heading = Pick<ListView, 'title' | 'trail'> &
  Partial<Pick<ListView, 'descriptionHtml' | 'search' | 'isTotalCapped'>>;

/** `/shop/`, `/shop/page/2/`. */
export const shopPage: PageHandler = (call, path) =>
  show(
    call,
    path,
    narrowedList(call, call.links.shop),
    { title: textsFor(call, listTexts)('shop'), trail: homeTrail(call) },
    { names: ['product_archive', 'shop_page'] },
  );

/** The last part of the address is the category's own slug; those before it are what it is in. */
export const categoryPage: PageHandler = async (call, path) => {
  const { own, paging } = splitPaging(path);
  const slug = own.at(-1);
  const term = slug === undefined ? null : await findTerm(call.shop, CATEGORY, slug);
  if (!term) return null;
  const { name: title, description: descriptionHtml } = term;
  const list = narrowedList(call, call.links.category(term.slug), { category: term.slug });
  const trail = (await categoryTrail(call, [term])).slice(0, -1);
  const place = { names: ['product_archive', 'product_cat'], id: String(term.id) };
  return show(call, paging, list, { title, trail, descriptionHtml }, place);
};

export const tagPage: PageHandler = async (call, path) => {
  const { own, paging } = splitPaging(path);
  const term = own.length === 1 ? await findTerm(call.shop, TAG, own[0] ?? '') : null;
  if (!term) return null;
  const list = narrowedList(call, call.links.tag(term.slug), { tag: term.slug });
  const place = { names: ['product_archive', 'product_tag'], id: String(term.id) };
  return show(call, paging, list, { title: term.name, trail: shopTrail(call) }, place);
};

/** `/?s=cup&post_type=product`. The best thousand are looked through; in a category, the best thousand of that. */
export const searchPage: PageHandler = async (call, path) => {
  if (!(await maySearch(call))) refuseSearch(call);
  const list = narrowedList(call, call.links.home);
  const { filters } = list;
  const { search = '', category } = filters;
  const find = (within?: string) =>
    searchProducts(call.shop, { text: search, category: within, limit: COUNTED_RESULTS });
  const found = await find(category);
  // What other categories have is counted too.
  const all = category === undefined ? found : await find();
  const filter = await listFilterOf(call.shop, without(filters, 'search'), call.settings);
  const shown: ListFilter = { ...filter, visibility: 'search', ids: found.ids };
  const title = textsFor(call, listTexts)('searchResults', { search });
  const isTotalCapped = found.isMore && !isNarrowed(without(filters, 'category'));
  const page = pageOf(call, path) ?? 1;
  const products = await readPage(call, list, shown, page);
  const content = await viewList(call, list, { ...shown, ids: all.ids }, products, page);
  return showPage(
    call,
    'list',
    { ...content, title, search, isTotalCapped, trail: homeTrail(call) },
    { title, isShared: true, place: { names: ['search', 'product_search', 'product_archive'] } },
  );
};

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

async function show(
  call: Call,
  paging: readonly string[],
  list: NarrowedList,
  heading: Heading,
  place: NamedPlace,
): Promise<PageResult> {
  const page = pageOf(call, paging);
  if (page === null) return null;
  const filter = { ...(await listFilterOf(call.shop, list.filters, call.settings)), ...list.own };
  const products = await readPage(call, list, filter, page);
  if (page > 1 && products.items.length === 0) return null;
  const content = { ...(await viewList(call, list, filter, products, page)), ...heading };
  return showPage(call, 'list', content, {
    title: heading.title,
    canonical: page > 1 && !isNarrowed(list.filters) ? `${list.base}page/${page}/` : list.base,
    isUnlisted: isNarrowed(list.filters),
    feeds: [productFeed(call)],
    things: isNarrowed(list.filters) ? [] : [thingOf(content)],
    isShared: true,
    place,
    tags: ['catalogue'],
  });
}

const thingOf = ({ products, paging, perPage, total }: ListView) =>
  listThing(
    products.map(({ name, url }) => ({ label: name, url })),
    (paging.page - 1) * perPage,
    total,
  );

const readPage = (
  call: Call,
  { filters }: NarrowedList,
  filter: ListFilter,
  page: number,
): Promise<ProductPage> =>
  listProducts(call.shop, {
    ...filter,
    sort: filters.sort,
    page,
    perPage: filters.perPage ?? LIST_SIZE,
  });

/** choosable: the products that choices are counted of. */
async function viewList(
  call: Call,
  list: NarrowedList,
  choosable: ListFilter,
  { items, total }: ProductPage,
  page: number,
): Promise<ListView> {
  const { filters, urlOf, fieldsOf, base } = list;
  const t = textsFor(call, listTexts);
  const choices = await keptChoices(call.shop, choosable);
  const perPage = filters.perPage ?? LIST_SIZE;
  const sorts = listSorts(filters.search !== undefined);
  return {
    title: '',
    trail: [],
    descriptionHtml: '',
    search: '',
    products: await productCards(call, items),
    total,
    isTotalCapped: false,
    perPage,
    sizes: LIST_SIZES.map((size) => ({
      size,
      url: urlOf(size === LIST_SIZE ? without(filters, 'perPage') : { ...filters, perPage: size }),
    })),
    paging: pagingView(page, Math.max(1, Math.ceil(total / perPage)), (number) => urlOf(filters, number)),
    sort: filters.sort ?? sorts[0].value,
    sorts: sorts.map(({ value, label }) => ({ value, label: t(label) })),
    action: base,
    kept: fieldsOf(without(filters, 'sort')),
    categories: await viewListCategories(call, list, choices),
    category: shownCategory(list),
    allCategoriesUrl: allCategoriesUrl(call, list),
    filters: await viewFilters(call, list, choices),
  };
}

import type { ApiShopCategory } from '@vitrine/contract/api';
import { findProductPage } from '../../../catalogue/findProductPage.ts';
import { findProduct } from '../../../catalogue/findProducts.ts';
import { keptChoices } from '../../../catalogue/list/keptChoices.ts';
import { listFilterOf } from '../../../catalogue/list/listFilterOf.ts';
import { listProducts } from '../../../catalogue/list/listProducts.ts';
import { type ListFilters, readListFilters } from '../../../catalogue/list/readListFilters.ts';
import { listAttributes } from '../../../catalogue/terms/attributes.ts';
import { findCategories } from '../../../catalogue/terms/findCategories.ts';
import { listCategories, type TermNode } from '../../../catalogue/terms/listTerms.ts';
import { suggest, type PostSuggestion } from '../../../liveSearch/suggest.ts';
import { findMedia } from '../../../media/findMedia.ts';
import type { Media } from '../../../media/Media.ts';
import { SEARCHES_BY_ADDRESS } from '../../../search/limits.ts';
import { isRowId } from '../../../security/isRowId.ts';
import type { Call } from '../../call/Call.ts';
import { maySearch } from '../../call/maySearch.ts';
import { imageView } from '../../views/imageView.ts';
import { missing, plain, type Refusal, refused } from '../answer/Outcome.ts';
import type { Handlers } from '../ApiCall.ts';
import { facetsView } from '../views/facetsView.ts';
import { shopCards, shopProductView } from '../views/shopViews.ts';
import { whileOpen } from '../whileOpen.ts';

const MOST_CATEGORIES = 10;

function tooMany({ reply }: Call): Refusal {
  reply.header('retry-after', SEARCHES_BY_ADDRESS.windowMs / 1000);
  return refused(429, 'too_many', 'Too many searches. Please wait a minute, and try again.');
}

const filtersOf = ({ fields, settings }: Call): ListFilters =>
  readListFilters(fields, settings.money.decimals);

const isRefused = async (call: Call, { search }: ListFilters): Promise<boolean> =>
  search !== undefined && !(await maySearch(call));

/** A slug of digits alone is a slug first. */
async function findPage({ shop }: Call, written: string) {
  const bySlug = await findProductPage(shop, written);
  const id = /^\d{1,10}$/.test(written) ? Number(written) : 0;
  if (bySlug || !isRowId(id)) return bySlug;
  const product = await findProduct(shop, id);
  return product && findProductPage(shop, product.slug);
}

const categoryView = (call: Call, node: TermNode, pictures: ReadonlyMap<number, Media>): ApiShopCategory => ({
  id: node.id,
  slug: node.slug,
  name: node.name,
  url: call.links.category(node.slug),
  count: node.count,
  image: imageView(pictures.get(node.imageId ?? 0)),
  children: node.children.map((child) => categoryView(call, child, pictures)),
});

const picturesBelow = (nodes: readonly TermNode[]): readonly (number | null)[] =>
  nodes.flatMap(({ imageId, children }) => [imageId, ...picturesBelow(children)]);

const foundView = ({ links }: Call, { post, image }: PostSuggestion) => ({
  id: post.id,
  title: post.title,
  url: post.type === 'post' ? links.post(post.slug) : links.page(post.slug),
  image: imageView(image),
});

export const shopCatalogueHandlers = {
  listShopProducts: whileOpen(async (call) => {
    const filters = filtersOf(call);
    if (await isRefused(call, filters)) return tooMany(call);
    const filter = await listFilterOf(call.shop, filters, call.settings);
    const { items, total } = await listProducts(call.shop, { ...filter, sort: filters.sort, ...call.query });
    return { kind: 'list', items: await shopCards(call, items), total };
  }),
  readShopFacets: whileOpen(async (call) => {
    const filters = filtersOf(call);
    if (await isRefused(call, filters)) return tooMany(call);
    const choices = await keptChoices(call.shop, await listFilterOf(call.shop, filters, call.settings));
    const terms = Object.values(choices.attributes).flat();
    const pictures = await findMedia(
      call.shop,
      terms.map(({ imageId }) => imageId),
    );
    return plain(facetsView(choices, filters, await listAttributes(call.shop), pictures));
  }),
  readShopProduct: whileOpen(async (call) => {
    const page = await findPage(call, call.params.slug);
    const view = page && (await shopProductView(call, page));
    return view ? plain(view) : missing();
  }),
  readShopCategories: whileOpen(async (call) => {
    const tree = await listCategories(call.shop);
    const pictures = await findMedia(call.shop, picturesBelow(tree));
    return plain({ items: tree.map((node) => categoryView(call, node, pictures)) });
  }),
  searchShop: whileOpen(async (call) => {
    const { shop, settings, links, query } = call;
    if (!(await maySearch(call))) return tooMany(call);
    const { q: text, product_cat: category, number: limit = settings.search.count } = query;
    const found = await suggest(shop, { text, category, limit, postType: 'any' }, settings);
    const categories = await findCategories(shop, text, MOST_CATEGORIES);
    return plain({
      products: await shopCards(call, found.products),
      categories: categories.map(({ id, slug, name, count }) => ({
        id,
        slug,
        name,
        count,
        url: links.category(slug),
      })),
      posts: found.posts.map((one) => foundView(call, one)),
      pages: found.pages.map((one) => foundView(call, one)),
    });
  }),
} satisfies Partial<Handlers>;

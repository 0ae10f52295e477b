import type { FragmentContents, FragmentName, FragmentView } from '@vitrine/contract/shop';
import type { JsonObject } from '@vitrine/model';
import { SORTS, type ListQuery, type Sort } from '../../catalogue/list/ListQuery.ts';
import { listProducts } from '../../catalogue/list/listProducts.ts';
import { listCategories } from '../../catalogue/terms/listTerms.ts';
import { findDocumentBySlug } from '../../documents/findDocument.ts';
import type { StoredDocument } from '../../documents/StoredDocument.ts';
import { listPosts } from '../../content/listPosts.ts';
import type { PageTag } from '../../pageVersions/PageTag.ts';
import { asId } from '../../documents/shelf/Shelf.ts';
import type { Call } from '../call/Call.ts';
import { moduleHead } from '../pages/moduleHead.ts';
import { shopView } from '../shop/shopView.ts';
import { drawModule } from '../sliders/drawModule.ts';
import { postCards } from '../views/postCards.ts';
import { cardsOf, productCards } from '../views/productCards.ts';
import { shownCategories } from '../views/shownCategories.ts';
import type { Drawing, ShownDocument } from './Drawing.ts';

export interface DrawnPart {
  readonly html: string;
  /** What it is made of. */
  readonly tags: readonly PageTag[];
  /** The script that plays modules is needed. */
  readonly isAlive?: boolean;
  /** For the head of the page. */
  readonly head?: readonly string[];
  /** The script of documents is needed. */
  readonly needsScript?: boolean;
  readonly needsEntrances?: boolean;
}

/** What a part is drawn for. */
export interface Filling extends Drawing {
  /** Of this part in the page, unlike that of any other. */
  readonly id: string;
  readonly drawWithin: (id: number) => Promise<ShownDocument | null>;
}

type DrawPart = (call: Call, settings: JsonObject, way: Filling) => Promise<DrawnPart | null>;

const MOST_PRODUCTS = 24;
const MOST_POSTS = 12;
const MOST_CATEGORIES = 12;
const MOST_COLUMNS = 6;
const SIDEBAR_LINKS = 6;

/** What a document can have of the shop, by name. */
export const PARTS: Readonly<Record<string, DrawPart>> = {
  async module(call, { alias }, { id }) {
    if (typeof alias !== 'string' || alias === '') return null;
    const { shop, site, settings } = call;
    const serial = Number(id.replaceAll('-', '')) || 1;
    const drawn = await drawModule({ shop, site, isShopClosed: settings.comingSoon.on }, alias, serial);
    if (!drawn) return null;
    return {
      html: drawn.html,
      // Once for all modules of the document: its script is told by `isAlive`.
      head: [moduleHead(call, { ...drawn, isAlive: false })],
      tags: ['modules', 'posts', 'catalogue'],
      isAlive: drawn.isAlive,
    };
  },
  async products(call, settings) {
    const ids = idsOf(settings['ids']);
    const products =
      ids.length > 0
        ? await cardsOf(call, ids)
        : await productCards(call, (await listProducts(call.shop, queryOf(settings))).items);
    if (products.length === 0) return null;
    const columns = within(settings['columns'], 4, MOST_COLUMNS);
    const list = { products, isRow: settings['layout'] === 'row', columns };
    return { html: fragment(call, 'productList', list), tags: ['catalogue'] };
  },
  async addToCart(call, settings) {
    const [product] = await cardsOf(call, idsOf(settings['id']).slice(0, 1));
    return product ? { html: fragment(call, 'addButton', product), tags: ['catalogue'] } : null;
  },
  async posts(call, settings) {
    const category = typeof settings['category'] === 'string' ? settings['category'] : '';
    const perPage = within(settings['count'], 3, MOST_POSTS);
    const { items } = await listPosts(call.shop, { perPage, ...(category && { category }) });
    return items.length === 0
      ? null
      : { html: fragment(call, 'postGrid', await postCards(call, items)), tags: ['posts'] };
  },
  search: async (call, _settings, { id }) => ({
    html: fragment(call, 'searchBox', { id: `search-${id}` }),
    tags: [],
  }),
  async categories(call, settings) {
    const shown = await shownCategories(call, within(settings['count'], 6, MOST_CATEGORIES));
    return shown.length === 0
      ? null
      : { html: fragment(call, 'categoryCards', shown), tags: ['catalogue', 'shop'] };
  },
  // An area beside a page: what the site has put there, or else the shop's own lists.
  async sidebar(call, { area }, { id, drawWithin }) {
    const own = await sectionOf(call, area);
    const drawn = own && (await drawWithin(own.id));
    if (drawn) return drawn;
    const categories = await listCategories(call.shop);
    const { items } = await listPosts(call.shop, { perPage: SIDEBAR_LINKS });
    const content = {
      searchId: `search-${id}`,
      categories: categories
        .filter(({ count }) => count > 0)
        .slice(0, SIDEBAR_LINKS)
        .map(({ name, slug }) => ({ label: name, url: call.links.category(slug) })),
      posts: items.map(({ title, slug }) => ({ label: title, url: call.links.post(slug) })),
    };
    return { html: fragment(call, 'sidebar', content), tags: ['catalogue', 'posts'] };
  },
  // What the page itself is about: its title, its text, the product with all that belongs to it.
  async page(call, { part, ...settings }, { page }) {
    if (!page || typeof part !== 'string') return null;
    return { html: fragment(call, 'pagePart', { ...page, part, settings }), tags: [] };
  },
  // A section, or whatever else was saved as a template.
  async document(_call, { id: written }, { drawWithin }) {
    const id = asId(String(written ?? ''));
    return id === null ? null : drawWithin(id);
  },
  // The page that it stands in puts the shop's own there, which it has for itself.
  header: async () => ofFrame('header'),
  footer: async () => ofFrame('footer'),
  logo: async () => ofFrame('logo'),
  cart: async () => ofFrame('cart'),
  async menu(_call, { layout, menu }) {
    if (typeof menu === 'string' && menu.includes('footer')) return ofFrame('footer-menu');
    return ofFrame(layout === 'vertical' ? 'menu-list' : 'menu');
  },
};

/** The section that is called as an area is: its slug, as themes write names of areas, too. */
const sectionOf = async (call: Call, area: unknown): Promise<StoredDocument | null> =>
  typeof area === 'string'
    ? findDocumentBySlug(
        call.shop,
        'section',
        area
          .trim()
          .toLowerCase()
          .replaceAll(/[\s_]+/g, '-'),
      )
    : null;

const ofFrame = (name: string): DrawnPart => ({ html: `<!--shop-${name}-->`, tags: [] });

function fragment<Name extends FragmentName>(
  call: Call,
  name: Name,
  content: FragmentContents[Name],
): string {
  // The name and its content belong together, which the union cannot see of a generic.
  return call.site.renderFragment({ name, shop: shopView(call), content } as unknown as FragmentView);
}

const within = (value: unknown, byDefault: number, most: number): number => {
  const number = Math.round(Number(value));
  return number > 0 ? Math.min(number, most) : byDefault;
};

/** `12, 14, 9`. */
const idsOf = (value: unknown): readonly number[] =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
    .split(/[\s,]+/)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, MOST_PRODUCTS);

/** Which products: new ones, those on sale, of a category. */
function queryOf(settings: JsonObject): ListQuery {
  const { source, category, sort, count } = settings;
  const named: Readonly<Record<string, ListQuery>> = {
    newest: { sort: 'date' },
    sale: { sort: 'popularity', onSale: true },
    popular: { sort: 'popularity' },
    rated: { sort: 'rating' },
    featured: { sort: 'menu_order', featured: true },
  };
  return {
    ...(typeof source === 'string' && Object.hasOwn(named, source) ? named[source] : { sort: 'popularity' }),
    ...(SORTS.includes(sort as Sort) && { sort: sort as Sort }),
    ...(typeof category === 'string' && category !== '' && { category }),
    perPage: within(count, 4, MOST_PRODUCTS),
  };
}

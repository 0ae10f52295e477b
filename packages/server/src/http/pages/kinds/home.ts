import type { HomeView } from '@vitrine/contract/shop';
import type { ListQuery } from '../../../catalogue/list/ListQuery.ts';
import { listProducts } from '../../../catalogue/list/listProducts.ts';
import { listPosts } from '../../../content/listPosts.ts';
import type { Call } from '../../call/Call.ts';
import { drawDocument } from '../../documents/drawDocument.ts';
import type { ShownDocument } from '../../documents/Drawing.ts';
import { type DrawnFrame, drawModule } from '../../sliders/drawModule.ts';
import { postCards } from '../../views/postCards.ts';
import { productCards } from '../../views/productCards.ts';
import { shownCategories } from '../../views/shownCategories.ts';
import { organizationThing, websiteThing } from '../jsonLd/siteThings.ts';
import { moduleHead } from '../moduleHead.ts';
import type { PageHandler, PageResult } from '../PageResult.ts';
import { showPage } from '../showPage.ts';

const MOST_CATEGORIES = 10;
const PRODUCTS = 4;
const POSTS = 3;

/** `/`: a module, and a way into everything that the shop has. Its owner says which of it is there. */
export const homePage: PageHandler = async (call) => {
  const { home, site } = call.settings;
  const document = await drawDocument(call, call.settings.documents.home);
  if (document) return documentHome(call, document);
  const hero = await heroOf(call);
  const newest = await products(call, { sort: 'date' });
  const content: HomeView = {
    title: site.title,
    text: site.tagline,
    heroHtml: hero?.html ?? '',
    hasProducts: newest.length > 0,
    categories: home.categories ? await shownCategories(call, MOST_CATEGORIES) : [],
    newest: home.newest ? newest : [],
    sale: home.sale ? await products(call, { sort: 'popularity', onSale: true }) : [],
    posts: home.posts ? await postCards(call, (await listPosts(call.shop, { perPage: POSTS })).items) : [],
    postsUrl: call.links.page('blog'),
  };
  return showPage(call, 'home', content, {
    title: site.tagline || site.title,
    description: site.tagline,
    canonical: call.links.home,
    things: [organizationThing(call), websiteThing(call)],
    ...(hero && { headHtml: moduleHead(call, hero) }),
    isShared: true,
    tags: ['catalogue', 'posts', 'modules'],
  });
};

/** A document in the place of all of it: what it shows is its own business. */
function documentHome(call: Call, document: ShownDocument): Promise<PageResult> {
  const { title, tagline } = call.settings.site;
  const nothing = {
    heroHtml: '',
    hasProducts: true,
    categories: [],
    newest: [],
    sale: [],
    posts: [],
    postsUrl: '',
  };
  return showPage(
    call,
    'home',
    { title, text: tagline, documentHtml: document.html, ...nothing },
    {
      title: tagline || title,
      description: tagline,
      canonical: call.links.home,
      things: [organizationThing(call), websiteThing(call)],
      document,
      isShared: true,
      tags: document.tags,
    },
  );
}

async function heroOf({ shop, site, settings }: Call): Promise<DrawnFrame | null> {
  const { module } = settings.home;
  if (module === '') return null;
  return drawModule({ shop, site, isShopClosed: settings.comingSoon.on }, module, 1);
}

async function products(call: Call, query: ListQuery) {
  const { items } = await listProducts(call.shop, { ...query, perPage: PRODUCTS });
  return productCards(call, items);
}

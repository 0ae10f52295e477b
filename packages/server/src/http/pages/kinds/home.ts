import type { HomeView, ShownCategoryView } from '@vitrine/contract/shop';
import type { ListQuery } from '../../../catalogue/list/ListQuery.ts';
import { listProducts } from '../../../catalogue/list/listProducts.ts';
import { listCategories, type TermNode } from '../../../catalogue/terms/listTerms.ts';
import { listPosts } from '../../../content/listPosts.ts';
import { findMedia } from '../../../media/findMedia.ts';
import type { Media } from '../../../media/Media.ts';
import type { Call } from '../../call/Call.ts';
import { drawDocument, type ShownDocument } from '../../documents/drawDocument.ts';
import { type DrawnFrame, drawModule } from '../../sliders/drawModule.ts';
import { imageView } from '../../views/imageView.ts';
import { postCards } from '../../views/postCards.ts';
import { productCards } from '../../views/productCards.ts';
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
  const content: HomeView = {
    title: site.title,
    text: site.tagline,
    heroHtml: hero?.html ?? '',
    categories: home.categories ? await categoriesOf(call) : [],
    newest: home.newest ? await products(call, { sort: 'date' }) : [],
    sale: home.sale ? await products(call, { sort: 'popularity', onSale: true }) : [],
    posts: home.posts ? postCards(call, (await listPosts(call.shop, { perPage: POSTS })).items) : [],
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
  const nothing = { heroHtml: '', categories: [], newest: [], sale: [], posts: [], postsUrl: '' };
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

/** Those at the top that something is in. One without a picture has that of what sells best in it. */
async function categoriesOf(call: Call): Promise<readonly ShownCategoryView[]> {
  const { shop, links } = call;
  const filled = (await listCategories(shop)).filter(({ count }) => count > 0).slice(0, MOST_CATEGORIES);
  const media = await findMedia(
    shop,
    filled.map(({ imageId }) => imageId),
  );
  return Promise.all(
    filled.map(async (category) => ({
      label: category.name,
      url: links.category(category.slug),
      count: category.count,
      image: imageView(media.get(category.imageId ?? 0) ?? (await pictureIn(call, category))),
    })),
  );
}

async function pictureIn({ shop }: Call, { slug }: TermNode): Promise<Media | null> {
  const { items } = await listProducts(shop, { category: slug, sort: 'popularity', perPage: 1 });
  return items[0]?.image ?? null;
}

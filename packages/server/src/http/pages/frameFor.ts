import {
  type AssetsView,
  type CardView,
  type CategoryView,
  type CountsView,
  directionOf,
  type FramePartsView,
  type FrameView,
  type HeaderView,
  type LinkView,
  type MenuItemView,
  type PagingView,
  type ShopSettings,
} from '@vitrine/contract/shop';
import { tidyCart } from '../../cart/mendCart.ts';
import { listCategories, type TermNode } from '../../catalogue/terms/listTerms.ts';
import { listMenus, type MenuItem } from '../../content/menus.ts';
import { isBannerShown } from '../../visitors/comingSoonBanner.ts';
import { headerBanner } from '../../visitors/headerBanner.ts';
import { storeNotice } from '../../visitors/storeNotice.ts';
import type { Call } from '../call/Call.ts';
import { tellCart } from '../call/cartCookies.ts';
import { nonceFor, sharedNonce } from '../call/nonce.ts';
import { tellSignedIn } from '../call/signedIn.ts';
import { textField } from '../request/fields.ts';
import type { PageDocuments } from '../documents/drawDocuments.ts';
import type { ShownDocument } from '../documents/Drawing.ts';
import { framesIn } from '../security/securityHeaders.ts';
import { showsTax } from '../shop/readCartView.ts';
import { shopView } from '../shop/shopView.ts';
import { comparedIds } from '../theme/compareCookie.ts';
import { wishlistFor } from '../theme/readWishlistView.ts';
import { tellUserWishes } from '../theme/wishlistCookies.ts';
import { ICONS } from './addIcons.ts';
import type { PageOf } from './globals/kindGlobals.ts';
import { pageGlobals } from './globals/pageGlobals.ts';
import { graphOf, type Thing } from './jsonLd/graphOf.ts';
import { postFeed } from './kinds/feed.ts';

export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Its one address; without one, search engines are asked not to list it. */
  readonly canonical?: string;
  /** Search engines are asked not to list it, and to go to its canonical address. */
  readonly isUnlisted?: boolean;
  /** What search engines read of it, beside the way to it. */
  readonly things?: readonly Thing[];
  /** Of a page of a list. */
  readonly paging?: Pick<PagingView, 'previousUrl' | 'nextUrl'>;
  /** Beside that of all posts. */
  readonly feeds?: readonly LinkView[];
  readonly card?: CardView;
  /** HTML for the end of the head. */
  readonly headHtml?: string;
  /** What the page is of. */
  readonly item?: FrameView['item'];
  /** The document that is the page. */
  readonly document?: ShownDocument | undefined;
  /** All documents of the page, that one among them. */
  readonly documents?: PageDocuments;
}

/** What stands around a page. A shared one holds nothing of the visitor. */
export async function frameFor(
  call: Call,
  head: PageHead,
  page: PageOf,
  isShared: boolean,
): Promise<FrameView> {
  const { settings, shop, request, visitor } = call;
  const categories = await listCategories(shop);
  const menus = await listMenus(shop);
  const menu = (slug: string) => menuView(menus.find((one) => one.slug === slug)?.items);
  const { search } = settings;
  if (!isShared) tellSignedIn(call, visitor.user);
  return {
    shop: shopView(call),
    siteTitle: settings.site.title,
    tagline: settings.site.tagline,
    direction: directionOf(settings.site.language),
    pageTitle: head.title,
    description: head.description ?? '',
    canonical: head.canonical ?? '',
    ...(head.isUnlisted && { isUnlisted: true as const }),
    ...(head.things && head.things.length > 0 && { jsonLd: graphOf(head.things) }),
    ...(head.paging?.previousUrl && { previousPage: head.paging.previousUrl }),
    ...(head.paging?.nextUrl && { nextPage: head.paging.nextUrl }),
    feeds: [postFeed(call), ...(head.feeds ?? [])],
    card: head.card ?? { type: 'website', image: null },
    ...documentFrame(head),
    ...(head.item && { item: head.item }),
    path: request.originalUrl.split('?')[0] ?? '/',
    menu: menu(settings.menus.main),
    footerMenu: menu(settings.menus.footer),
    categories: categories.map((node) => categoryView(call, node)),
    search: {
      text: textField(call.fields, 's') ?? '',
      category: textField(call.fields, 'product_cat') ?? '',
      count: search.count,
      minimum: search.minimum,
      thumbnail: search.thumbnail,
      price: search.price,
      sku: search.sku,
    },
    header: headerView(settings),
    banner: headerBanner(settings.header),
    parts: partsView(settings),
    loginNonce: sharedNonce(call, 'woocommerce-login'),
    storeNotice: storeNotice(settings),
    comingSoon: !isShared && (await isBannerShown(shop, visitor.user, settings)) ? bannerView(call) : null,
    isLoggedIn: !isShared && visitor.user !== null,
    counts: isShared ? null : await countsFor(call),
    assets: {
      ...assetsOf(call, head),
      ...ICONS,
      globals: { ...pageGlobals(call, page), ...documentConfig(head) },
      elsewhere: elsewhere(settings),
    },
  };
}

/** A template shows the page's own document within itself: both have styles. */
const documentsOf = ({ document, documents: all }: PageHead): readonly ShownDocument[] =>
  [...new Set([document, all?.main, all?.header, all?.footer, ...(all?.popups ?? [])])].filter(
    (each) => each !== null && each !== undefined,
  );

/** What documents need in the head and around the page. */
function documentFrame(head: PageHead): Pick<FrameView, 'headHtml' | 'documents'> {
  const shown = documentsOf(head);
  const all = head.documents;
  const tags = new Set(shown.flatMap((each) => each.head));
  const headHtml = (head.headHtml ?? '') + [...tags].join('');
  if (shown.length === 0) return head.headHtml === undefined ? {} : { headHtml };
  return {
    headHtml,
    documents: {
      bodyClasses: [...new Set(shown.flatMap(({ bodyClasses }) => bodyClasses.split(' ')))].join(' '),
      isAlone: (all?.main ?? head.document)?.isAlone === true,
      headerHtml: all?.header?.html ?? '',
      footerHtml: all?.footer?.html ?? '',
      mainHtml: all?.isTemplate === true ? (all.main?.html ?? '') : '',
      popupsHtml: (all?.popups ?? []).map(({ html }) => html).join(''),
      frames: [...new Set(shown.flatMap(({ html }) => framesIn(html)))],
    },
  };
}

function assetsOf({ site }: Call, head: PageHead): Pick<AssetsView, 'styles' | 'scripts'> {
  const shown = documentsOf(head);
  if (shown.length === 0) return site.assets;
  return {
    // Before the documents' own rules, which stand at the end of the head.
    styles: [...site.assets.styles, ...site.documents.styles],
    scripts: [...site.assets.scripts, ...documentScripts(site, shown)],
  };
}

function documentScripts({ documents }: Call['site'], shown: readonly ShownDocument[]): readonly string[] {
  if (shown.some(({ needsScript }) => needsScript)) return documents.scripts;
  return shown.some(({ needsEntrances }) => needsEntrances) ? documents.entranceScripts : [];
}

/** Scripts read it from the page, and only where there are some. */
const documentConfig = (head: PageHead): Readonly<Record<string, unknown>> =>
  documentsOf(head).find(({ needsScript }) => needsScript)?.config ?? {};

/** The frame of a shop that is not to be had: its name, and a way in for those who run it. */
export const withoutShop = (frame: FrameView): FrameView => ({
  ...frame,
  isClosed: true,
  feeds: [],
  menu: [],
  footerMenu: [],
  categories: [],
});

const categoryView = (call: Call, { id, slug, name, count, children }: TermNode): CategoryView => ({
  id,
  slug,
  name,
  count,
  url: call.links.category(slug),
  children: children.map((child) => categoryView(call, child)),
});

export const headerView = ({ header, compare }: ShopSettings): HeaderView => ({
  sticky: header.sticky,
  scroll: header.scroll,
  hideOnScroll: header.hideOnScroll,
  mobileLayout: header.mobileLayout,
  mobileOpener: header.mobileOpener,
  search: header.search,
  compareDropdown: compare.dropdown,
  anchorOffset: header.sticky === 'none' ? 0 : header.anchorOffset,
});

export const partsView = ({ preloader, toolbar, cart }: ShopSettings): FramePartsView => ({
  preloader: preloader.on,
  toolbar: !toolbar.on ? 'none' : toolbar.labels ? 'labels' : 'icons',
  addedPopup: cart.action === 'popup',
});

/** Whose scripts a page loads beside its own. */
const elsewhere = ({ contactWidget: { url } }: ShopSettings): readonly string[] =>
  url === '' ? [] : [new URL(url).origin];

const menuView = (entries: readonly MenuItem[] = []): readonly MenuItemView[] =>
  entries.map(({ title, url, children, isMega, html, opensNew }) => ({
    label: title,
    url,
    children: menuView(children),
    ...(isMega && { isMega }),
    ...(html && { html }),
    ...(opensNew && { opensNew }),
  }));

const bannerView = (call: Call) => ({
  restUrl: `${call.origin}/wp-json/wp/v2/users/${call.visitor.user?.id ?? 0}`,
  restNonce: nonceFor(call, 'wp_rest'),
});

/** The numbers in the header, for pages that are this visitor's own. */
async function countsFor(call: Call): Promise<CountsView> {
  const cart = await tidyCart(call.shop, call.visitor.customerId, call.settings);
  tellCart(call, cart.hash);
  const wishlist = await wishlistFor(call);
  if (call.visitor.user) tellUserWishes(call, wishlist);
  const cartSubtotal = cart.subtotal + (showsTax(call.settings) ? cart.subtotalTax : 0);
  return { cart: cart.count, cartSubtotal, wishlist: wishlist.count, compare: comparedIds(call).length };
}

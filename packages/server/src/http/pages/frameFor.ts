import {
  type CardView,
  type CategoryView,
  type CountsView,
  directionOf,
  type FrameView,
  type HeaderView,
  type MenuItemView,
  type ShopSettings,
} from '@vitrine/contract/shop';
import { tidyCart } from '../../cart/mendCart.ts';
import { listCategories, type TermNode } from '../../catalogue/terms/listTerms.ts';
import { listMenus, type MenuItem } from '../../content/menus.ts';
import { isBannerShown } from '../../visitors/comingSoonBanner.ts';
import { storeNotice } from '../../visitors/storeNotice.ts';
import type { Call } from '../call/Call.ts';
import { tellCart } from '../call/cartCookies.ts';
import { nonceFor, sharedNonce } from '../call/nonce.ts';
import { tellSignedIn } from '../call/signedIn.ts';
import { textField } from '../request/fields.ts';
import { showsTax } from '../shop/readCartView.ts';
import { shopView } from '../shop/shopView.ts';
import { comparedIds } from '../theme/compareCookie.ts';
import { wishlistFor } from '../theme/readWishlistView.ts';
import { ICONS } from './addIcons.ts';
import { pageGlobals } from './pageGlobals.ts';

export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Its one address; without one, search engines are asked not to list it. */
  readonly canonical?: string;
  /** Search engines are asked not to list it, and to go to its canonical address. */
  readonly isUnlisted?: boolean;
  readonly jsonLd?: unknown;
  readonly card?: CardView;
  /** HTML for the end of the head. */
  readonly headHtml?: string;
}

/** What stands around a page. A shared one holds nothing of the visitor. */
export async function frameFor(call: Call, head: PageHead, isShared: boolean): Promise<FrameView> {
  const { settings, shop, request, site, visitor } = call;
  const categories = await listCategories(shop);
  const menus = await listMenus(shop);
  const menu = (slug: string) => menuView(menus.find((one) => one.slug === slug)?.items);
  const { search } = settings;
  if (!isShared) tellSignedIn(call, visitor.user !== null);
  return {
    shop: shopView(call),
    siteTitle: settings.site.title,
    tagline: settings.site.tagline,
    direction: directionOf(settings.site.language),
    pageTitle: head.title,
    description: head.description ?? '',
    canonical: head.canonical ?? '',
    ...(head.isUnlisted && { isUnlisted: true as const }),
    ...(head.jsonLd !== undefined && { jsonLd: head.jsonLd }),
    card: head.card ?? { type: 'website', image: null },
    ...(head.headHtml !== undefined && { headHtml: head.headHtml }),
    path: request.originalUrl.split('?')[0] ?? '/',
    menu: menu('main'),
    footerMenu: menu('footer'),
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
    header: headerView(settings.header),
    loginNonce: sharedNonce(call, 'woocommerce-login'),
    storeNotice: storeNotice(settings),
    comingSoon: !isShared && (await isBannerShown(shop, visitor.user, settings)) ? bannerView(call) : null,
    isLoggedIn: !isShared && visitor.user !== null,
    counts: isShared ? null : await countsFor(call),
    assets: { ...site.assets, ...ICONS, globals: pageGlobals(call, isShared) },
  };
}

/** The frame of a shop that is not to be had: its name, and a way in for those who run it. */
export const withoutShop = (frame: FrameView): FrameView => ({
  ...frame,
  isClosed: true,
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

const headerView = ({
  sticky,
  scroll,
  hideOnScroll,
  mobileLayout,
  mobileOpener,
}: ShopSettings['header']): HeaderView => ({ sticky, scroll, hideOnScroll, mobileLayout, mobileOpener });

const menuView = (entries: readonly MenuItem[] = []): readonly MenuItemView[] =>
  entries.map(({ title, url, children }) => ({ label: title, url, children: menuView(children) }));

const bannerView = (call: Call) => ({
  restUrl: `${call.origin}/wp-json/wp/v2/users/${call.visitor.user?.id ?? 0}`,
  restNonce: nonceFor(call, 'wp_rest'),
});

/** The numbers in the header, for pages that are this visitor's own. */
async function countsFor(call: Call): Promise<CountsView> {
  const cart = await tidyCart(call.shop, call.visitor.customerId, call.settings);
  tellCart(call, cart.hash);
  const { count: wishlist } = await wishlistFor(call);
  const cartSubtotal = cart.subtotal + (showsTax(call.settings) ? cart.subtotalTax : 0);
  return { cart: cart.count, cartSubtotal, wishlist, compare: comparedIds(call).length };
}

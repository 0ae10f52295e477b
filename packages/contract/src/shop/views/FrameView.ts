import type { ImageView } from './ImageView.ts';
import type { CategoryView } from './ListView.ts';
import type { LinkView } from './LinkView.ts';
import type { ShopView } from './ShopView.ts';

export interface MenuItemView extends LinkView {
  readonly children: readonly MenuItemView[];
  /** On wide pages what is below it stands in columns, one for each child. */
  readonly isMega?: true;
  /** Stands in the child's column in place of its list. */
  readonly html?: string;
}

/** The search form's settings; scripts read them from its attributes. */
export interface SearchFormView {
  readonly text: string;
  readonly category: string;
  readonly count: number;
  /** Letters before suggestions come. */
  readonly minimum: number;
  readonly thumbnail: boolean;
  readonly price: boolean;
  readonly sku: boolean;
}

/** Personal: pages cached for everyone have null, and show no numbers until fragments come. */
export interface CountsView {
  readonly cart: number;
  readonly cartSubtotal: number;
  readonly wishlist: number;
  readonly compare: number;
}

export interface AssetsView {
  /** The site's own small picture; empty: none. */
  readonly icon: string;
  /** The same for a telephone's home screen: pixels, without transparency. */
  readonly touchIcon: string;
  /** What a browser reads that puts the site on one. */
  readonly manifest: string;
  readonly styles: readonly string[];
  /** Addresses of module scripts. */
  readonly scripts: readonly string[];
  /** Objects that existing scripts expect on the page by name: `wc_cart_fragments_params`, `woodmart_settings`… */
  readonly globals: Readonly<Record<string, unknown>>;
  /** Origins of other sites whose scripts the page loads; its policy allows these. */
  readonly elsewhere?: readonly string[];
}

/** How the header stays with a page that is scrolled. */
export interface HeaderView {
  readonly sticky: 'none' | 'real' | 'clone';
  readonly scroll: 'stick' | 'slide';
  readonly hideOnScroll: boolean;
  readonly mobileLayout: 'dropdown' | 'drilldown';
  readonly mobileOpener: 'arrow' | 'item';
  readonly search: 'form' | 'dropdown' | 'full-screen';
  /** What is compared is listed below its link. */
  readonly compareDropdown: boolean;
  /** In px; 0: none. */
  readonly anchorOffset: number;
}

/** A line above the header; the cookie `woodmart_tb_banner_<version>` hides it. */
export interface BannerView {
  readonly html: string;
  readonly version: string;
  readonly canClose: boolean;
}

/** What an owner can switch on beside a page. */
export interface FramePartsView {
  readonly preloader: boolean;
  readonly toolbar: 'none' | 'icons' | 'labels';
  /** Said above the page when something was added to the cart. */
  readonly addedPopup: boolean;
}

export interface CardView {
  readonly type: 'website' | 'article' | 'product';
  /** With its whole address. */
  readonly image: Pick<ImageView, 'url' | 'width' | 'height' | 'alt'> | null;
}

/** What stands around every page. */
export interface FrameView {
  readonly shop: ShopView;
  readonly siteTitle: string;
  readonly tagline: string;
  readonly direction: 'ltr' | 'rtl';
  readonly pageTitle: string;
  readonly description: string;
  /** Its one address, for search engines; empty: none, and they are asked not to list it. */
  readonly canonical: string;
  /** Has an address of its own, but is not for search engines: a list that is narrowed by a visitor's choices. */
  readonly isUnlisted?: true;
  readonly jsonLd?: unknown;
  /** Of a page of a list: the addresses of those beside it. */
  readonly previousPage?: string;
  readonly nextPage?: string;
  /** What programs can follow: new posts, new products. */
  readonly feeds: readonly LinkView[];
  /** What is shown of the page where somebody passes it on. */
  readonly card: CardView;
  /** Of pages that documents are on. */
  readonly documents?: {
    /** Classes of the body, by which documents style what is around them. */
    readonly bodyClasses: string;
    /** The document has the page to itself. */
    readonly isAlone: boolean;
    /** In the place of the shop's own; empty: that stays. */
    readonly headerHtml: string;
    readonly footerHtml: string;
    /** In the place of the page's own main part. */
    readonly mainHtml: string;
    /** Dialogs at the end of the page. */
    readonly popupsHtml: string;
    /** Origins that are shown in frames. */
    readonly frames: readonly string[];
  };
  /** HTML for the end of the head: what the modules of this page are drawn and played with. */
  readonly headHtml?: string;
  /** What the page is of, where that is one thing: scripts lead those to it who may change it. */
  readonly item?: { readonly kind: 'product' | 'category' | 'page' | 'post'; readonly id: number };
  /** The path that was asked for: the menu marks its item. */
  readonly path: string;
  readonly menu: readonly MenuItemView[];
  readonly footerMenu: readonly MenuItemView[];
  readonly categories: readonly CategoryView[];
  readonly search: SearchFormView;
  readonly header: HeaderView;
  readonly banner: BannerView | null;
  readonly parts: FramePartsView;
  /** For the form beside the page in which guests log in: good for any of them. */
  readonly loginNonce: string;
  /** null: there is none. id: md5 of the text; the cookie `store_notice<id>` hides it. */
  readonly storeNotice: { readonly id: string; readonly html: string } | null;
  /** Personal: for managers who have not put it away. */
  readonly comingSoon: { readonly restUrl: string; readonly restNonce: string } | null;
  /** Nothing of the shop is to be had yet: a page with its name, and a way in for those who run it. */
  readonly isClosed?: true;
  /** Personal: false on pages cached for everyone. */
  readonly isLoggedIn: boolean;
  readonly counts: CountsView | null;
  readonly assets: AssetsView;
}

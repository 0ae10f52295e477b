import type { JsonObject } from '@vitrine/model';
import type { CartView } from './CartView.ts';
import type { PostCardView } from './ContentView.ts';
import type { PaymentFormView } from './CheckoutView.ts';
import type { CompareView } from './CompareView.ts';
import type { ShownCategoryView } from './HomeView.ts';
import type { ImageView } from './ImageView.ts';
import type { LinkView } from './LinkView.ts';
import type { NoticeView } from './NoticeView.ts';
import type { PageContents, PageKind } from './PageView.ts';
import type { PriceView } from './PriceView.ts';
import type { ProductCardView } from './ProductCardView.ts';
import type { ProductPageView, StockView } from './ProductPageView.ts';
import type { ShopView } from './ShopView.ts';
import type { WishlistChooserView, WishlistView } from './WishlistView.ts';

/** What a document shows of its page, and how. Pages of a kind have parts of their own; of others nothing is shown. */
export interface PagePartView {
  readonly kind: PageKind;
  readonly content: PageContents[PageKind];
  readonly part: string;
  readonly settings: JsonObject;
}

/** Every fragment, and what it shows. */
export interface FragmentContents {
  /** `div.widget_shopping_cart_content`, the wrapper included. */
  readonly miniCart: CartView;
  /** `span.wd-cart-number` */
  readonly cartCount: { readonly count: number };
  /** `span.wd-cart-subtotal` */
  readonly cartSubtotal: { readonly subtotal: number };
  /** `span.price` and what is in it. */
  readonly price: PriceView;
  /** `p.stock`, or nothing when there is no text. */
  readonly stock: StockView;
  /** An `img`. */
  readonly thumbnail: ImageView | null;
  readonly notices: readonly NoticeView[];
  /** `div.cart_totals` */
  readonly cartTotals: CartView;
  /** `table.woocommerce-checkout-review-order-table` */
  readonly orderReview: CartView;
  /** `div.woocommerce-checkout-payment#payment` */
  readonly payment: PaymentFormView;
  /** `div.wd-compare-page`: all tables, or that there are none. */
  readonly compareTable: CompareView;
  /** `.wd-header-compare .wd-tools-count` */
  readonly compareCount: { readonly count: number };
  /** `.wd-header-compare .wd-dropdown-compare` */
  readonly compareDropdown: CompareView;
  /** `div.wd-wishlist-content` */
  readonly wishlistContent: WishlistView;
  /** `.wd-header-wishlist .wd-tools-count` */
  readonly wishlistCount: { readonly count: number };
  /** `dialog.wd-wishlist-chooser` */
  readonly wishlistChooser: WishlistChooserView;
  /** `dialog.wd-quick-view` */
  readonly quickView: ProductPageView;
  /** Products in a page document: in a grid, or in a row that scrolls. */
  readonly productList: {
    readonly products: readonly ProductCardView[];
    readonly isRow: boolean;
    readonly columns: number;
  };
  /** The button of one product. */
  readonly addButton: ProductCardView;
  readonly postGrid: readonly PostCardView[];
  readonly categoryCards: readonly ShownCategoryView[];
  /** Something of the page itself in the document that is in the place of its main part. */
  readonly pagePart: PagePartView;
  /** `div.document-sidebar`: what stands beside a page where nobody has put anything else. */
  readonly sidebar: {
    readonly searchId: string;
    readonly categories: readonly LinkView[];
    readonly posts: readonly LinkView[];
  };
  /** A plain form that searches products. */
  readonly searchBox: { readonly id: string };
  /** `section.recently-viewed`, or nothing when there are none. */
  readonly recentlyViewed: readonly ProductCardView[];
}

export type FragmentName = keyof FragmentContents;

export type FragmentView<Name extends FragmentName = FragmentName> = {
  readonly [N in Name]: {
    readonly name: N;
    readonly shop: ShopView;
    readonly content: FragmentContents[N];
  };
}[Name];

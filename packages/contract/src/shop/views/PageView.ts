import type { AccountView } from './AccountView.ts';
import type { CartPageView } from './CartView.ts';
import type { CheckoutView } from './CheckoutView.ts';
import type { CompareView } from './CompareView.ts';
import type { ContentView, MessageView, PostListView } from './ContentView.ts';
import type { FrameView } from './FrameView.ts';
import type { HomeView } from './HomeView.ts';
import type { ListView } from './ListView.ts';
import type { NoticeView } from './NoticeView.ts';
import type { OrderView } from './OrderView.ts';
import type { ProductPageView } from './ProductPageView.ts';
import type { WishlistView } from './WishlistView.ts';

/** Every kind of page, and what it shows in its main part. Those up to message hold nothing personal. */
export interface PageContents {
  readonly home: HomeView;
  readonly product: ProductPageView;
  readonly list: ListView;
  readonly content: ContentView;
  readonly posts: PostListView;
  /** One that the site itself has written. */
  readonly site: { readonly html: string };
  readonly message: MessageView;
  readonly cart: CartPageView;
  readonly checkout: CheckoutView;
  /** Of a finished order; null: not for this visitor, who is only thanked. */
  readonly orderReceived: { readonly order: OrderView | null };
  readonly account: AccountView;
  readonly wishlist: WishlistView;
  readonly compare: CompareView;
}

export type PageKind = keyof PageContents;

export type PageView<Kind extends PageKind = PageKind> = {
  readonly [K in Kind]: {
    readonly kind: K;
    readonly frame: FrameView;
    /** Empty in answers that a cache may keep. */
    readonly notices: readonly NoticeView[];
    readonly content: PageContents[K];
  };
}[Kind];

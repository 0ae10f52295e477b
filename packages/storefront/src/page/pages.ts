import type { PageContents, PageKind } from '@vitrine/contract/shop';
import type { ComponentType } from 'react';
import { AccountPage } from '../account/AccountPage.tsx';
import { CartPage } from '../cart/CartPage.tsx';
import { CheckoutPage } from '../checkout/CheckoutPage.tsx';
import { OrderReceivedPage } from '../checkout/OrderReceivedPage.tsx';
import { ComparePage } from '../compare/ComparePage.tsx';
import { ContentPage } from '../content/ContentPage.tsx';
import { MessagePage } from '../content/MessagePage.tsx';
import { PostListPage } from '../content/PostListPage.tsx';
import { SitePage } from '../content/SitePage.tsx';
import { HomePage } from '../home/HomePage.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { ProductPage } from '../product/ProductPage.tsx';
import { WishlistPage } from '../wishlist/WishlistPage.tsx';

/** The main part of every kind of page. */
export const pages: { readonly [Kind in PageKind]: ComponentType<{ content: PageContents[Kind] }> } = {
  home: HomePage,
  product: ProductPage,
  list: ListPage,
  content: ContentPage,
  posts: PostListPage,
  site: SitePage,
  message: MessagePage,
  cart: CartPage,
  checkout: CheckoutPage,
  orderReceived: OrderReceivedPage,
  account: AccountPage,
  wishlist: WishlistPage,
  compare: ComparePage,
};

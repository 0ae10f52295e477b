import type { FragmentContents, FragmentName } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { AddButton } from '../buttons/AddButton.tsx';
import { CartCount } from '../cart/CartCount.tsx';
import { CartSubtotal } from '../cart/CartSubtotal.tsx';
import { CartTotals } from '../cart/CartTotals.tsx';
import { MiniCart } from '../cart/MiniCart.tsx';
import { OrderReview } from '../checkout/OrderReview.tsx';
import { PaymentForm } from '../checkout/PaymentForm.tsx';
import { CompareCount } from '../compare/CompareCount.tsx';
import { CompareDropdown } from '../compare/CompareDropdown.tsx';
import { CompareTables } from '../compare/CompareTables.tsx';
import { Sidebar } from '../content/Sidebar.tsx';
import { PostGrid } from '../content/PostGrid.tsx';
import { CategoryCards } from '../home/HomePage.tsx';
import { SearchBox } from '../frame/SearchBox.tsx';
import { Picture } from '../html/Picture.tsx';
import { ProductList } from '../list/ProductList.tsx';
import { Notices } from '../notices/Notices.tsx';
import { PagePart } from './pageParts.tsx';
import { Price } from '../price/Price.tsx';
import { QuickView } from '../product/QuickView.tsx';
import { RecentlyViewed } from '../product/RecentlyViewed.tsx';
import { Stock } from '../product/Stock.tsx';
import { WishlistChooser } from '../wishlist/WishlistChooser.tsx';
import { WishlistContent } from '../wishlist/WishlistContent.tsx';
import { WishlistCount } from '../wishlist/WishlistCount.tsx';

/** How every fragment is drawn. */
export const fragments: {
  readonly [Name in FragmentName]: (content: FragmentContents[Name]) => ReactElement;
} = {
  miniCart: (cart) => <MiniCart cart={cart} />,
  cartCount: ({ count }) => <CartCount count={count} />,
  cartSubtotal: ({ subtotal }) => <CartSubtotal subtotal={subtotal} />,
  price: (price) => <Price price={price} />,
  stock: (stock) => <Stock stock={stock} />,
  thumbnail: (image) => <Picture image={image} sizes="80px" />,
  notices: (notices) => <Notices notices={notices} />,
  cartTotals: (cart) => <CartTotals cart={cart} />,
  orderReview: (cart) => <OrderReview cart={cart} />,
  payment: (form) => <PaymentForm form={form} />,
  compareTable: (compare) => <CompareTables compare={compare} />,
  compareCount: ({ count }) => <CompareCount count={count} />,
  compareDropdown: (compare) => <CompareDropdown compare={compare} />,
  wishlistContent: (wishlist) => <WishlistContent wishlist={wishlist} />,
  wishlistCount: ({ count }) => <WishlistCount count={count} />,
  wishlistChooser: (chooser) => <WishlistChooser chooser={chooser} />,
  quickView: (product) => <QuickView product={product} />,
  productList: (list) => <ProductList list={list} />,
  addButton: (product) => <AddButton product={product} />,
  postGrid: (posts) => <PostGrid posts={posts} heading="h3" />,
  categoryCards: (categories) => <CategoryCards categories={categories} />,
  pagePart: (part) => <PagePart part={part} />,
  sidebar: (sidebar) => <Sidebar sidebar={sidebar} />,
  searchBox: ({ id }) => <SearchBox id={id} />,
  recentlyViewed: (products) => <RecentlyViewed products={products} />,
};

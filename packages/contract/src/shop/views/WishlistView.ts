import type { PagingView } from './PagingView.ts';
import type { ProductCardView } from './ProductCardView.ts';

export interface WishlistItemView {
  readonly product: ProductCardView;
  readonly removeUrl: string;
}

export interface WishlistGroupView {
  /** 0: the guest's only one. */
  readonly id: number;
  readonly name: string;
  readonly isDefault: boolean;
  /** Of this page. */
  readonly items: readonly WishlistItemView[];
  /** Of all pages. */
  readonly count: number;
  readonly paging: PagingView;
}

export interface WishlistView {
  /** Those that are shown: all, or one by itself. */
  readonly groups: readonly WishlistGroupView[];
  /** All that there are, for products to go to. */
  readonly lists: readonly { readonly id: number; readonly name: string }[];
  /** Where the visitor is: `list` is 0 where all are shown. Forms and scripts lead back here. */
  readonly place: { readonly list: number; readonly page: number; readonly url: string };
  readonly isGuest: boolean;
  /** Groups are switched on: lists can be made, named, moved between and deleted. */
  readonly isExpanded: boolean;
  /** The `key` of every action of the page. */
  readonly nonce: string;
}

/** Where a product is to go to. */
export interface WishlistChooserView {
  readonly productId: number;
  readonly productName: string;
  readonly groups: readonly {
    readonly id: number;
    readonly name: string;
    readonly isDefault: boolean;
    readonly count: number;
    /** The product is on it already. */
    readonly hasProduct: boolean;
  }[];
  readonly nonce: string;
}

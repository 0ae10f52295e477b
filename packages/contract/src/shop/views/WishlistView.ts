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
  readonly items: readonly WishlistItemView[];
}

export interface WishlistView {
  readonly groups: readonly WishlistGroupView[];
  readonly isGuest: boolean;
  /** Groups are switched on: lists can be made, named, moved between and deleted. */
  readonly isExpanded: boolean;
  /** The `key` of every action of the page. */
  readonly nonce: string;
}

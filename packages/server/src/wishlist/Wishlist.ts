import { createHash } from 'node:crypto';

export interface WishlistItem {
  readonly productId: number;
  readonly addedAt: number;
}

export interface WishlistGroup {
  readonly id: number;
  readonly name: string;
  readonly isDefault: boolean;
  /** The last added first. */
  readonly items: readonly WishlistItem[];
}

export interface Wishlist {
  /** The default one first. */
  readonly groups: readonly WishlistGroup[];
  readonly count: number;
  /** The same for the same contents; '' when there is nothing. */
  readonly hash: string;
}

export function wishlistOf(groups: readonly WishlistGroup[]): Wishlist {
  const entries = groups
    .flatMap(({ id, items }) => items.map(({ productId }) => `${id}:${productId}`))
    .sort();
  const hash = entries.length > 0 ? createHash('md5').update(entries.join()).digest('hex') : '';
  return { groups, count: entries.length, hash };
}

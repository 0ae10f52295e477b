/** What visitors read; the title's is known word for word from other shops. */
export const wishlistTexts = {
  emptyTitle: 'Title is empty!',
  noProduct: 'There is no such product.',
  noGroup: 'There is no such group.',
  full: 'Your wishlist is full.',
  tooManyGroups: 'You have too many groups already.',
  defaultStays: 'The default group cannot be deleted.',
} as const;

export interface WishlistRefusal {
  readonly ok: false;
  readonly message: string;
}

export const refuseWish = (text: keyof typeof wishlistTexts): WishlistRefusal => ({
  ok: false,
  message: wishlistTexts[text],
});

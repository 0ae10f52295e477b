import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToGuestWishlist,
  readWishlistCookie,
  removeFromGuestWishlist,
  wishlistCookieNames,
  writeWishlistCookie,
} from './guestWishlist.ts';

const anyIds = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 60 });

describe("a guest's wishlist", () => {
  it('is read as it was written, encoded or not', () => {
    fc.assert(
      fc.property(anyIds, (ids) => {
        const value = writeWishlistCookie(ids);
        const sorted = ids.toSorted((a, b) => a - b);
        const read = (text: string) => readWishlistCookie(text).toSorted((a, b) => a - b);
        expect(read(value)).toEqual(sorted);
        expect(read(encodeURIComponent(value))).toEqual(sorted);
      }),
    );
  });

  it('is the map that scripts of the theme write', () => {
    expect(writeWishlistCookie([14])).toBe('{"14":{"product_id":14}}');
    expect(readWishlistCookie('{"14":{"product_id":"14"},"x":{"product_id":15,"group":2},"y":null}')).toEqual(
      [14, 15],
    );
  });

  it('is nothing when it is garbage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const id of readWishlistCookie(text)) expect(Number.isInteger(id) && id > 0).toBe(true);
      }),
    );
    for (const text of ['', 'null', '[]', '%', '%E0%A4%A', '{"1":{"product_id":1e99}}', '['.repeat(20_000)])
      expect(readWishlistCookie(text)).toEqual([]);
  });

  it('takes a product once, and never more than a cookie holds', () => {
    let ids: readonly number[] = [];
    for (let id = 2_000_000_000; id < 2_000_000_200; id++)
      ids = addToGuestWishlist(addToGuestWishlist(ids, id), id);
    expect(ids.length).toBeGreaterThan(50);
    expect(new Set(ids).size).toBe(ids.length);
    expect(encodeURIComponent(writeWishlistCookie(ids)).length).toBeLessThan(3800);
    expect(removeFromGuestWishlist([1, 2, 3], [2, 9])).toEqual([1, 3]);
  });

  it('has names of its own on each blog of a site', () => {
    expect(wishlistCookieNames().products).toBe('woodmart_wishlist_products');
    expect(wishlistCookieNames(9)).toMatchObject({
      products: 'woodmart_wishlist_products_9',
      count: 'woodmart_wishlist_count_9',
      hash: 'woodmart_wishlist_hash_9',
    });
  });
});

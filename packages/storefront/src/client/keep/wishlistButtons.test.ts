// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { wishlistButtons } from './wishlistButtons.ts';
import { wishAlso } from './keptCookies.ts';

const button = (id: number): string =>
  `<div class="wd-wishlist-btn"><a data-product-id="${id}" data-added-text="Browse wishlist"><span>Add to wishlist</span></a></div>`;

beforeEach(() => {
  document.cookie = 'woodmart_wishlist_products=; path=/; max-age=0';
  document.body.innerHTML = `<div class="wd-header-wishlist"><span class="wd-tools-count"></span></div>${button(7)}${button(8)}`;
  wishlistButtons.start(document.body);
});

const shown = () => ({
  count: document.querySelector('.wd-tools-count')?.textContent,
  isZero: document.querySelector('.wd-tools-count')?.classList.contains('is-zero'),
  buttons: [...document.querySelectorAll('.wd-wishlist-btn a')].map((each) => each.textContent),
});

it('a page that comes back from the history shows the wishes of now', () => {
  expect(shown()).toEqual({ count: '0', isZero: true, buttons: ['Add to wishlist', 'Add to wishlist'] });
  // On another page meanwhile.
  wishAlso('7');
  expect(shown().count).toBe('0');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(shown()).toEqual({ count: '1', isZero: false, buttons: ['Browse wishlist', 'Add to wishlist'] });
});

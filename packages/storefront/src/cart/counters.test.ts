import { expect, it } from 'vitest';
import { drawFragment } from '../testing/drawFragment.ts';
import { drawPage } from '../testing/drawPage.ts';
import { samplePages } from '../testing/samplePages.ts';

it.each([
  ['cartCount', { count: 3 }, '<span class="wd-cart-number wd-tools-count">3 <span>items</span></span>'],
  ['cartCount', { count: 1 }, '<span class="wd-cart-number wd-tools-count">1 <span>item</span></span>'],
  [
    'cartCount',
    { count: 0 },
    '<span class="wd-cart-number wd-tools-count is-zero">0 <span>items</span></span>',
  ],
  ['wishlistCount', { count: 0 }, '<span class="wd-tools-count is-zero">0</span>'],
  ['compareCount', { count: 2 }, '<span class="wd-tools-count">2</span>'],
] as const)('%s of %o is %s', (name, content, html) => {
  expect(drawFragment(name, content as never).html).toBe(html);
});

it('writes the subtotal with its currency', () => {
  expect(drawFragment('cartSubtotal', { subtotal: 19_800 }).get('span.wd-cart-subtotal').textContent).toBe(
    '€198.00',
  );
});

const counters = [
  '.wd-header-cart.cart-widget-opener > a[href="/cart/"] .wd-cart-number',
  '.wd-header-cart .wd-cart-subtotal',
  '.wd-header-wishlist.wd-with-count > a[href="/wishlist/"] .wd-tools-count',
  '.wd-header-compare > a[href="/compare/"] .wd-tools-count',
];

const ofEveryone = drawPage(samplePages.product);
const ofOne = drawPage(samplePages.cart);

it.each(counters)('%s is in the header twice, for wide and for narrow pages', (selector) => {
  const { all } = ofOne;
  expect(all(`.whb-visible-lg ${selector}`)).toHaveLength(1);
  expect(all(`.whb-hidden-lg ${selector}`)).toHaveLength(1);
});

it.each(counters)('%s is empty on pages that are the same for everyone', (selector) => {
  const { all } = ofEveryone;
  expect(all(selector).map((element) => element.textContent)).toEqual(['', '']);
});

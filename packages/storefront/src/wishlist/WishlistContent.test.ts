import { expect, it } from 'vitest';
import { attributesOf, drawFragment } from '../testing/drawFragment.ts';
import { sampleWishlist } from '../testing/sampleKept.ts';

it('the wishlist is one element that scripts put in place of the old one', () => {
  const { body } = drawFragment('wishlistContent', sampleWishlist());
  expect([...body.children].map((child) => child.className)).toEqual(['wd-wishlist-content']);
});

it('the wishlist removes one product by a link', () => {
  const { body } = drawFragment('wishlistContent', sampleWishlist());
  const link = body.querySelector('[data-group-id="1"] a.wd-wishlist-remove');
  expect(link && attributesOf(link)).toMatchObject({
    href: '/wishlist/?remove=12',
    'data-product-id': '12',
    'data-group-id': '1',
    'aria-label': 'Remove Moon jar, chalk from wishlist',
  });
});

it('the wishlist removes and moves many by a form, with the key of the page', () => {
  const { body } = drawFragment('wishlistContent', sampleWishlist());
  const form = body.querySelector('section[data-group-id="1"] form.wd-wishlist-bulk');
  expect(form?.querySelector('[name=key]')?.getAttribute('value')).toBe('aaaaaaaaaa');
  expect(
    [...(form?.querySelectorAll('[name="product_id[]"]') ?? [])].map((box) => box.getAttribute('value')),
  ).toEqual(['12', '13', '14']);
  expect([...(form?.querySelectorAll('[name=to_group_id] option') ?? [])].map((o) => o.textContent)).toEqual([
    'For Ines',
  ]);
});

it('the wishlist never offers to delete the default list', () => {
  const { body } = drawFragment('wishlistContent', sampleWishlist());
  const actions = (group: number) =>
    [...body.querySelectorAll(`section[data-group-id="${group}"] .wd-wishlist-group-settings button`)].map(
      (button) => button.getAttribute('value'),
    );
  expect(actions(1)).toEqual(['rename_group']);
  expect(actions(2)).toEqual(['rename_group', 'set_default_group', 'delete_group']);
});

it('the wishlist has no lists to make or name where groups are switched off', () => {
  const { body } = drawFragment('wishlistContent', sampleWishlist({ isExpanded: false }));
  expect(body.querySelector('[value=create_group], [value=rename_group], [name=to_group_id]')).toBeNull();
});

it('the wishlist says that it is empty, and where to go', () => {
  const { get } = drawFragment('wishlistContent', sampleWishlist({ groups: [], isExpanded: false }));
  expect(get('.wd-empty-wishlist a').getAttribute('href')).toBe('/shop/');
});

it('beside the one product that is kept stands how more come to it; where there are several they stand for themselves', () => {
  const { groups } = sampleWishlist();
  const one = drawFragment('wishlistContent', sampleWishlist({ groups: groups.slice(1) }));
  expect(one.get('.wd-wishlist-bulk .wd-wishlist-more').textContent).toContain('The heart beside a product');
  expect(one.get('.wd-wishlist-more a').getAttribute('href')).toBe('/shop/');
  expect(
    drawFragment('wishlistContent', sampleWishlist()).body.querySelector('.wd-wishlist-more'),
  ).toBeNull();
});

it('a long list has pages, which lead to it alone', () => {
  const { get } = drawFragment('wishlistContent', sampleWishlist());
  expect(get('.woocommerce-pagination .next').getAttribute('href')).toBe('/wishlist/?list=1&paged=2');
});

it('forms and scripts of the wishlist lead back to where the visitor is', () => {
  const place = { list: 1, page: 2, url: '/wishlist/?list=1&paged=2' };
  const { body, get } = drawFragment('wishlistContent', sampleWishlist({ place }));
  expect(attributesOf(get('.wd-wishlist-content'))).toMatchObject({
    'data-ajax_page': '2',
    'data-list': '1',
  });
  expect(new Set([...body.querySelectorAll('form')].map((form) => form.getAttribute('action')))).toEqual(
    new Set([place.url]),
  );
});

import { expect, it } from 'vitest';
import { drawFragment } from '../testing/drawFragment.ts';

const chooser = {
  productId: 12,
  productName: 'Moon jar',
  groups: [
    { id: 1, name: 'My wishlist', isDefault: true, count: 0, hasProduct: false },
    { id: 2, name: 'For Ines', isDefault: false, count: 3, hasProduct: true },
  ],
  nonce: 'aaaaaaaaaa',
};

it('the chooser offers every list and a new one, the default first', () => {
  const { body, get } = drawFragment('wishlistChooser', chooser);
  const choices = [...body.querySelectorAll('input[name=group_id]')];
  expect(choices.map((choice) => choice.getAttribute('value'))).toEqual(['1', '2', 'new']);
  expect(get('input[checked]').getAttribute('value')).toBe('1');
  expect(get('label[for=wishlist-choice-2]').textContent).toBe('For Ines It is on this list already.');
});

it('the chooser is a form that does the same without its script', () => {
  const { get } = drawFragment('wishlistChooser', chooser);
  expect(get('form').getAttribute('action')).toBe('/wishlist/');
  expect(get('[name=wishlist_action]').getAttribute('value')).toBe('add');
  expect(get('[name=product_id]').getAttribute('value')).toBe('12');
});

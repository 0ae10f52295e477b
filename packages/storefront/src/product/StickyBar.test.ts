import { expect, it } from 'vitest';
import { drawPage } from '../testing/drawPage.ts';
import { samplePage } from '../testing/samplePages.ts';
import { sampleProduct, sampleVariable } from '../testing/sampleProducts.ts';

const draw = (product = sampleProduct()) => drawPage(samplePage('product', product));

it('the bar adds by the form’s own button, and is out of reach until a script shows it', () => {
  const { get } = draw();
  const button = get('.wd-sticky-btn[inert] button');
  expect(get(`form.cart#${button.getAttribute('form')}`)).not.toBeNull();
  expect(button.getAttribute('name')).toBe('add-to-cart');
});

it('the bar leads back to the form where something must be chosen first', () => {
  const { get } = draw(sampleVariable());
  expect(get('.wd-sticky-btn a').getAttribute('href')).toBe('#product-form');
  expect(get('form.variations_form').id).toBe('product-form');
});

it('there is no bar where the owner wants none, nor for what cannot be bought', () => {
  expect(draw(sampleProduct({ hasStickyBar: false })).all('.wd-sticky-btn')).toEqual([]);
  expect(draw(sampleProduct({ isInStock: false })).all('.wd-sticky-btn')).toEqual([]);
});

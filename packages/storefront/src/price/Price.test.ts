import { expect, it } from 'vitest';
import { drawFragment } from '../testing/drawFragment.ts';

const one = { current: 8900, regular: 8900, isOnSale: false };

it('a price is one amount', () => {
  expect(drawFragment('price', one).html).toBe(
    '<span class="price"><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">€</span>89.00</bdi></span></span>',
  );
});

it('a price says in words what a line through a number shows', () => {
  const { get } = drawFragment('price', { current: 2400, regular: 3200, isOnSale: true });
  expect(get('.price > del[aria-hidden=true]').textContent).toBe('€32.00');
  expect(get('.price > ins[aria-hidden=true]').textContent).toBe('€24.00');
  expect(get('.price > del + .screen-reader-text').textContent).toBe('Original price was: €32.00.');
  expect(get('.price > ins + .screen-reader-text').textContent).toBe('Current price is: €24.00.');
});

it('a price is a range when a product has several prices', () => {
  const { get } = drawFragment('price', { ...one, max: 12_000 });
  expect(get('.price > [aria-hidden]').textContent).toBe('€89.00 – €120.00');
  expect(get('.screen-reader-text').textContent).toBe('Price range: €89.00 through €120.00');
});

it('a price is no range when all prices are the same', () => {
  expect(drawFragment('price', { ...one, max: 8900 }).get('.price').textContent).toBe('€89.00');
});

it('nothing is written when there is no price', () => {
  expect(drawFragment('price', { current: null, regular: null, isOnSale: false }).html).toBe(
    '<span class="price"></span>',
  );
});

it('a price keeps a hostile currency symbol as text', () => {
  const money = {
    currency: 'X',
    symbol: '<img src=x>',
    decimals: 2,
    position: 'right',
    thousandSeparator: ',',
    decimalSeparator: '.',
  } as const;
  const { body } = drawFragment('price', one, { money });
  expect(body.querySelector('img')).toBeNull();
  expect(body.textContent).toBe('89.00<img src=x>');
});
